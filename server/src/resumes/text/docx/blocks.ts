import type { Box, ParagraphLine } from './paragraphs.ts'
import { readParagraph } from './paragraphs.ts'
import { chosen, RunReader } from './runs.ts'
import { childOf, elementsOf } from './parse-xml.ts'
import type { XmlElement } from './parse-xml.ts'
import type { Styles } from './styles.ts'

/** The content of a part as it stands, before it is known how it is read. */
export type Block =
  | { readonly is: 'line'; readonly line: ParagraphLine }
  | { readonly is: 'page end' }
  | { readonly is: 'row'; readonly cells: readonly (readonly Block[])[] }
  | { readonly is: 'box'; readonly blocks: readonly Block[] }

const containers = new Set([
  'w:sdtContent',
  'w:ins',
  'w:moveTo',
  'w:customXml',
  'w:smartTag',
  'wx:sect',
  'wx:sub-section',
])

export class BlockReader {
  #styles: Styles
  #runs: RunReader
  #isInTable = false

  constructor(styles: Styles, urls: ReadonlyMap<string, string>) {
    this.#styles = styles
    this.#runs = new RunReader(styles, urls)
  }

  read(parent: XmlElement): Block[] {
    return elementsOf(parent).flatMap((child): Block[] => {
      if (child.name === 'w:p') return this.#paragraph(child)
      if (child.name === 'w:tbl') return this.#table(child)
      if (child.name === 'mc:AlternateContent') return this.read(chosen(child))
      if (child.name === 'w:sdt') return this.read(childOf(child, 'w:sdtContent') ?? child)
      return containers.has(child.name) ? this.read(child) : []
    })
  }

  #paragraph(paragraph: XmlElement): Block[] {
    const { lines, boxes, pageEnds } = readParagraph(paragraph, this.#runs, this.#styles, {
      isInTable: this.#isInTable,
    })
    return [
      ...(pageEnds > 0 ? [{ is: 'page end' as const }] : []),
      ...lines
        .filter(({ cells }) => cells.length > 0)
        .map((line) => ({ is: 'line' as const, line })),
      ...boxes
        .toSorted((a, b) => topOf(a) - topOf(b))
        .map(({ content }) => ({ is: 'box' as const, blocks: this.read(content) })),
    ]
  }

  #table(table: XmlElement): Block[] {
    const wasInTable = this.#isInTable
    this.#isInTable = true
    const rows = unwrapped(table, 'w:tr').map((row) => ({
      is: 'row' as const,
      cells: unwrapped(row, 'w:tc').flatMap((cell) => [this.read(cell), ...spannedBy(cell)]),
    }))
    this.#isInTable = wasInTable
    return rows
  }
}

const widestSpan = 20

/** The columns behind its own that a cell reaches over: what stands behind it keeps its place. */
function spannedBy(cell: XmlElement): Block[][] {
  const span = childOf(childOf(cell, 'w:tcPr'), 'w:gridSpan')?.attributes['w:val']
  const columns = Math.min(Number(span) || 1, widestSpan)
  return Array.from({ length: Math.max(0, columns - 1) }, () => [])
}

/** Rows and cells may be wrapped by controls and by traces of revisions; deleted rows are gone. */
function unwrapped(parent: XmlElement, name: 'w:tr' | 'w:tc'): XmlElement[] {
  return elementsOf(parent).flatMap((child) => {
    if (child.name === name) {
      return childOf(childOf(child, 'w:trPr'), 'w:del') ? [] : [child]
    }
    if (child.name === 'w:sdt') return unwrapped(childOf(child, 'w:sdtContent') ?? child, name)
    return containers.has(child.name) ? unwrapped(child, name) : []
  })
}

/** How far down a box stands, where the document says so. */
function topOf({ anchor }: Box): number {
  const offset = childOf(childOf(anchor, 'wp:positionV'), 'wp:posOffset')
  const [emu] = offset?.children ?? []
  return typeof emu === 'string' ? Number(emu) || 0 : 0
}
