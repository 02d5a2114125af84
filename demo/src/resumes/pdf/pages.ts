import type { Piece } from './set-line.ts'
import type { Slice } from './slices.ts'

type Document = PDFKit.PDFDocument

/** Where a flow of text has got to. */
export interface Spot {
  readonly page: number
  readonly y: number
}

export interface Frame {
  readonly x: number
  readonly top: number
  readonly bottom: number
}

/** Puts slices below one another, on as many pages as they need, and answers where it stopped. */
export function flow(document: Document, slices: readonly Slice[], frame: Frame, from: Spot): Spot {
  let { page, y } = from
  slices.forEach((slice, index) => {
    if (y + heightTogether(slices, index) > frame.bottom && y > frame.top) {
      page += 1
      y = frame.top
    }
    turnTo(document, page)
    paint(document, slice, frame.x, y)
    y += slice.height
  })
  return { page, y }
}

/** A heading is never left alone at the foot of a page. */
function heightTogether(slices: readonly Slice[], from: number): number {
  let height = 0
  for (const slice of slices.slice(from)) {
    height += slice.height
    if (!slice.staysWithNext) break
  }
  return height
}

export function turnTo(document: Document, page: number): void {
  while (document.bufferedPageRange().count <= page) document.addPage()
  document.switchToPage(page)
}

function paint(document: Document, { fills, texts }: Slice, x: number, y: number): void {
  for (const fill of fills) {
    document.rect(x + fill.x, y + fill.y, fill.width, fill.height).fill(fill.colour)
  }
  for (const text of texts) write(document, text, x + text.x, y + text.baseline)
}

function write(document: Document, piece: Piece, x: number, baseline: number): void {
  const { text, font, size, colour, spacing, width, link } = piece
  if (text.trim() === '') return
  document.font(font).fontSize(size).fillColor(colour).text(text, x, baseline, {
    lineBreak: false,
    baseline: 'alphabetic',
    characterSpacing: spacing,
  })
  if (link) document.link(x, baseline - size, width, size * 1.2, link)
}
