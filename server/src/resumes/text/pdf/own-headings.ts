import { kindOfHeading } from '../../facts/sections/heading-words.ts'
import type { Band } from './gutter.ts'
import type { Segment } from './segments.ts'

/**
 * Whether both sides of a gutter have sections of their own: below a heading on either side stands what has
 * nothing to do with the other, however well dates and lines happen to stand beside each other.
 */
export function haveOwnHeadings({ left, right }: Band): boolean {
  const ofLeft = left.filter((segment) => isHeading(segment, left))
  // A margin of headings alone has its texts on the right.
  if (ofLeft.length === 0 || left.length <= 2 * ofLeft.length) return false
  return right.some((segment) => isHeading(segment, right) && !isOfTable(segment, left))
}

/** A known name of a section, in letters that most of the side does not have, and with something below it. */
function isHeading(segment: Segment, side: readonly Segment[]): boolean {
  const { isBullet, text } = segment
  if (isBullet || text.length > 40 || /\d/.test(text) || !kindOfHeading(text)) return false
  const alike = side.filter((other) => lookOf(other) === lookOf(segment))
  const isAlone = !side.some((other) => other !== segment && isBeside(other, segment))
  return isAlone && alike.length * 3 <= side.length && side.some(({ y }) => y > segment.y)
}

/** "Course", beside "Provider" in the same letters: over a column of a table; other sections may begin side by side. */
function isOfTable(segment: Segment, left: readonly Segment[]): boolean {
  const beside = left.filter(
    (other) => isBeside(other, segment) && lookOf(other) === lookOf(segment),
  )
  const kind = kindOfHeading(segment.text)
  return beside.some(({ text }) => [undefined, kind].includes(kindOfHeading(text)))
}

function isBeside(one: Segment, other: Segment): boolean {
  return Math.abs(one.y - other.y) < 0.4 * other.size
}

function lookOf({ size, isBold, text }: Segment): string {
  const isCapitals = text === text.toUpperCase()
  return `${size.toFixed(1)} ${isBold} ${isCapitals}`
}
