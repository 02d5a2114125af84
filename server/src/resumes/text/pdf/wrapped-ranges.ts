import type { Row } from './page-layout.ts'
import type { Segment } from './segments.ts'

const rangeGoesOn =
  /(?:\b(?:19|20)\d\d|\b(?!valid|current|good)[a-z]{3,9}\.?|\d)\s*(?:[-–—]|to|until)$|[-–—]\s*[a-z]{3,9}\.?$/i
const restOfRange = /^(?:[a-z]{3,9}\.?,?\s+)?(?:(?:19|20)\d\d|present|current|now|date)$/i

/** "June 2020", and below it "to now". */
const endOfRange =
  /^(?:to|until|till)\s+(?:[a-z]{3,9}\.?,?\s+)?(?:(?:19|20)\d\d|present|current|now|date)$/i

/** "Feb", and below it "2022–present". */
const monthAlone = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?,?$/i
const beginsWithYear = /^(?:19|20)\d\d(?:\s*[-–—/].*)?$/

/** Below it, the dash before "Now" looks like a bullet. */
const endsInYear = /\b(?:19|20)\d\d$/

/** In a narrow column a range of dates may break; its second half would stand beside another text. */
export function withWholeRanges(rows: readonly Row[]): Row[] {
  const whole = rows.map((row) => [...row])
  whole.forEach((row, index) => {
    const next = whole[index + 1]
    row.forEach((cell, place) => {
      const below = next?.findIndex((other) => continues(cell, other, place === 0)) ?? -1
      const rest = next?.[below]
      if (row.length < 2 || !next || !rest) return
      row[place] = {
        ...cell,
        text: `${cell.text} ${rest.isBullet ? '– ' : ''}${rest.text}`,
        right: Math.max(cell.right, rest.right),
      }
      next.splice(below, 1)
    })
  })
  return whole.filter((row) => row.length > 0)
}

function continues(cell: Segment, below: Segment, isFirst: boolean): boolean {
  const isBelow = Math.abs(cell.x - below.x) < 3 || Math.abs(cell.right - below.right) < 3
  if (!isBelow || below.y - cell.y >= 2 * cell.size) return false
  if (monthAlone.test(cell.text)) return beginsWithYear.test(below.text)
  const isOpen = rangeGoesOn.test(cell.text) || (below.isBullet && endsInYear.test(cell.text))
  const isBegin = endsInYear.test(cell.text) && !/^(?:to|until|till)\b/i.test(cell.text)
  const isEndBelow = isBegin && isFirst && endOfRange.test(below.text)
  return (isOpen && restOfRange.test(below.text)) || isEndBelow
}
