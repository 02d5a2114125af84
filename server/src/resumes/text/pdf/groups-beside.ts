import { blocksOf } from './across.ts'
import { isDate } from './date-like.ts'
import type { Band } from './gutter.ts'
import type { Segment } from './segments.ts'

/** What stands left of a gutter and tells of what stands right of it. */
export interface Group {
  readonly left: readonly Segment[]
  readonly right: readonly Segment[]
}

const fewestGroups = 2
const mostLines = 5
const longestLine = 40
const sameLine = 0.3

/**
 * Jobs whose employer, place and dates stand in a column of their own, each beside what was done there: read
 * group by group. Headings above and below them on the left come before and after.
 */
export function groupsBeside({ left, right }: Band): Group[] | undefined {
  const blocks = blocksOf(left)
  const tell = blocks.map((block) => isToldBeside(block, right))
  const [first, last] = [tell.indexOf(true), tell.lastIndexOf(true)]
  const told = blocks.slice(first, last + 1)
  if (first < 0 || told.length < fewestGroups || tell.slice(first, last + 1).includes(false))
    return undefined
  const begins = told.map(([top]) => (top ? top.y - sameLine * top.size : 0))
  const beside = begins.map((begin, at) =>
    right.filter(({ y }) => y >= begin && y < (begins[at + 1] ?? Infinity)),
  )
  if (beside.flat().length < right.length) return undefined
  return [
    { left: blocks.slice(0, first).flat(), right: [] },
    ...told.map((block, at) => ({ left: block, right: beside[at] ?? [] })),
    { left: blocks.slice(last + 1).flat(), right: [] },
  ].filter((group) => group.left.length > 0)
}

/** A few short lines, one of them a date below a name, that begin where something begins on the right. */
function isToldBeside(block: readonly Segment[], right: readonly Segment[]): boolean {
  const [top, ...others] = block
  if (!top || others.length === 0 || block.length > mostLines || isDate(top)) return false
  const isShort = block.every(({ text, isBullet }) => text.length <= longestLine && !isBullet)
  const isBeside = right.some(({ y }) => Math.abs(y - top.y) <= sameLine * top.size)
  return isShort && isBeside && others.filter(isDate).length === 1
}
