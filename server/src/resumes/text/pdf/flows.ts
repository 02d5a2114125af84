import { kindOfHeading } from '../../facts/sections/heading-words.ts'
import { withHeadedRows } from './headed-rows.ts'
import type { Block, Row } from './page-layout.ts'
import { withWholeRanges } from './wrapped-ranges.ts'
import { withWholeRows } from './wrapped-rows.ts'

/** A line with where it belongs in the reading order of the whole document. */
export interface PlacedRow {
  readonly page: number
  readonly row: Row
  readonly column: number
  readonly isInTable: boolean
}

type Columns = Extract<Block, { flow: 'down' }>
type Side = 'left' | 'right'

/** From how much less text a column counts as a sidebar, and not as one of two equals. */
const sidebarShare = 0.75
/** Below that it is the headings of what stands beside them, "Experience" among them. */
const railShare = 0.2

/**
 * The main text first, over all pages, then each sidebar over all of its pages: what is told in one
 * column goes on in the same column of the next page.
 */
export function inReadingOrder(pages: readonly (readonly Block[])[]): PlacedRow[] {
  const sidebar = sidebarOf(pages.flat().filter(isPageColumns))
  const main: PlacedRow[] = []
  const beside: PlacedRow[] = []
  pages.forEach((blocks, index) => {
    const page = index + 1
    for (const block of blocks) {
      if (!isPageColumns(block)) main.push(...rowsOf([block], page, 0))
      else if (sidebar === undefined) {
        main.push(...rowsOf(block.left, page, 0), ...rowsOf(block.right, page, 1))
      } else {
        const other = sidebar === 'left' ? 'right' : 'left'
        main.push(...rowsOf(block[other], page, 0))
        beside.push(...rowsOf(block[sidebar], page, 1))
      }
    }
  })
  return [...main, ...beside]
}

function isPageColumns(block: Block): block is Columns {
  return block.flow === 'down' && block.isWholePage
}

/** The main column tells of the work; where neither or both seem to, it is the one with more to say. */
function sidebarOf(columns: readonly Columns[]): Side | undefined {
  const texts = (side: Side) =>
    columns
      .flatMap((block) => rowsOf(block[side], 0, 0))
      .flatMap(({ row }) => row.map(({ text }) => text))
  const [left, right] = [texts('left'), texts('right')]
  const [letters, lettersRight] = [left.join('').length, right.join('').length]
  const [worksLeft, worksRight] = [left.some(isWorkHeading), right.some(isWorkHeading)]
  const areRail = Math.min(letters, lettersRight) < railShare * Math.max(letters, lettersRight)
  if (worksLeft !== worksRight && !areRail) return worksLeft ? 'right' : 'left'

  if (letters < lettersRight * sidebarShare) return 'left'
  return lettersRight < letters * sidebarShare ? 'right' : undefined
}

function isWorkHeading(text: string): boolean {
  return text.length <= 40 && kindOfHeading(text) === 'experience'
}

/** Columns within a column are read one after the other, where they stand. */
function rowsOf(blocks: readonly Block[], page: number, column: number): PlacedRow[] {
  return blocks.flatMap((block) =>
    block.flow === 'across'
      ? withWholeRanges(withHeadedRows(block.rows, withWholeRows)).map((row) => ({
          page,
          row,
          column,
          isInTable: isTableRow(row, block.rows),
        }))
      : [...rowsOf(block.left, page, column), ...rowsOf(block.right, page, column)],
  )
}

/** A second cell that begins where those of other lines do makes a table. */
function isTableRow(row: Row, rows: readonly Row[]): boolean {
  const [, second] = row
  if (!second) return false
  return rows.filter((other) => other[1] && Math.abs(other[1].x - second.x) < 3).length >= 3
}
