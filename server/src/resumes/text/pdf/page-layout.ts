import { isReadAcross } from './across.ts'
import { baselines } from './baselines.ts'
import { groupsBeside } from './groups-beside.ts'
import { withCellsAtTop } from './cells-in-middle.ts'
import { withDatesAtTop } from './centred-dates.ts'
import { bandsOf } from './gutter.ts'
import type { Band } from './gutter.ts'
import { listInColumns } from './list-in-columns.ts'
import { haveOwnHeadings, isMarginOfHeadings } from './own-headings.ts'
import type { Segment } from './segments.ts'

/** Segments of one line, read across. */
export type Row = readonly Segment[]

/** A page as its flows: lines over the whole width, or columns beside each other. */
export type Block =
  | { readonly flow: 'across'; readonly rows: readonly Row[] }
  | {
      readonly flow: 'down'
      readonly left: readonly Block[]
      readonly right: readonly Block[]
      /** Whether the columns are the page's own, which may go on over the next one. */
      readonly isWholePage: boolean
    }

const mostBandsTried = 12
/** Of the height of a page, so much is set in columns that they are its own; less where both have headings. */
const tall = 0.45
const tallWithHeadings = 0.25
const deepest = 3
const fewestBullets = 4
const fewestNotes = 3
const sameHeight = 0.13
const titleRatio = 1.5
const titleLines = 3
const titleDepth = 160

/**
 * The first page with its title before all else: a name over a column belongs to the whole page, even
 * where it is set into one of two.
 */
export function layOutFirst(segments: readonly Segment[]): Block[] {
  const title = titleOf(segments)
  const others = segments.filter((segment) => !title.includes(segment))
  return [{ flow: 'across', rows: baselines(title) }, ...layOutPage(others)]
}

/** Segments in the order in which a person reads them. */
export function layOutPage(segments: readonly Segment[]): Block[] {
  return layOut(withDatesAtTop(withCellsAtTop(segments)), 0)
}

function layOut(segments: readonly Segment[], depth: number): Block[] {
  if (segments.length === 0) return []
  const band = depth < deepest ? columnsIn(segments) : undefined
  if (!band) return [{ flow: 'across', rows: baselines(segments) }]

  const inBand = new Set([...band.left, ...band.right])
  const outside = segments.filter((segment) => !inBand.has(segment))
  const above = outside.filter(({ y }) => y < band.top)
  const below = outside.filter(({ y }) => y >= band.top)
  return [
    ...layOut(above, depth + 1),
    ...columnsOf(band, depth, isTall(band, segments)),
    ...layOut(below, depth + 1),
  ]
}

function columnsOf(band: Band, depth: number, isOfPage: boolean): Block[] {
  const groups = groupsBeside(band)
  return (groups ?? [band]).map(({ left, right }) => ({
    flow: 'down',
    left: layOut(left, depth + 1),
    right: layOut(right, depth + 1),
    isWholePage: depth === 0 && isOfPage && !groups,
  }))
}

/** The largest letters, when they stand at the top. */
function titleOf(segments: readonly Segment[]): Segment[] {
  const sizes = segments.map(({ size }) => size).toSorted((a, b) => a - b)
  const [usual = 0, largest = 0] = [sizes[sizes.length >> 1], sizes.at(-1)]
  if (largest < titleRatio * usual) return []
  const large = segments.filter(({ size }) => size > 0.9 * largest)
  const top = Math.min(...segments.map(({ y }) => y))
  return large.length <= titleLines && large.every(({ y }) => y - top < titleDepth) ? large : []
}

function columnsIn(segments: readonly Segment[]): Band | undefined {
  let list: Band | undefined
  const bands = bandsOf(segments).slice(0, mostBandsTried)
  const ofPage = bands.find(
    (band) =>
      (isTall(band, segments, tallWithHeadings) && haveOwnHeadings(band)) ||
      (isTall(band, segments) && isMarginOfHeadings(band)),
  )
  if (ofPage) return ofPage
  for (const band of bands) {
    const columns = listInColumns(band)
    list ??= columns
    if (columns) continue
    const fitted = isTall(band, segments) ? band : withoutLeadIn(band)
    if (!fitted || isReadAcross(fitted)) continue
    if (isTall(fitted, segments) || isParagraphs(fitted) || areListsApart(fitted)) return fitted
    if (areNotesApart(fitted)) return fitted
  }
  return list
}

function isTall(band: Band, segments: readonly Segment[], share = tall): boolean {
  const ys = segments.map(({ y }) => y)
  return band.bottom - band.top >= share * (Math.max(...ys) - Math.min(...ys))
}

/** In the midst of a page, columns begin and end with the shorter of them. */
function withoutLeadIn(band: Band): Band | undefined {
  const ys = band.right.map(({ y }) => y)
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const left = band.left.filter(({ y, size }) => y >= top - size && y <= bottom + size)
  if (left.length < 3) return undefined
  const all = [...left, ...band.right].map(({ y }) => y)
  return { ...band, left, top: Math.min(...all), bottom: Math.max(...all) }
}

/** Two texts side by side; short cells are better read across. */
function isParagraphs({ left, right }: Band): boolean {
  return [left, right].every((side) => {
    const long = side.filter(({ text }) => text.length >= 28)
    return long.length >= 0.5 * side.length
  })
}

/** Lists with bullets on both sides, each line at a height of its own: no row of a table has that. */
function areListsApart(band: Band): boolean {
  const areLists = [band.left, band.right].every((side) => {
    const bullets = side.filter(({ isBullet }) => isBullet)
    return bullets.length >= fewestBullets && bullets.length * 2 >= side.length
  })
  return areLists && areAtOwnHeights(band)
}

/** On both sides names with notes in smaller letters below them, as they come: rows of a table stand beside each other. */
function areNotesApart(band: Band): boolean {
  const haveNotes = [band.left, band.right].every((side) => {
    const notes = side.filter(({ size, y }, at) => {
      const above = side[at - 1]
      return above && size < 0.95 * above.size && y - above.y < 1.7 * above.size
    })
    return notes.length >= fewestNotes && notes.length * 3 >= side.length
  })
  return haveNotes && areAtOwnHeights(band)
}

function areAtOwnHeights({ left, right }: Band): boolean {
  const beside = left.filter(({ y, size }) =>
    right.some((other) => Math.abs(other.y - y) < sameHeight * size),
  )
  return beside.length * 2 < Math.min(left.length, right.length)
}
