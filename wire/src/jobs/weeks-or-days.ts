const longPairsOfWeeks = new Set(['4:1', '4:2', '5:1'])

/** A larger number is never one of weeks, unless somebody says so. */
export const mostWeeksOfSwing = 6

/**
 * What two numbers of a roster count when nobody says so, as people in the industry read them:
 * - Up to three on and up to three off, and 4:1, 4:2 and 5:1, are weeks: the swings of fly-in fly-out work
 *   and of construction. So 2:1 is 14 on and 7 off, and 4:1 is 28 on and 7 off.
 * - What makes seven is one week in days: 4:3, 5:2, 6:1, 3:4.
 * - All others are days: 8:6, 14:7, 7:7, 9:5, 6:3, and 4:4, which is four shifts on and four off.
 */
export function areWeeksOfSwing(on: number, off: number): boolean {
  return (on <= 3 && off <= 3) || longPairsOfWeeks.has(`${on}:${off}`)
}
