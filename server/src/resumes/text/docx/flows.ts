import type { DraftLine, DraftLink } from '../draft-line.ts'
import type { Block } from './blocks.ts'
import { draftCell, isItalicLine } from './paragraphs.ts'
import type { ParagraphLine } from './paragraphs.ts'

interface Flow {
  readonly blocks: readonly Block[]
  readonly column: number
  readonly page: number
}

/** From how many lines on a cell is a column of the page, and not a field of a table. */
const columnLines = 6
const cellWidth = 150
const leading = 1.25

/**
 * Lays blocks out as lines. Boxes and the side columns of tables that only make the layout follow
 * behind what they stand beside, each as a flow of its own.
 */
export class FlowWriter {
  readonly lines: DraftLine[] = []
  readonly links: DraftLink[] = []
  page = 1
  #region: DraftLine['region']
  #columns = 0
  #y = 0
  #waiting: Flow[] = []

  constructor(region: DraftLine['region']) {
    this.#region = region
  }

  write(blocks: readonly Block[]): void {
    this.#flow(blocks, 0)
    for (let flow = this.#waiting.shift(); flow; flow = this.#waiting.shift()) {
      this.page = flow.page
      this.#y = 0
      this.#flow(flow.blocks, flow.column)
    }
  }

  #flow(blocks: readonly Block[], column: number): void {
    for (const block of blocks) {
      if (block.is === 'line') this.#line([block.line], column, false)
      else if (block.is === 'page end') this.#endPage()
      else if (block.is === 'box') this.#aside(block.blocks)
      else this.#row(block.cells, column)
    }
  }

  #endPage(): void {
    this.page += 1
    this.#y = 0
  }

  #aside(blocks: readonly Block[]): void {
    this.#columns += 1
    this.#waiting.push({ blocks, column: this.#columns, page: this.page })
  }

  #row(cells: readonly (readonly Block[])[], column: number): void {
    const filled = cells.filter((cell) => lineCount(cell) > 0)
    const [main, ...others] = filled.toSorted((a, b) => lengthOf(b) - lengthOf(a))
    if (!main) return
    if (filled.length === 1) return this.#flow(main, column)

    if (others.some((cell) => lineCount(cell) >= columnLines)) {
      if (this.#isListInColumns(filled)) return filled.forEach((cell) => this.#flow(cell, column))
      this.#flow(main, column)
      for (const cell of filled) if (cell !== main) this.#aside(cell)
      return
    }
    this.#across(cells, column)
  }

  /** Below a heading of its own and about as long as each other: the columns of one list, and not of the page. */
  #isListInColumns(cells: readonly (readonly Block[])[]): boolean {
    const above = this.lines.at(-1)
    const lines = cells.map((cell) => cell.flatMap(linesIn))
    const counts = lines.map(({ length }) => length)
    return (
      above !== undefined &&
      (above.isMarkedHeading || above.isBold || above.size > (lines[0]?.[0]?.size ?? 0)) &&
      above.cells.length === 1 &&
      Math.min(...counts) >= Math.max(...counts) / 2 &&
      !lines.flat().some(({ isHeading }) => isHeading)
    )
  }

  /** Line by line over all cells, as the eye goes; one that is empty keeps its place. */
  #across(cells: readonly (readonly Block[])[], column: number): void {
    const columns = cells.map((cell) => cell.flatMap((block) => linesIn(block)))
    const most = Math.max(...columns.map(({ length }) => length))
    for (let index = 0; index < most; index++) {
      this.#line(
        columns.map((lines) => lines[index]),
        column,
        true,
      )
    }
  }

  #line(beside: readonly (ParagraphLine | undefined)[], column: number, isInTable: boolean): void {
    const placed = beside.flatMap((line, index) => (line ? [{ line, x: index * cellWidth }] : []))
    const [first] = placed
    if (!first) return
    this.#y += first.line.size * leading

    const cells = placed.flatMap(({ line, x }) =>
      line.cells.map((cell, index) =>
        draftCell(cell, x + line.indent + index * cellWidth, line.size),
      ),
    )
    const drafted: DraftLine = {
      cells,
      page: this.page,
      column,
      region: this.#region,
      isInTable: isInTable && placed.length > 1,
      x: cells[0]?.x ?? 0,
      y: this.#y,
      right: cells.at(-1)?.right ?? 0,
      size: Math.max(...cells.map(({ size }) => size)),
      isBold: cells.every(({ isBold }) => isBold),
      isItalic: isItalicLine(placed.flatMap(({ line }) => line.cells)),
      isMarkedHeading: first.line.isHeading,
      isBullet: first.line.isBullet,
    }
    this.lines.push(drafted)
    this.links.push(
      ...linksIn(
        placed.map(({ line }) => line),
        drafted,
      ),
    )
  }
}

function linesIn(block: Block): ParagraphLine[] {
  if (block.is === 'line') return [block.line]
  if (block.is === 'box') return block.blocks.flatMap(linesIn)
  return block.is === 'row' ? linesOfRow(block.cells) : []
}

/** The row of a table within a cell is a line with its cells, unless they hold texts of their own. */
function linesOfRow(cells: readonly (readonly Block[])[]): ParagraphLine[] {
  const lines = cells.map((cell) => cell.flatMap(linesIn))
  const most = Math.max(0, ...lines.map(({ length }) => length))
  if (most >= columnLines) return lines.flat()
  return Array.from({ length: most }, (_, at) => lines.flatMap((own) => own[at] ?? [])).flatMap(
    (beside) => {
      const [first] = beside
      return first ? [{ ...first, cells: beside.flatMap((line) => line.cells) }] : []
    },
  )
}

function lineCount(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + linesIn(block).length, 0)
}

function lengthOf(blocks: readonly Block[]): number {
  return blocks
    .flatMap(linesIn)
    .flatMap(({ cells }) => cells.flat())
    .reduce((sum, { text }) => sum + text.length, 0)
}

/** A link may be written in several runs; they show it together. */
function linksIn(lines: readonly ParagraphLine[], drafted: DraftLine): DraftLink[] {
  const links: { url: string; text: string; line: DraftLine }[] = []
  for (const bit of lines.flatMap(({ cells }) => cells.flat())) {
    const last = links.at(-1)
    if (!bit.url) continue
    if (last && last.url === bit.url) last.text += bit.text
    else links.push({ url: bit.url, text: bit.text, line: drafted })
  }
  return links
}
