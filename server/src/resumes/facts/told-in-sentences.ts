import type { Line, ResumeText } from '../resume-text.ts'
import { dateRangesIn } from './dates/date-ranges.ts'
import { isProse } from './jobs/duties.ts'
import type { Section } from './sections/read-sections.ts'

/** A line that goes on below ends within so much of the margin. */
const nearMargin = 0.75
/** Paragraphs stand further from each other than their lines. */
const mostLeading = 2.2
/** A paragraph that is one line, as Word's are. */
const longLine = 90
const longestParagraph = 4000
/** Names of tickets alone make no sentence; on several lines they are still one paragraph. */
const longList = 160

/** Whoever puts such a heading lists below it, in whatever words. */
const headed: readonly Section['kind'][] = ['experience', 'licences', 'education', 'skills']

/**
 * Some tell in a letter where they have worked and what they hold. Each of its sentences becomes a line; of
 * any other document nothing does.
 */
export function inSentences(
  text: ResumeText,
  sections: readonly Section[],
): ResumeText | undefined {
  if (sections.some(({ kind, heading }) => heading && headed.includes(kind))) return undefined
  const paragraphs = paragraphsOf(text.lines)
  const told = paragraphs.filter(isParagraph)
  if (lettersIn(told) < lettersIn(paragraphs) * 0.6 || !told.some(speaksOfOneself)) return undefined

  const lines = paragraphs.flatMap((paragraph) =>
    isParagraph(paragraph) ? sentencesOf(paragraph, text.text) : paragraph,
  )
  const dates = lines.flatMap((line) => dateRangesIn(line.text))
  return dates.length > 1 ? { ...text, lines } : undefined
}

function paragraphsOf(lines: readonly Line[]): Line[][] {
  const margins = new Map<number, number>()
  for (const { column, right } of lines)
    margins.set(column, Math.max(margins.get(column) ?? 0, right))
  const paragraphs: Line[][] = []
  for (const line of lines) {
    const latest = paragraphs.at(-1)
    const above = latest?.at(-1)
    if (latest && above && goesOn(above, line, margins.get(line.column) ?? 0)) latest.push(line)
    else paragraphs.push([line])
  }
  return paragraphs
}

function goesOn(above: Line, line: Line, margin: number): boolean {
  const isSameFlow =
    above.column === line.column && above.region === line.region && above.size === line.size
  const isPlain = [above, line].every(
    ({ isBullet, isInTable, isMarkedHeading, isBold }) =>
      !isBullet && !isInTable && !isMarkedHeading && !isBold,
  )
  const isBelow = line.page === above.page && line.y - above.y < above.size * mostLeading
  const isRight = line.x <= above.x + 2 && above.right > margin * nearMargin
  return isSameFlow && isPlain && isBelow && isRight
}

function lettersIn(paragraphs: readonly (readonly Line[])[]): number {
  return paragraphs.flat().reduce((sum, line) => sum + line.text.length, 0)
}

/** Lists leave it out. */
function speaksOfOneself(lines: readonly Line[]): boolean {
  return lines.some(({ text }) => /(?:^|\s)(?:I|I['’]\p{L}+|[Mm]y)\s/u.test(text))
}

function isParagraph(lines: readonly Line[]): boolean {
  const text = lines.map((line) => line.text).join(' ')
  const isBroken = lines.some(({ cells, isBullet }) => cells.length > 1 || isBullet)
  if (isBroken || text.length > longestParagraph) return false
  const isLong = lines.length > 1 || text.length > longLine
  return isLong && (isProse(text) || text.length > longList)
}

/** The dot of "Pty. Ltd", "St. Ives" and "approx. 12" ends none, and "It expires in June" goes on with the last. */
const shortened =
  '[Nn]o|[Ii]ncl|[Ll]ic|[Ee]xp|[Cc]ert|[Ss]t|[Ll]td|[Ii]nc|[Cc]o|[Pp]ty|approx|[Rr]ef|[Rr]eg|[Tt]el|M[trs]|Mrs|Dr'
const end = new RegExp(
  String.raw`(?<!\b(?:${shortened}))[.!?](?=\s+(?!(?:It|They|Both|This one) )[\p{Lu}\d])`,
  'gu',
)

function sentencesOf(paragraph: readonly Line[], whole: string): Line[] {
  const [first, last] = [paragraph[0], paragraph.at(-1)]
  if (!first || !last) return []
  const from = first.start
  const told = whole.slice(from, last.start + last.text.length)
  const ends = Array.from(told.matchAll(end), ({ index }) => index + 1)
  return [0, ...ends].flatMap((at, index) => {
    const raw = told.slice(at, ends[index])
    const start = from + at + (raw.length - raw.trimStart().length)
    const sentence = raw.trim().replace(/\s/g, ' ')
    const line = paragraph.findLast((one) => one.start <= start) ?? first
    const [cell] = line.cells
    return sentence === '' || !cell
      ? []
      : [{ ...line, start, text: sentence, cells: [{ ...cell, start, text: sentence }] }]
  })
}
