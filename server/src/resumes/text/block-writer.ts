import type { Block } from './docx/blocks.ts'
import { linesOf } from './docx/paragraphs.ts'
import type { Bit } from './docx/runs.ts'

/** What a paragraph is, as far as its words do not say it. */
export interface Shape {
  readonly isHeading: boolean
  readonly isListed: boolean
  /** In points. */
  readonly indent: number
}

export const plainShape: Shape = { isHeading: false, isListed: false, indent: 0 }

const mostBlocks = 50_000
const usualSize = 10

/** Paragraphs and rows of tables, as they come. What is more than any resume has is left out. */
export class BlockWriter {
  readonly blocks: Block[] = []
  #bits: Bit[] = []
  #cells: Block[][] = []
  #cell: Block[] = []
  #written = 0

  add(bit: Bit): void {
    if (this.#written < mostBlocks) this.#bits.push(bit)
  }

  /** Ends a paragraph; one of a table stands in the cell that is open. */
  endParagraph(shape: Shape, isInTable = false): void {
    const bits = this.#bits
    this.#bits = []
    if (!isInTable) this.#leaveTable()
    for (const line of linesOf(bits, shape, sizeOf(bits))) {
      if (line.cells.length > 0) this.#write({ is: 'line', line }, isInTable)
    }
    if (bits.some(({ is }) => is === 'page end')) this.#write({ is: 'page end' }, isInTable)
  }

  endCell(): void {
    this.#cells.push(this.#cell)
    this.#cell = []
  }

  endRow(): void {
    if (this.#cell.length > 0) this.endCell()
    if (this.#cells.length > 0) this.#write({ is: 'row', cells: this.#cells }, false)
    this.#cells = []
  }

  /** A row that was never ended is one all the same. */
  #leaveTable(): void {
    if (this.#cells.length > 0 || this.#cell.length > 0) this.endRow()
  }

  #write(block: Block, isInTable: boolean): void {
    this.#written += 1
    if (this.#written > mostBlocks) return
    if (isInTable) this.#cell.push(block)
    else this.blocks.push(block)
  }
}

function sizeOf(bits: readonly Bit[]): number {
  const sizes = bits.flatMap((bit) => (bit.is === 'text' ? (bit.look.size ?? []) : []))
  return sizes[0] ?? usualSize
}
