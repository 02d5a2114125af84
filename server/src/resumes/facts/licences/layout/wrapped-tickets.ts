import type { Cell, Line } from '../../../resume-text.ts'
import { areBelow } from '../../rows-of-cells.ts'
import { kindOfHeading } from '../../sections/heading-words.ts'
import { licencesIn } from '../names/find-licences.ts'
import { isMoreOfLatest } from '../parts/told-of-tickets.ts'

const fewestLetters = 30
/** Where the lines of one ticket stand nearer to each other than tickets do. */
const fewestOfNear = 12
/** A line so wide goes over the page. */
const wholePage = 400
const nearMargin = 40
const sameColumn = 4

/** Where the lines of each column end at most. */
export type Margins = ReadonlyMap<number, number>

export function marginsOf(lines: readonly Line[]): Margins {
  const columns = Map.groupBy(lines, ({ column }) => column)
  return new Map(
    [...columns].flatMap(([column, own]) => {
      const margin = own.reduce((widest, { right }) => Math.max(widest, right), 0)
      const reached = own.filter(({ right }) => right > margin - nearMargin)
      const left = own.reduce((least, { x }) => Math.min(least, x), margin)
      return reached.length > 1 || margin - left > wholePage ? [[column, margin] as const] : []
    }),
  )
}

/** In columns beside each other, "… oxygen –" with its date below it, beside another ticket. */
export function withWholeCells(lines: readonly Line[]): Line[] {
  const whole: Line[] = []
  for (const line of lines) {
    const above = whole.at(-1)
    const isRest = above !== undefined && isRestOfRow(line, above)
    const broken = line.cells.filter((cell) => cellAbove(cell, line, above, isRest) !== undefined)
    if (!above || broken.length === 0 || (broken.length === line.cells.length && !isRest)) {
      whole.push(line)
      continue
    }
    const cells = above.cells.map((cell) => {
      const rest = broken.find((one) => cellAbove(one, line, above, isRest) === cell)
      return rest ? { ...cell, text: `${cell.text} ${rest.text}` } : cell
    })
    const others = line.cells.filter((cell) => !broken.includes(cell))
    whole[whole.length - 1] = ofCells(above, cells)
    if (others.length > 0) whole.push(ofCells(line, others))
  }
  return whole
}

/**
 * "National police | Aug 2027", and below it "clearance", or "10 / 02 /" and below it "2027": ends of names
 * and of dates, and nothing in the other columns.
 */
function isRestOfRow({ cells }: Line, above: Line): boolean {
  const awaitsYear = (x: number) =>
    above.cells.some((cell) => Math.abs(cell.x - x) < sameColumn && endsAmidDate.test(cell.text))
  return (
    cells.length < above.cells.length &&
    (isRestOfQuestion(cells, above) ||
      cells.every(({ text, x }) => isRestOfName.test(text) || (isYear.test(text) && awaitsYear(x))))
  )
}

/** "Do you hold a current | No, Heavy Rigid only", and below it "Heavy Combination licence?" */
function isRestOfQuestion([rest, ...others]: readonly Cell[], { cells: [asked] }: Line): boolean {
  const isOpenAbove = asked !== undefined && isAsked.test(asked.text) && !asked.text.includes('?')
  return isOpenAbove && others.length === 0 && rest !== undefined && /\?\W*$/.test(rest.text)
}

const isAsked = /^\W*(?:do|does|are|is|have|has|can|will|did) (?:you|the applicant|it)\b/i

const endsAmidDate = /\d ?[/.-]\s*$|\d[-/ ]\p{L}{3}[-/]\s*$/u
const isYear = /^(?:19|20)?\d\d$/

const isRestOfName = /^(?:\p{Ll}[\p{L} ]*|\d{5,12})$/u

