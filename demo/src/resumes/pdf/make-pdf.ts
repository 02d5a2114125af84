import Pdf from 'pdfkit'
import type { Block, Columns, Look, Sheet } from '../sheet.ts'
import { flow, turnTo } from './pages.ts'
import type { Frame, Spot } from './pages.ts'
import { slicesOf } from './slices.ts'
import type { Slice } from './slices.ts'

type Document = PDFKit.PDFDocument

const paper = { width: 595.28, height: 841.89 }

/** Sets a sheet on A4 paper. The same sheet made at the same moment gives the same bytes. */
export async function makePdf(sheet: Sheet, madeAt: Date): Promise<Buffer> {
  const document = new Pdf({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    info: {
      ...(sheet.properties.title ? { Title: sheet.properties.title } : {}),
      ...(sheet.properties.author ? { Author: sheet.properties.author } : {}),
      CreationDate: madeAt,
    },
  })
  const bytes = collected(document)
  setSheet(document, sheet)
  document.end()
  return bytes
}

function collected(document: Document): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
}

function setSheet(document: Document, sheet: Sheet): void {
  const { look, blocks } = sheet
  const letterhead = sheet.letterhead ?? []
  const headHeight = letterhead
    .flatMap((block) => settable(document, block, look, contentWidth(look)))
    .reduce((height, slice) => height + slice.height, 0)
  const top = headHeight > 0 ? headHeight + 40 : look.margin
  const frame = { x: look.margin, top, bottom: paper.height - look.margin * 0.9 }

  let spot: Spot = { page: 0, y: blocks[0]?.kind === 'band' ? 0 : top }
  let slices: Slice[] = []
  const flush = () => {
    spot = flow(document, slices, frame, spot)
    slices = []
  }
  for (const block of blocks) {
    slices.push(...settable(document, block, look, contentWidth(look)))
    if (block.kind === 'columns') {
      flush()
      spot = setColumns(document, block, look, frame, spot)
    }
  }
  flush()
  setHeadsAndFeet(document, sheet)
}

function contentWidth({ margin }: Look): number {
  return paper.width - 2 * margin
}

function settable(document: Document, block: Block, look: Look, width: number) {
  return block.kind === 'columns' ? [] : slicesOf(document, block, look, width)
}

/** Each column flows over the pages by itself; what follows begins below the longer one. */
function setColumns(
  document: Document,
  columns: Columns,
  look: Look,
  frame: Frame,
  from: Spot,
): Spot {
  const gutter = 22
  const width = contentWidth(look)
  const aside = (width - gutter) * columns.share
  const main = width - gutter - aside
  const [asideX, mainX] =
    columns.asideAt === 'left'
      ? [look.margin, look.margin + aside + gutter]
      : [look.margin + main + gutter, look.margin]

  if (columns.fill) paintAside(document, columns.fill, { from, asideX, aside, gutter })
  const asideSlices = columns.aside.flatMap((block) => settable(document, block, look, aside))
  const mainSlices = columns.main.flatMap((block) => settable(document, block, look, main))
  const ends = [
    flow(document, asideSlices, { ...frame, x: asideX }, from),
    flow(document, mainSlices, { ...frame, x: mainX }, from),
  ]
  return ends.reduce((a, b) => (b.page > a.page || (b.page === a.page && b.y > a.y) ? b : a))
}

interface AsideSpot {
  readonly from: Spot
  readonly asideX: number
  readonly aside: number
  readonly gutter: number
}

/** The ground of a sidebar reaches the edge of the paper, on this page and on those to come. */
function paintAside(document: Document, colour: string, spot: AsideSpot): void {
  const { from, asideX, aside, gutter } = spot
  const isLeft = asideX < paper.width / 2
  const [left, right] = isLeft
    ? [0, asideX + aside + gutter / 2]
    : [asideX - gutter / 2, paper.width]
  const paintFrom = (y: number) =>
    document.rect(left, y, right - left, paper.height - y).fill(colour)

  turnTo(document, from.page)
  paintFrom(from.y < 80 ? 0 : from.y - 12)
  document.on('pageAdded', () => paintFrom(0))
}

function setHeadsAndFeet(document: Document, sheet: Sheet): void {
  const { look, letterhead = [], runningHead, foot } = sheet
  const pages = document.bufferedPageRange().count
  const width = contentWidth(look)

  for (let page = 0; page < pages; page += 1) {
    const put = (blocks: readonly Block[], y: number) =>
      flow(
        document,
        blocks.flatMap((block) => settable(document, block, look, width)),
        { x: look.margin, top: 0, bottom: paper.height },
        { page, y },
      )
    const small = (text: string): Block => ({
      kind: 'paragraph',
      role: 'text',
      align: 'right',
      runs: [{ text: numbered(text, page + 1, pages), size: look.size - 1.5, colour: '#666666' }],
    })
    put(letterhead, 28)
    if (runningHead && page > 0) put([small(runningHead)], 22)
    if (foot) put([small(foot)], paper.height - 30)
  }
}

function numbered(text: string, page: number, pages: number): string {
  return text.replace('{page}', String(page)).replace('{pages}', String(pages))
}
