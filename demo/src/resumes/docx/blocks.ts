import type { Band, Block, Columns, Table } from '../sheet.ts'
import type { Bookkeeping } from './bookkeeping.ts'
import { paragraphXml } from './paragraphs.ts'
import { textBoxXml } from './text-box.ts'
import { twips, withoutHash } from './xml.ts'

export function blocksXml(blocks: readonly Block[], books: Bookkeeping, width: number): string {
  return blocks.map((block) => blockXml(block, books, width)).join('')
}

function blockXml(block: Block, books: Bookkeeping, width: number): string {
  switch (block.kind) {
    case 'paragraph':
      return paragraphXml(block, books, width)
    case 'gap':
      return `<w:p><w:pPr><w:spacing w:before="0" w:after="${twips(block.height)}" w:line="20" w:lineRule="exact"/></w:pPr></w:p>`
    case 'table':
      return tableXml(block, books, width)
    case 'band':
      return bandXml(block, books, width)
    case 'columns':
      return books.look.floatsAsides
        ? floatingXml(block, books, width)
        : columnsXml(block, books, width)
  }
}

interface CellPlan {
  readonly width: number
  readonly fill?: string
  readonly blocks: readonly Block[]
}

function tableXml(table: Table, books: Bookkeeping, width: number): string {
  const rows = table.rows.map((row, index) =>
    row.map((blocks, column) => ({
      blocks,
      width: width * (table.widths[column] ?? 0),
      ...(index === 0 && table.headFill ? { fill: table.headFill } : {}),
    })),
  )
  return gridXml(rows, books, { hasBorders: table.hasBorders ?? false })
}

function bandXml({ fill, blocks }: Band, books: Bookkeeping, width: number): string {
  return gridXml([[{ width, fill, blocks }]], books, { hasBorders: false })
}

/** How most templates make two columns: a table of two cells without lines. */
function columnsXml(columns: Columns, books: Bookkeeping, width: number): string {
  const { share, aside, main, asideAt, fill } = columns
  const cells: CellPlan[] = [
    { width: width * share, blocks: aside, ...(fill ? { fill } : {}) },
    { width: width * (1 - share), blocks: main },
  ]
  return gridXml([asideAt === 'left' ? cells : cells.toReversed()], books, { hasBorders: false })
}

function floatingXml(columns: Columns, books: Bookkeeping, width: number): string {
  const box = width * columns.share
  const inside = blocksXml(columns.aside, books, box - 14)
  const at = columns.asideAt === 'left' ? 0 : width - box
  return (
    textBoxXml(inside, { x: at, width: box, height: 640 }) + blocksXml(columns.main, books, width)
  )
}

function gridXml(
  rows: readonly (readonly CellPlan[])[],
  books: Bookkeeping,
  { hasBorders }: { readonly hasBorders: boolean },
): string {
  const line = `w:val="${hasBorders ? 'single' : 'nil'}" w:sz="4" w:space="0" w:color="808080"`
  const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  const borders = sides.map((side) => `<w:${side} ${line}/>`).join('')
  const grid = (rows[0] ?? []).map((cell) => `<w:gridCol w:w="${twips(cell.width)}"/>`).join('')
  const body = rows.map((row) => `<w:tr>${row.map((cell) => cellXml(cell, books)).join('')}</w:tr>`)

  return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblBorders>${borders}</w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${body.join('')}</w:tbl>`
}

/** A cell always ends with a paragraph, or Word calls the file damaged. */
function cellXml({ width, fill, blocks }: CellPlan, books: Bookkeeping): string {
  const shade = fill ? `<w:shd w:val="clear" w:color="auto" w:fill="${withoutHash(fill)}"/>` : ''
  const end = blocks.at(-1)?.kind === 'paragraph' ? '' : '<w:p/>'
  return `<w:tc><w:tcPr><w:tcW w:w="${twips(width)}" w:type="dxa"/>${shade}</w:tcPr>${blocksXml(blocks, books, width - 11)}${end}</w:tc>`
}
