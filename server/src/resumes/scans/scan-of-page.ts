import { getDocument } from 'pdfjs-serverless'
import type { PDFPageProxy } from 'unpdf/pdfjs'
import type { Matrix } from '../text/pdf/turned-text.ts'
import { matrixOf, multiply } from '../text/pdf/turned-text.ts'
import { drawOn, whitePaper } from './grey-paper.ts'
import type { Paper } from './grey-paper.ts'
import { mostPixels } from './pixels.ts'
import { picturesOf } from './page-pictures.ts'
import type { PlacedPicture } from './page-pictures.ts'
import type { PageSize } from './page-size.ts'

/** Nothing is fetched, painted or compiled. */
const onlyPictures = {
  verbosity: 0,
  disableFontFace: true,
  useSystemFonts: false,
  isEvalSupported: false,
  useWasm: false,
  useWorkerFetch: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  enableXfa: false,
  disableAutoFetch: true,
  maxImageSize: mostPixels,
}

/** In dots to the point, of which there are 72 in an inch: letters are told apart from 150 dpi up. */
const fewestDots = 150 / 72
const mostDots = 300 / 72
const longestSide = 2400
/** A page is a scan when pictures cover so much of it. */
const leastCover = 0.35

export interface Scan {
  readonly paper: Paper
  /** How many dots of the paper make one point of the page. */
  readonly dotsPerPoint: number
}

/** A page as what stands on it in pictures; nothing when it is no scan. */
export async function scanOfPage(bytes: Uint8Array, number: number): Promise<Scan | undefined> {
  // The parser takes over the memory it is given, so it gets a copy.
  const opening = getDocument({ ...onlyPictures, data: new Uint8Array(bytes) })
  try {
    const pdf = await opening.promise
    return await drawn(await pdf.getPage(number))
  } finally {
    await opening.destroy()
  }
}

async function drawn(page: PDFPageProxy): Promise<Scan | undefined> {
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const pictures = await picturesOf(page, matrixOf(transform))
  if (coverOf(pictures) < leastCover * width * height) return undefined
  return paperWith(pictures, { width, height })
}

/** Pictures where they lie on a page, as one paper. */
export function paperWith(pictures: readonly PlacedPicture[], { width, height }: PageSize): Scan {
  const dotsPerPoint = finenessOf(pictures, Math.max(width, height))
  const paper = whitePaper(Math.ceil(width * dotsPerPoint), Math.ceil(height * dotsPerPoint))
  const scale: Matrix = [dotsPerPoint, 0, 0, dotsPerPoint, 0, 0]
  for (const { pixels, placed } of pictures) drawOn(paper, pixels, multiply(scale, placed))
  return { paper, dotsPerPoint }
}

function coverOf(pictures: readonly PlacedPicture[]): number {
  return pictures.reduce((sum, { placed: [a, b, c, d] }) => sum + Math.abs(a * d - b * c), 0)
}

/** As fine as the finest picture, within what is needed and what can be borne. */
function finenessOf(pictures: readonly PlacedPicture[], longest: number): number {
  const finest = pictures.map(({ pixels, placed: [a, b] }) => pixels.width / Math.hypot(a, b))
  const wanted = Math.min(mostDots, Math.max(fewestDots, ...finest.filter(Number.isFinite)))
  return Math.min(wanted, longestSide / longest)
}
