import { kindOfHeading } from '../../facts/sections/heading-words.ts'
import { isDate } from './date-like.ts'
import type { Segment } from './segments.ts'

/** What stands left and right of a gutter, between two lines that cross it. */
export interface Band {
  readonly gutter: number
  readonly left: readonly Segment[]
  readonly right: readonly Segment[]
  readonly top: number
  readonly bottom: number
}

const fewestLines = 3
const narrowestGutter = 6
/** So far left of its column a line may begin. */
const outdent = 6
/** The marks of a list hang in the white before it. */
const beforeBullet = -2
const farBehind = 40
const mostCandidates = 60
const fewestShared = 2

/**
 * The bands that a white gutter could part in two, the likeliest first. Columns of text begin at a
 * common left edge, so only edges that several lines share are tried.
 */
export function bandsOf(segments: readonly Segment[]): Band[] {
  const sorted = segments.toSorted((a, b) => a.y - b.y)
  return leftEdges(segments)
    .flatMap((edge) => bandsAt(edge, sorted))
    .toSorted((a, b) => weightOf(b) - weightOf(a))
}

/** Where lines begin that have others, or white, on their left; each shared edge once. */
function leftEdges(segments: readonly Segment[]): number[] {
  const first = Math.min(...segments.map(({ x }) => x))
  const counts = new Map<number, number>()
  for (const { x } of segments) {
    const edge = Math.round(x)
    if (edge > first + 20) counts.set(edge, (counts.get(edge) ?? 0) + 1)
  }
  const atAbout = (edge: number) => counts.get(edge) ?? 0
  return [...counts]
    .filter(([edge]) => atAbout(edge - 1) + atAbout(edge) + atAbout(edge + 1) >= fewestShared)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, mostCandidates)
    .map(([edge]) => edge)
}

function bandsAt(edge: number, sorted: readonly Segment[]): Band[] {
  const bands: Band[] = []
  const isBulleted = sorted.some(({ x, isBullet }) => isBullet && Math.round(x) === edge)
  const narrowest = isBulleted ? beforeBullet : narrowestGutter
  const isRight = ({ x }: Segment) => x >= edge - outdent
  const isLeft = ({ right }: Segment) => right <= edge - narrowest
  // Whatever stands in one row with a line that crosses the gutter belongs to that row.
  const crossed = new Set(
    sorted
      .filter((segment) => !isRight(segment) && !isLeft(segment))
      .flatMap(({ y }) => [Math.round(y) - 1, Math.round(y), Math.round(y) + 1]),
  )
  let left: Segment[] = []
  let right: Segment[] = []
  const close = () => {
    ;({ left, right } = belowDates(left, right, edge))
    ;({ left, right } = aboveNextHeading(left, right))
    if (left.length >= fewestLines && right.length >= fewestLines) {
      const all = [...left, ...right].map(({ y }) => y)
      bands.push({ gutter: edge, left, right, top: Math.min(...all), bottom: Math.max(...all) })
    }
    left = []
    right = []
  }
  for (const segment of sorted) {
    if (crossed.has(Math.round(segment.y))) close()
    else if (isRight(segment)) right.push(segment)
    else left.push(segment)
  }
  close()
  return bands
}

/** Dates at the end of the lines on the left stand above the column on the right, and further right than it begins. */
function belowDates(left: Segment[], right: Segment[], edge: number) {
  const first = right.find((segment) => segment.x < edge + farBehind || !isDate(segment))
  if (!first || first === right[0]) return { left, right }
  const isBelow = ({ y }: Segment) => y > first.y - first.size
  return { left: left.filter(isBelow), right: right.filter(isBelow) }
}

/**
 * Below two columns stands the heading of what follows them over the whole page: dates at the end of its lines are
 * of no column.
 */
function aboveNextHeading(left: Segment[], right: Segment[]) {
  const lowest = right.findLast((one) => !isDate(one)) ?? right.at(-1)
  const next = left.findIndex(
    ({ y, size, text }) =>
      lowest !== undefined && y > lowest.y + size && kindOfHeading(text) !== undefined,
  )
  const heading = left[next]
  if (!heading) return { left, right }
  const below = left.slice(next + 1)
  const [above, dates] = [
    right.filter(({ y }) => y < heading.y),
    right.filter(({ y }) => y >= heading.y),
  ]
  const isLast =
    dates.length > 0
      ? dates.every((date) => below.some((line) => isBeside(line, date)))
      : below.length === 0
  return isLast ? { left: left.slice(0, next), right: above } : { left, right }
}

/** On one line, of which letters may stand a little higher. */
export function isBeside(one: Segment, other: Segment): boolean {
  return Math.abs(one.y - other.y) < 0.4 * other.size
}

/** Long and well filled on both sides; of gutters alike, the one with more white. */
function weightOf({ left, right, gutter }: Band): number {
  const strays = straysIn(right)
  const filled = Math.min(left.length, right.length - strays)
  const edge = gutter - Math.max(...left.map((segment) => segment.right))
  return filled - strays / 2 + Math.min(edge, 40) / 50
}

/** A few that begin where no others do, before a column that does: places at the end of the lines on its left. */
function straysIn(right: readonly Segment[]): number {
  const counts = new Map<number, number>()
  for (const { x } of right) counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1)
  const [column = 0] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? []
  const strays = right.filter(({ x }) => x < column - 8 && (counts.get(Math.round(x)) ?? 0) < 3)
  return strays.length * 3 <= right.length ? strays.length : 0
}