function cellAbove(
  { x, text }: Cell,
  line: Line,
  above: Line | undefined,
  isRest: boolean,
): Cell | undefined {
  const isNext = above && above.page === line.page && above.column === line.column
  const cell = isNext ? above.cells.find((one) => Math.abs(one.x - x) < sameColumn) : undefined
  if (!cell) return undefined
  const isEnd = goesOnBelow.test(cell.text) && isDate.test(text)
  return isRest || isEnd || (isOpen.test(cell.text) && isClosed.test(text)) ? cell : undefined
}

/** "… (upgraded", and below it "1999)" */
const isOpen = /\([^()]*$/
const isClosed = /^[^()]{1,30}\)$/

const goesOnBelow = /\s[–—-](?: exp\.?| valid to)?\s*$/i
const isDate = /^\W*(?:exp\w*\.? |valid to )?(?:\p{L}{3,9}[ -])?[\d/. ]+\W*$/iu

function ofCells(line: Line, cells: readonly Cell[]): Line {
  return { ...line, cells, text: cells.map(({ text }) => text).join('\t') }
}

/** Tickets whose line broke at the margin, in one line again; offsets of where it begins stay true. */
export function withWholeTickets(lines: readonly Line[], margins: Margins): Line[] {
  const whole: Line[] = []
  const { isNear, isApart } = distancesOf(lines)
  let last: Line | undefined
  for (const line of lines) {
    const first = whole.at(-1)
    const fewest = last && isNear(last, line) ? fewestOfNear : fewestLetters
    const isMore =
      last &&
      !isApart(last, line) &&
      (isHanging(first, last, line) || goesOn(last, line, margins, fewest))
    if (first && isMore) whole[whole.length - 1] = together(first, line)
    else whole.push(line)
    last = line
  }
  return whole
}

/** What stands below a bullet and right of it is of its entry, unless it names another ticket. */
function isHanging(first: Line | undefined, last: Line, next: Line): boolean {
  const isOfEntry =
    first?.isBullet === true &&
    first.cells.length === 1 &&
    next.x > first.x + sameColumn &&
    // "▸ til 14 Feb 2031": below what is told of a ticket stands the next one.
    !isMoreOfLatest(first.text)
  return isOfEntry && isBelow(last, next) && licencesIn(next.text, true).length === 0
}

interface Distances {
  /** Less than most of them are apart: it parts no tickets. */
  isNear(line: Line, next: Line): boolean
  /** Where others stand nearer to each other, another ticket begins. */
  isApart(line: Line, next: Line): boolean
}

function distancesOf(lines: readonly Line[]): Distances {
  const gaps = lines.slice(1).map((line, at) => line.y - (lines[at]?.y ?? 0))
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  const isNear = (line: Line, next: Line) => next.y - line.y < 0.85 * usual
  const leap = leapIn(gaps)
  return { isNear, isApart: (line, next) => leap !== undefined && next.y - line.y > leap }
}

/** Between the lines of a ticket, and between tickets: two distances, and nothing between them. */
function leapIn(gaps: readonly number[]): number | undefined {
  const inOrder = gaps.filter((gap) => gap > 0).toSorted((a, b) => a - b)
  const leaps = inOrder.flatMap((gap, at) => {
    const next = inOrder[at + 1]
    const hasMany = at + 1 >= fewestNear && inOrder.length - at - 1 >= fewestNear
    return next !== undefined && hasMany && next > 1.2 * gap ? [{ gap, next }] : []
  })
  const [leap] = leaps.toSorted((a, b) => b.next / b.gap - a.next / a.gap)
  return leap && Math.sqrt(leap.gap * leap.next)
}

/** So many of a distance are no accident. */
const fewestNear = 3

