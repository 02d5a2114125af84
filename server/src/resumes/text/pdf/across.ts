import { baselines } from './baselines.ts'
import { isDate } from './date-like.ts'
import { isDatedTable } from './dated-table.ts'
import type { Band } from './gutter.ts'
import { isHeadedTable } from './headed-table.ts'
import type { Segment } from './segments.ts'

/**
 * Whether a band is a table or a margin of dates and labels, to be read across. Otherwise its two
 * sides have nothing to do with each other, and are read each down to its end.
 */
export function isReadAcross(band: Band): boolean {
  const left = within(band.left, band.right)
  const right = within(band.right, band.left)
  return (
    areDates(band.left) ||
    areDates(band.right) ||
    // Beside a title that was set apart, what ends at the margin has nothing on its left.
    isFlushRight(left, right.length < 3 ? band.right : right) ||
    datesBeside(left, right) ||
    datesBeside(right, left) ||
    datesAmid(left, right) ||
    datesAmid(right, left) ||
    isDatedTable(band.left, band.right, (text) => isDate({ text })) ||
    isLabelMargin(left, right) ||
    isHeadingMargin(left, right) ||
    isFlushMargin(left, right) ||
    isTableBeside(left, right) ||
    isHeadedTable(band.left, band.right) ||
    isGrid(left, right)
  )
}

/** Where one side has ended, the other can be beside nothing. */
function within(lines: readonly Segment[], others: readonly Segment[]): Segment[] {
  const ys = others.map(({ y }) => y)
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  return lines.filter(({ y, size }) => y >= top - size && y <= bottom + size)
}

const loosely = 0.35
const strictly = 0.13

/** Nothing but dates tells nothing for itself, on whatever height it stands. */
function areDates(side: readonly Segment[]): boolean {
  const dated = side.filter(isDate)
  return dated.length >= 2 && dated.length >= 0.9 * side.length
}

/** One side is mostly dates, or begins its paragraphs with them, and they stand beside lines of the other. */
function datesBeside(dates: readonly Segment[], others: readonly Segment[]): boolean {
  if (median(dates.map(({ text }) => text.length)) > 32) return false
  const dated = dates.filter(isDate)
  const areMany = dated.length >= 2 && dated.length >= 0.3 * dates.length
  if (areMany && shareBeside(dated, others, loosely) >= 0.7) return true
  const areRegular = dated.length >= 3 && dated.length >= 0.3 * blocksOf(dates).length
  return areRegular && shareBeside(dated, others, strictly) >= 0.9
}

/** Dates in the middle of their cells stand between the lines of the cells beside them. */
function datesAmid(dates: readonly Segment[], others: readonly Segment[]): boolean {
  const blocks = blocksOf(others)
  if (dates.length < 2 || blocks.length !== dates.length || !dates.every(isDate)) return false
  const ys = dates.map(({ y }) => y).toSorted((a, b) => a - b)
  return blocks.every((block, index) => {
    const [y = 0, first = 0, last = 0] = [ys[index], block[0]?.y, block.at(-1)?.y]
    return block.length <= 3 && y >= first && y <= last
  })
}

/**
 * A text begins at one edge; short cells that end at one are what stands behind the lines on their
 * left, or headings between those.
 */
function isFlushRight(left: readonly Segment[], right: readonly Segment[]): boolean {
  const isRagged =
    spread(right.map((cell) => cell.right)) <= 4 && spread(right.map(({ x }) => x)) > 12
  if (right.length < 3 || !isRagged) return false
  const fitting = right.filter(({ y, size }) => {
    const nearest = Math.min(...left.map((line) => Math.abs(line.y - y)))
    return nearest <= loosely * size || nearest >= 1.2 * size
  })
  return fitting.length >= 0.9 * right.length
}

function isLabelMargin(left: readonly Segment[], right: readonly Segment[]): boolean {
  const labels = left.filter(({ text }) => /[:：]$/.test(text))
  return labels.length >= 0.5 * left.length && shareBeside(labels, right, loosely) >= 0.7
}

