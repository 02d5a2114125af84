import { anyOf, pattern } from '../../../../text/any-of.ts'
import type { Line } from '../../../resume-text.ts'
import { isDenied } from '../held/held.ts'
import { licencesIn } from '../names/find-licences.ts'
import { printedDates } from '../parts/ticket-dates.ts'

const ending = anyOf(
  /expir\w+|exp|valid|current|in date|good/i,
  /due(?: for renewal)?|renewals?(?: due)?|runs? out|ends?/i,
)

/** What is printed before the date where tickets end then. */
const endsThen = pattern`^\W*(?:all )?${ending}(?: (?:in|to|until|till|on|by))?(?: (?:the )?end of)?\W*$`

interface Head {
  readonly line: Line
  readonly year: number
  readonly isWorded: boolean
}

/**
 * "Expiring 2027" in heavy letters, and below it the tickets that do; or only "2027", above those of each year.
 * What stands above goes behind each that has no date of its own, up to the next line in its letters.
 */
export function withDatesOfGroups(lines: readonly Line[], asOf: Date): Line[] {
  const heads = new Map(
    lines.flatMap((line, at) => {
      const head = headAt(line, lines[at + 1])
      return head ? [[line, head] as const] : []
    }),
  )
  const all = [...heads.values()]
  // Where a name stands first, dates stand below their names.
  const areAbove = all[0]?.line === lines[0]
  if (!areAbove || !(all.length > 1 || all[0]?.isWorded)) return [...lines]

  const word = all.some(({ year }) => year > asOf.getFullYear()) ? 'expires' : 'issued'
  let above: Head | undefined
  const told: Line[] = []
  for (const line of lines) {
    const head = heads.get(line)
    // "No expiry" ends a group as well.
    above = head ?? (above && isInLettersOf(above.line, line) ? undefined : above)
    if (head) continue
    const isOwn = printedDates(line.text, true).length > 0
    told.push(above && !isOwn ? withTold(line, saidBy(above, word)) : line)
  }
  return told
}

function isInLettersOf(head: Line, { isBold, isBullet, size }: Line): boolean {
  return isBold === head.isBold && size === head.size && !isBullet
}

function saidBy({ line, isWorded }: Head, word: string): string {
  return isWorded ? line.text : `${word} ${line.text}`
}

/** A date alone, in other letters than what stands below it. */
function headAt(line: Line, next: Line | undefined): Head | undefined {
  const [date, ...others] = printedDates(line.text, true)
  if (!next || !date || others.length > 0 || line.isBullet || line.cells.length > 1)
    return undefined
  const isApart = (line.isBold && !next.isBold) || next.isBullet || line.size > next.size
  const before = line.text.slice(0, date.start)
  const isWorded = endsThen.test(before)
  // "Expire 21 January 2028 (Safety Direct, Karratha):"
  const after = line.text.slice(date.end).replace(isWorded ? /^\s*\([^()]*\)/ : '', '')
  const isAlone = /^\W*$/.test(after) && (isWorded || /^\W*$/.test(before))
  const isOfNext = printedDates(next.text, true).length > 0 && !isWorded
  return isApart && isAlone && !isOfNext ? { line, year: date.on.year, isWorded } : undefined
}

function withTold(line: Line, told: string): Line {
  const last = line.cells.at(-1)
  const cells = last ? [...line.cells, { ...last, text: told }] : line.cells
  return { ...line, cells, text: `${line.text}\t${told}` }
}

/** "Security licence 886-441, expires 17 July 2028", and below it in points what it is for. */
export function withEndsOfLicences(lines: readonly Line[]): Line[] {
  let end: string | undefined
  return lines.map((line, at) => {
    if (!line.isBullet) end = endAbovePoints(line, lines.slice(at + 1))
    return line.isBullet && end ? withTold(line, end) : line
  })
}

function endAbovePoints({ text, cells }: Line, below: readonly Line[]): string | undefined {
  const points = below.slice(0, lengthOfPoints(below))
  const [date, ...others] = printedDates(text, true)
  if (!date || others.length > 0 || cells.length > 1 || points.length < 2) return undefined
  const isOfLicence = paper.test(text) && endsLicence.test(text.slice(0, date.start))
  const areParts = points.every(
    (point) =>
      point.text.length <= longestPoint &&
      (!/\d{4}/.test(point.text) || isDenied(point.text)) &&
      licencesIn(point.text, true).length === 0,
  )
  return isOfLicence && areParts ? `expires ${date.printed}` : undefined
}

function lengthOfPoints(lines: readonly Line[]): number {
  const end = lines.findIndex(({ isBullet }) => !isBullet)
  return end === -1 ? lines.length : end
}

const paper = /\b(?:licen[cs]e|card|permit|registration|authority)\b/i
const endsLicence = /\b(?:exp\w*|valid (?:to|until)|until|renew\w*|due)\W*$/i
const longestPoint = 45
