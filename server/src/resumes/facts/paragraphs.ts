import type { Line } from '../resume-text.ts'
import { isProse } from './jobs/duties.ts'

/** A line that goes on below ends within so much of the margin. */
const nearMargin = 0.75
/** Paragraphs stand further from each other than their lines. */
const mostLeading = 2.2
/** A paragraph that is one line, as Word's are. */
const longLine = 90
const longestParagraph = 4000
/** Longer than a heading or a header. */
const longEnough = 50
/** Names of tickets alone make no sentence; on several lines they are still one paragraph. */
const longList = 160

/** Lines that go on below each other; whatever does not is one of its own. */
export function paragraphsOf(lines: readonly Line[]): Line[][] {
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
      !isBullet && !isInTable && !isMarkedHeading && (!isBold || isAmidSentence(above, margin)),
  )
  // Dots lead to the margin, and no sentence goes on behind them.
  if (/[._…]{4}/.test(above.text)) return false
  const isBelow = line.page === above.page && line.y - above.y < above.size * mostLeading
  const isRight = line.x <= above.x + 2 && above.right > margin * nearMargin
  return isSameFlow && isPlain && isBelow && isRight
}

/** Some set words of a sentence in heavy letters, and most of a line with them. */
function isAmidSentence({ text, right }: Line, margin: number): boolean {
  return text.length > longEnough && right > margin * 0.9 && !/[.!?:;]$/.test(text)
}

/** Lists leave it out. */
export function speaksOfOneself(lines: readonly Line[]): boolean {
  return lines.some(({ text }) => /(?:^|\s)(?:I|I['’]\p{L}+|[Mm]y)\s/u.test(text))
}

/** Told in sentences, or in a list that goes over several lines. */
export function isParagraph(lines: readonly Line[]): boolean {
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

/** A line for each sentence, which begins where it begins. */
export function sentencesOf(paragraph: readonly Line[]): Line[] {
  const told = paragraph.map(({ text }) => text).join(' ')
  const ends = Array.from(told.matchAll(end), ({ index }) => index + 1)
  return [0, ...ends].flatMap((at, index) => {
    const raw = told.slice(at, ends[index])
    const text = raw.trim().replace(/\s/g, ' ')
    const [line, start] = placeOf(paragraph, at + (raw.length - raw.trimStart().length))
    const cell = line?.cells[0]
    return !line || !cell || text === ''
      ? []
      : [{ ...line, start, text, cells: [{ ...cell, start, text }] }]
  })
}

/** The line of a letter of the paragraph, and where the letter stands in the document. */
function placeOf(paragraph: readonly Line[], at: number): [Line | undefined, number] {
  let before = 0
  for (const line of paragraph) {
    if (at <= before + line.text.length) return [line, line.start + at - before]
    before += line.text.length + 1
  }
  return [paragraph.at(-1), 0]
}
