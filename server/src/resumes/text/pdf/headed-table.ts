import { anyOf, pattern } from '../../../text/any-of.ts'
import { baselines } from './baselines.ts'
import type { Segment } from './segments.ts'

const longestHead = 28
const fewestHeads = 3
const mostOfSide = 0.7

const headsOfColumns = anyOf(
  /exp(?:iry|ires|\.)?(?: date)?|valid (?:to|until|from)|issue[dr]?(?: by| date)?/i,
  /date(?:s| issued| obtained)?/i,
  // "Licence no.", "#"
  /(?:card |licen[cs]e |ref(?:erence)? ?|ticket |cert(?:ificate)? )?(?:no\.?|number|#)/i,
  /from|to|until|start(?:ed)?|end|finish|status|year|period|provider|issuer|ref\.?/i,
  /(?:re-?)?assessed|reassess|signed off by|level|state|remarks?|comments?|notes?/i,
)

/** What stands over a column whatever the table is of. */
const ofColumn = pattern`^${headsOfColumns}$`

const headsOfNames = anyOf(
  /tickets?|licen[cs]es?|training|courses?|qualifications?|certificates?|competenc(?:y|ies)/i,
  /inductions?|cards?|items?|skills?|authori[sz]ations?|descriptions?|types?|class|codes?|names?|titles?/i,
  /employers?|company|positions?|roles?|sites?|locations?|clients?|projects?|machines?|details/i,
  /(?:main |key )?(?:duties|tasks|responsibilities|activities)/i,
)

const ofNames = pattern`^(?:(?:unit|course|site|job|ticket|licen[cs]e|training|compliance) )?${headsOfNames}$`

/** "Position / Company" */
function isHead({ text }: Segment): boolean {
  return text
    .trim()
    .split(/\s*(?:\/|&|\band\b)\s*/i)
    .every((part) => ofColumn.test(part) || ofNames.test(part))
}

/**
 * Rows of heads over columns, with most of what one side of a gutter holds below them: tables, on whatever
 * heights the lines of their cells stand.
 */
export function isHeadedTable(left: readonly Segment[], right: readonly Segment[]): boolean {
  const all = [...left, ...right].toSorted((a, b) => a.y - b.y)
  const tables = baselines(all).filter((row) => areHeads(row, left, right))
  const margin = Math.min(...all.map(({ x }) => x))
  const cells = new Set(
    tables.flatMap((heads, at) => cellsBelow(heads, all, { margin, next: tables[at + 1] })),
  )
  return [left, right].some(
    (side) =>
      side.length > 0 && side.filter((cell) => cells.has(cell)).length >= mostOfSide * side.length,
  )
}

interface Around {
  readonly margin: number
  /** The heads of the table below. */
  readonly next: readonly Segment[] | undefined
}

/** What stands under the heads; the names may have none, and groups of them begin at the margin. */
function cellsBelow(
  heads: readonly Segment[],
  all: readonly Segment[],
  { margin, next }: Around,
): readonly Segment[] {
  const [first] = heads
  if (!first) return []
  const to = next?.[0]?.y ?? Infinity
  const below = all.filter(({ y }) => y > first.y + first.size / 2 && y < to - first.size / 2)
  const isOfTable = (cell: Segment) =>
    cell.x < margin + 8 || isAnswer.test(cell.text) || heads.some((head) => standsUnder(cell, head))
  const end = below.findIndex((cell) => !isOfTable(cell))
  return below.slice(0, end === -1 ? undefined : end)
}

/** Of forms: "Y / N" may stand over its column in two lines, beside the row of heads. */
const isAnswer = /^\s*(?:y|n|yes|no|n\/a|[☐☑☒✓✔✗✘])(?!\p{L})/iu

function areHeads(
  row: readonly Segment[],
  left: readonly Segment[],
  right: readonly Segment[],
): boolean {
  // Beside a table may stand a line of a sidebar.
  const known = row.filter(isHead)
  const isOnBoth = [left, right].every((side) => known.some((cell) => side.includes(cell)))
  return isOnBoth && headTable(row)
}

/** "Expiry | Ticket | Issued by | No." */
export function headTable(row: readonly Segment[]): boolean {
  const named = row.filter(({ text }) => ofColumn.test(text.trim()))
  const areShort = row.every(({ text }) => text.length <= longestHead && !/\d/.test(text))
  const [first] = row
  const areAlike = row.every(({ size, isBold }) => size === first?.size && isBold === first.isBold)
  return row.length >= fewestHeads && areShort && areAlike && named.length * 3 >= row.length
}

/** In the column of a head: from about where it begins, in the middle of it, or to where it ends. */
export function standsUnder(cell: Segment, head: Segment): boolean {
  const middle = Math.abs(cell.x + cell.right - head.x - head.right) / 2
  return Math.abs(cell.x - head.x) <= 4 || middle <= 4 || Math.abs(cell.right - head.right) <= 4
}