/** A few short cells on the left, each beside the line where its longer text begins. */
function isHeadingMargin(left: readonly Segment[], right: readonly Segment[]): boolean {
  if (baselines(left).length > 0.5 * right.length) return false
  if (median(left.map(({ text }) => text.length)) > 30) return false
  const blocks = blocksOf(left)
  return blocks.length >= 2 && shareBeside(blocks.map(firstLine), right, strictly) >= 0.85
}

/** Labels, dates and headings that end at the gutter: a text of its own would begin at one edge. */
function isFlushMargin(left: readonly Segment[], right: readonly Segment[]): boolean {
  const edge = median(left.map((cell) => cell.right))
  const flush = left.filter((cell) => Math.abs(cell.right - edge) <= 3)
  const areRagged = new Set(flush.map(({ x }) => Math.round(x / 4))).size * 2 > flush.length
  return (
    flush.length >= 4 &&
    flush.length >= 0.8 * left.length &&
    areRagged &&
    shareBeside(blocksOf(flush).map(firstLine), right, loosely) >= 0.5
  )
}

/**
 * One side is itself set in columns, and its rows begin where the texts of the other side begin; in its last column, of
 * numbers or dates, some rows may have nothing.
 */
function isTableBeside(left: readonly Segment[], right: readonly Segment[]): boolean {
  const rows = blocksOf(left).map(([first]) => left.filter((cell) => isBeside(cell, first)))
  const several = rows.filter((row) => row.length >= 2)
  const isColumn =
    right.length >= 3 &&
    median(right.map(({ text }) => text.length)) <= shortCell &&
    shareBeside(right, several.flatMap(firstLine), strictly) >= 0.9
  return (
    rows.length >= 3 &&
    several.length >= 0.6 * rows.length &&
    (isColumn || shareBeside(several.map(firstLine), right, strictly) >= 0.9)
  )
}

const shortCell = 12

function isBeside(cell: Segment, other: Segment | undefined): boolean {
  return other !== undefined && Math.abs(cell.y - other.y) <= strictly * cell.size
}

/** Every line has its partner: a list set in two columns, or a table with short cells. */
function isGrid(left: readonly Segment[], right: readonly Segment[]): boolean {
  const short = Math.min(
    median(left.map(({ text }) => text.length)),
    median(right.map(({ text }) => text.length)),
  )
  return (
    short <= 34 &&
    shareBeside(withoutWraps(left), right, strictly) >= 0.85 &&
    shareBeside(withoutWraps(right), left, strictly) >= 0.85
  )
}

/** A question of a form may go on below, closer than the next one stands; its answer is beside its first line. */
function withoutWraps(side: readonly Segment[]): Segment[] {
  const sorted = side.toSorted((a, b) => a.y - b.y)
  const leap = (at: number) =>
    (sorted[at]?.y ?? 0) - (sorted[at - 1]?.y ?? Number.NEGATIVE_INFINITY)
  const usual = median(sorted.slice(1).map((_, at) => leap(at + 1)))
  return sorted.filter((_, at) => leap(at) >= 0.8 * usual)
}

function firstLine(block: readonly Segment[]): readonly Segment[] {
  return block.slice(0, 1)
}

/** The share of lines that have one of the others on the same baseline. */
function shareBeside(
  lines: readonly Segment[] | readonly (readonly Segment[])[],
  others: readonly Segment[],
  tolerance: number,
): number {
  const all = lines.flat()
  const ys = others.map(({ y }) => y)
  const beside = all.filter(({ y, size }) =>
    ys.some((other) => Math.abs(other - y) <= tolerance * size),
  )
  return all.length === 0 ? 0 : beside.length / all.length
}

/** Lines that follow each other closely. */
export function blocksOf(lines: readonly Segment[]): Segment[][] {
  const blocks: Segment[][] = []
  for (const line of lines.toSorted((a, b) => a.y - b.y)) {
    const block = blocks.at(-1)
    const last = block?.at(-1)
    if (block && last && line.y - last.y < 1.7 * Math.max(line.size, last.size)) block.push(line)
    else blocks.push([line])
  }
  return blocks
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
}

function spread(edges: readonly number[]): number {
  return Math.max(...edges) - Math.min(...edges)
}
