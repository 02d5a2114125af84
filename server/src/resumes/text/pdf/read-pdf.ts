import type { PDFDocumentProxy } from 'unpdf/pdfjs'
import type { ResumeText } from '../../resume-text.ts'
import type { ScannedPage } from '../../scans/scanned-page.ts'
import { assemble } from '../assemble.ts'
import { countLetters, fewestLetters } from '../few-letters.ts'
import { NoText } from '../no-text.ts'
import { filledInFields } from './form-fields.ts'
import { linesOf } from './lines-of-pages.ts'
import { linksOf, placeLinks } from './links.ts'
import type { PageLink } from './links.ts'
import { openPdf } from './open-pdf.ts'
import { piecesOf } from './pieces.ts'
import type { Page } from './running-lines.ts'
import { segmentsOf } from './segments.ts'

const mostPages = 200

/** Pages without words are read from pictures of them, where somebody has looked at those. */
export async function readPdf(
  bytes: Uint8Array,
  scans: readonly ScannedPage[] = [],
): Promise<ResumeText> {
  const pdf = await openPdf(bytes)
  const pages: ReadPage[] = []
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number++) {
    // One broken page does not spoil the others.
    const scan = scans.find(({ page }) => page === number)
    const page = await readPage(pdf, number, scan).catch(() => undefined)
    if (page) pages.push(page)
  }

  const wordless = hasPictures(bytes) ? pages.filter(isWordless).map(({ number }) => number) : []
  refuseWithoutLetters(pages, wordless)
  const lines = linesOf(pages)
  return assemble({
    kind: 'pdf',
    pages: pages.length,
    lines,
    links: placeLinks(
      pages.flatMap(({ links }) => links),
      lines,
    ),
    properties: await propertiesOf(pdf),
    wordless,
    fromPictures: pages.flatMap(({ isScan }, index) => (isScan ? [index + 1] : [])),
  })
}

interface ReadPage extends Page {
  readonly number: number
  readonly isScan: boolean
  readonly links: readonly PageLink[]
}

async function readPage(
  pdf: PDFDocumentProxy,
  number: number,
  scan: ScannedPage | undefined,
): Promise<ReadPage> {
  const page = await pdf.getPage(number)
  const { height } = page.getViewport({ scale: 1 })
  const annotations = await page.getAnnotations()
  const pieces = await piecesOf(page, filledInFields(annotations))
  const segments = segmentsOf([...pieces, ...(scan?.words ?? [])])
  const links = linksOf(page, number, annotations)
  page.cleanup()
  return { number, isScan: scan !== undefined, height, segments, links }
}

/** Pages that show something, but hold no letters, have to be looked at rather than read. */
function refuseWithoutLetters(pages: readonly Page[], wordless: readonly number[]): void {
  if (pages.length === 0) throw new NoText('unreadable', 'The PDF has no page')
  if (wordless.length === 0 || lettersOn(pages) >= fewestLetters) return
  throw new NoText('needs_ocr', 'The PDF has pictures instead of letters', wordless)
}

function isWordless(page: ReadPage): boolean {
  return !page.isScan && lettersOn([page]) < fewestLetters
}

function lettersOn(pages: readonly Page[]): number {
  const words = pages.flatMap(({ segments }) => segments.map(({ text }) => text))
  return countLetters(words.join(''))
}

/** Pictures are streams, and what streams are is always written in the clear. */
function hasPictures(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  return /\/Subtype\s*\/Image\b/.test(text)
}

async function propertiesOf(pdf: PDFDocumentProxy): Promise<ResumeText['properties']> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }))
  // The typing leaves open what a document says of itself.
  const { Title: title, Author: author } = info as Record<string, unknown>
  return {
    ...(typeof title === 'string' && title.trim() ? { title: title.trim() } : {}),
    ...(typeof author === 'string' && author.trim() ? { author: author.trim() } : {}),
  }
}
