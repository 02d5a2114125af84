import { kindOfHeading } from '../../facts/sections/heading-words.ts'
import { isBeside } from './gutter.ts'
import type { Band } from './gutter.ts'
import type { Segment } from './segments.ts'

/** What begins further right may be of a third column. */
const atGutter = 24
const atMiddle = 8

/**
 * Whether both sides of a gutter have sections of their own: below a heading on either side stands what has
 * nothing to do with the other, however well dates and lines happen to stand beside each other.
 */
export function haveOwnHeadings({ gutter, left, right }: Band): boolean {
  const ofLeft = left.filter((segment) => isHeading(segment, left))
  // A margin of headings alone has its texts on the right.
  if (ofLeft.length === 0 || left.length <= 2 * ofLeft.length) return false
  const middle = middleOf(right)
  return right.some(
    (segment) =>
      (Math.abs(segment.x - gutter) < atGutter ||
        Math.abs(middleOf([segment]) - middle) < atMiddle) &&
      isHeading(segment, right) &&
      !isOfTable(segment, left),
  )
}

/** Where headings of a column may be centred. */
function middleOf(column: readonly Segment[]): number {
  let [left, end] = [Infinity, -Infinity]
  for (const { x, right } of column) [left, end] = [Math.min(left, x), Math.max(end, right)]
  return (left + end) / 2
}

/** Whether nothing but headings stands left of a gutter, each at the height where its section begins on the right. */
export function isMarginOfHeadings({ left, right }: Band): boolean {
  const known = left.filter(({ text }) => kindOfHeading(text) !== undefined)
  // "Health", "General": in the first column of a table they say of what kind its rows are.
  if (areRows(right)) return false
  return (
    mayBeHeadings(left, known.length) &&
    left.every(({ text, isBullet }) => text.length <= 30 && !isBullet) &&
    left.every((heading) => right.some((line) => beginsBeside(line, heading)))
  )
}

/** Most of them have another at their height. */
function areRows(cells: readonly Segment[]): boolean {
  const counts = new Map<number, number>()
  for (const { y } of cells) counts.set(Math.round(y), (counts.get(Math.round(y)) ?? 0) + 1)
  const inRows = cells.filter(({ y }) => (counts.get(Math.round(y)) ?? 0) > 1)
  return inRows.length * 2 > cells.length
}

interface Placed {
  readonly y: number
  readonly size: number
  readonly isBold: boolean
}

/** Half of them are known, or they look alike and stand as far from each other as sections do and lines do not. */
export function mayBeHeadings(lines: readonly Placed[], known: number): boolean {
  const areAlike = lines.every(({ size, isBold, y }, at) => {
    const last = lines[at - 1]
    return !last || (last.size === size && last.isBold === isBold && y - last.y > 1.8 * size)
  })
  return known > 1 && (known * 2 >= lines.length || areAlike)
}

/** What begins beside a heading may have a little white above it, as in a box. */
export function beginsBeside({ y }: { y: number }, heading: { y: number; size: number }): boolean {
  return y > heading.y - 0.6 * heading.size && y < heading.y + 1.4 * heading.size
}

/** A known name of a section, in letters that most of the side does not have, and with something below it. */
function isHeading(segment: Segment, side: readonly Segment[]): boolean {
  const { isBullet, text } = segment
  if (isBullet || text.length > 40 || /\d/.test(text) || !kindOfHeading(text)) return false
  const alike = side.filter((other) => lookOf(other) === lookOf(segment))
  const isAlone = !side.some((other) => other !== segment && isBeside(other, segment))
  const isNear = (y: number) => Math.abs(y - segment.y) < 1.6 * segment.size
  // "HR driver", and below it "licence"; "Licence", and below it "no."
  const isRest = alike.some(({ y }) => y < segment.y && isNear(y))
  const goesOn = side.some((other) => {
    const isBelow = other.y > segment.y && isNear(other.y) && Math.abs(other.x - segment.x) < 4
    return isBelow && other.isBold === segment.isBold && /^\p{Ll}/u.test(other.text)
  })
  return (
    isAlone &&
    !isRest &&
    !goesOn &&
    alike.length * 3 <= side.length &&
    side.some(({ y }) => y > segment.y)
  )
}

/** "Course", beside "Provider" in the same letters: over a column of a table; other sections may begin side by side. */
function isOfTable(segment: Segment, left: readonly Segment[]): boolean {
  const beside = left.filter(
    (other) => isBeside(other, segment) && lookOf(other) === lookOf(segment),
  )
  const kind = kindOfHeading(segment.text)
  return beside.some(({ text }) => [undefined, kind].includes(kindOfHeading(text)))
}

function lookOf({ size, isBold, text }: Segment): string {
  const isCapitals = text === text.toUpperCase()
  return `${size.toFixed(1)} ${isBold} ${isCapitals}`
}