function goesOn(line: Line, next: Line, margins: Margins, fewest: number): boolean {
  const margin = margins.get(line.column)
  // "Rail medical | Kinetic | due", whose date found no room on the line
  const isOpenRow = line.isBullet && /\t\W*(?:due|expire[sd]|exp\.?|valid to)\W*$/i.test(line.text)
  if (isOpenRow && isBelow(line, next) && isDate.test(next.text)) return true
  const areAlike = isBelow(line, next) && isBelowLastCell(line, next)
  // "… confined spaces –" or "… WP exp", and below it its date.
  if (areAlike && awaitsDate.test(line.text) && /^[\d/. ]+$/.test(next.text)) return true
  if (areAlike && awaitsYear.test(line.text) && isWholeYear.test(next.text)) return true
  if (areAlike && awaitsMonth.test(line.text) && isMonthOfYear.test(next.text)) return true
  if (areAlike && opensBracket.test(line.text) && closesBracket.test(next.text)) return true
  // A name in heavy letters, in a column so narrow that it goes on below.
  const isName = line.isBold && next.isBold && /^\p{Ll}/u.test(next.text)
  if (areAlike && isName && next.text.length < line.text.length) return true
  if (margin === undefined || !areAlike || line.text.length < fewest) return false
  // Dots lead to the margin, and to the end of a ticket.
  if (/[.…_]{4} ?[^.…_]{1,20}$/.test(line.text) || saysItsEnd.test(line.text)) return false
  // A date that is set at the margin ends a ticket.
  if (/\d[/.\s]?\d\d\)?$/.test(line.text)) return false
  if (endsTicket.test(line.text) && /^\p{Lu}/u.test(next.text)) return false
  if (beginsWithLabel(next)) return false
  return line.right + widthOfFirstWord(next) > margin
}

/** "Tickets: Forklift; …", below skills that reached the margin. */
function beginsWithLabel({ text }: Line): boolean {
  const [, label] = /^(\p{Lu}[\p{L} &/]{3,30}):\s+\S/u.exec(text) ?? []
  return label !== undefined && kindOfHeading(label) !== undefined
}

const saysItsEnd = /\b(?:no (?:expiry|end date)|does not expire)\W*$/i

function isBelow(line: Line, next: Line): boolean {
  const isNear = next.y > line.y && next.y - line.y < 1.8 * line.size
  const isPlain = !next.isBullet && next.cells.length === 1
  return isPlain && isNear && next.column === line.column && next.page === line.page
}

/** Beside a label, the end of what stands there is below it. */
function isBelowLastCell({ cells }: Line, { x }: Line): boolean {
  const last = cells.at(-1)
  return cells.length === 1 || (cells.length === 2 && last !== undefined && areBelow(x, last.x))
}

const awaitsDate = /\s(?:[–—-]|exp(?:ires|iry)?\.?|to|until|due)$/i

/** "… expires 16 Oct" */
const awaitsYear = /\s\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9}\.?$/u
const isWholeYear = /^(?:19|20)\d\d[).]?$/

/** "… licence to 31", and below it "March 2027" */
const awaitsMonth =
  /\b(?:to|until|till|exp(?:ires|iry)?\.?|due|valid|dated?|on) \d{1,2}(?:st|nd|rd|th)?$/i
const isMonthOfYear = /^\p{L}{3,9}\.? (?:19|20)\d\d[).]?$/u

/** "… (card no.", and below it "DH448120, expires 19/03/2031)" */
const opensBracket = /\([^()]{0,60}$/
const closesBracket = /^[^()]{1,60}\)/

/** A name that says at its end what it is goes on in small letters, if at all. */
const endsTicket =
  /\b(?:induction|licen[cs]e|ticket|card|certificate|check|clearance|medical|passport)s?$/i

function widthOfFirstWord({ text, x, right }: Line): number {
  const [word = ''] = text.split(' ')
  return ((right - x) * (word.length + 1)) / Math.max(1, text.length)
}

export function together(line: Line, next: Line): Line {
  const isHyphenated = /\p{Ll}-$/u.test(line.text) && /^\p{Ll}/u.test(next.text)
  const withRest = (text: string) =>
    isHyphenated ? `${text.slice(0, -1)}${next.text}` : `${text} ${next.text}`
  const cells = line.cells.map((cell, at) =>
    at === line.cells.length - 1 ? { ...cell, text: withRest(cell.text) } : cell,
  )
  return { ...line, text: withRest(line.text), cells }
}
