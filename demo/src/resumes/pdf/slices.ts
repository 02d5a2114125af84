import type { Block, Look, Paragraph, Table } from '../sheet.ts'
import { setLines } from './set-line.ts'
import type { Piece, SetLine } from './set-line.ts'

type Document = PDFKit.PDFDocument

interface Fill {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly colour: string
}

/** A strip of the page that no page break divides. */
export interface Slice {
  readonly height: number
  readonly fills: readonly Fill[]
  readonly texts: readonly (Piece & { readonly baseline: number })[]
  readonly staysWithNext: boolean
}

/** Everything but columns, which have pages of their own to fill. */
type Settable = Exclude<Block, { kind: 'columns' }>

export function slicesOf(document: Document, block: Settable, look: Look, width: number): Slice[] {
  if (block.kind === 'gap') return [emptySlice(block.height)]
  if (block.kind === 'paragraph') return paragraphSlices(document, block, look, width)
  if (block.kind === 'table') return tableSlices(document, block, look, width)
  return block.blocks
    .filter((inner) => inner.kind !== 'columns')
    .flatMap((inner) => slicesOf(document, inner, look, width))
    .map((slice) => bleeding(slice, block.fill, look.margin, width))
}

function emptySlice(height: number): Slice {
  return { height, fills: [], texts: [], staysWithNext: false }
}

/** A band reaches both edges of the paper. */
function bleeding(slice: Slice, colour: string, margin: number, width: number): Slice {
  const fill = {
    x: -margin,
    y: -0.4,
    width: width + 2 * margin,
    height: slice.height + 0.8,
    colour,
  }
  return { ...slice, fills: [fill, ...slice.fills] }
}

function paragraphSlices(document: Document, block: Paragraph, look: Look, width: number): Slice[] {
  const hang = block.role === 'bullet' ? look.size * 1.3 : 0
  const indent = (block.indent ?? 0) + hang
  const [right] = block.right ? setLines(document, block.right, look, width) : []
  const room = width - indent - (right ? right.width + 10 : 0)
  const lines = setLines(document, block.runs, look, room)
  const [mark] = block.mark ? setLines(document, [{ text: block.mark }], look, width) : []

  const slices = lines.map((line, index) => {
    const height = line.size * look.leading
    const baseline = height - line.size * (look.leading - 0.96)
    const texts = [
      ...placed(line, shiftOf(line, block, room, indent), baseline),
      ...(index === 0 && mark ? placed(mark, indent - hang, baseline) : []),
      ...(index === 0 && right ? placed(right, width - right.width, baseline) : []),
    ]
    const fills = block.fill ? [{ x: 0, y: 0, width, height: height + 1, colour: block.fill }] : []
    return { height, fills, texts, staysWithNext: /heading/.test(block.role) }
  })
  return [
    ...(block.before ? [emptySlice(block.before)] : []),
    ...slices,
    ...(block.hasRule ? [ruleSlice(width, look.accent)] : []),
    ...(block.after
      ? [{ ...emptySlice(block.after), staysWithNext: /heading/.test(block.role) }]
      : []),
  ]
}

function shiftOf(line: SetLine, { align }: Paragraph, room: number, indent: number): number {
  if (align === 'center') return indent + (room - line.width) / 2
  return align === 'right' ? indent + room - line.width : indent
}

function placed(line: SetLine, x: number, baseline: number): Slice['texts'] {
  return line.pieces.map((piece) => ({ ...piece, x: piece.x + x, baseline }))
}

function ruleSlice(width: number, colour: string): Slice {
  const fills = [{ x: 0, y: 1.5, width, height: 0.7, colour }]
  return { height: 4, fills, texts: [], staysWithNext: true }
}

/** Rows may break between their lines; the lines of neighbouring cells stand on the same height. */
function tableSlices(document: Document, table: Table, look: Look, width: number): Slice[] {
  const padding = table.hasBorders ? 4 : 0
  const lefts = table.widths.map((_, index) => width * sum(table.widths.slice(0, index)))

  return table.rows.flatMap((row, rowIndex) => {
    const cells = row.map((blocks, index) => {
      const inner = width * (table.widths[index] ?? 0) - (table.hasBorders ? 2 * padding : 8)
      return blocks
        .filter((block) => block.kind !== 'columns')
        .flatMap((block) => slicesOf(document, block, look, inner))
        .map((slice) => moved(slice, (lefts[index] ?? 0) + padding))
    })
    const strips = sideBySide(cells)
    if (!table.hasBorders) return strips
    const fill = rowIndex === 0 ? table.headFill : undefined
    return bordered(strips, lefts, width, look.accent, fill)
  })
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

function moved(slice: Slice, x: number): Slice {
  return {
    ...slice,
    fills: slice.fills.map((fill) => ({ ...fill, x: fill.x + x })),
    texts: slice.texts.map((text) => ({ ...text, x: text.x + x })),
  }
}

function sideBySide(cells: readonly Slice[][]): Slice[] {
  const count = Math.max(0, ...cells.map((slices) => slices.length))
  return Array.from({ length: count }, (_, index) => {
    const abreast = cells.flatMap((slices) => slices[index] ?? [])
    return {
      height: Math.max(...abreast.map(({ height }) => height)),
      fills: abreast.flatMap(({ fills }) => fills),
      texts: abreast.flatMap(({ texts }) => texts),
      staysWithNext: index === 0 && count > 1,
    }
  })
}

function bordered(
  strips: readonly Slice[],
  lefts: readonly number[],
  width: number,
  colour: string,
  fill: string | undefined,
): Slice[] {
  const padded = [emptySlice(3), ...strips, emptySlice(4)]
  return padded.map((strip, index) => {
    const { height } = strip
    const upright = [...lefts, width].map((x) => ({
      x,
      y: 0,
      width: 0.6,
      height: height + 0.5,
      colour,
    }))
    const ground = fill ? [{ x: 0, y: 0, width, height: height + 0.5, colour: fill }] : []
    const top = index === 0 ? [{ x: 0, y: 0, width, height: 0.6, colour }] : []
    const bottom =
      index === padded.length - 1 ? [{ x: 0, y: height, width, height: 0.6, colour }] : []
    return { ...strip, fills: [...ground, ...strip.fills, ...upright, ...top, ...bottom] }
  })
}
