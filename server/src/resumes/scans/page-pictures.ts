import type { PDFPageProxy } from 'unpdf/pdfjs'
import { multiply } from '../text/pdf/turned-text.ts'
import type { Matrix } from '../text/pdf/turned-text.ts'
import { pixelsIn } from './pixels.ts'
import type { Pixels } from './pixels.ts'

/** A picture of a page, and how it moves the unit square onto the page. */
export interface PlacedPicture {
  readonly pixels: Pixels
  readonly placed: Matrix
}

/** The numbers that pdf.js has for what moves the pen and for what draws pictures. */
const save = 10
const restore = 11
const transform = 12
const beginForm = 74
const endForm = 75
const paintMask = 83
const paintPicture = 85
const paintInlinePicture = 86

/** The pictures that a page shows, in the order in which it draws them; `seen` is its view. */
export async function picturesOf(page: PDFPageProxy, seen: Matrix): Promise<PlacedPicture[]> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const pictures: PlacedPicture[] = []
  const saved: Matrix[] = []
  let placed = seen
  for (const [index, operator] of fnArray.entries()) {
    const values: unknown = argsArray[index]
    if (operator === save || operator === beginForm) saved.push(placed)
    if (operator === restore || operator === endForm) placed = saved.pop() ?? seen
    if (operator === transform) placed = multiply(placed, matrixIn(values))
    if (operator === beginForm) placed = multiply(placed, matrixIn(firstOf(values)))
    if ([paintMask, paintPicture, paintInlinePicture].includes(operator)) {
      const pixels = pixelsIn(unpacked(page, firstOf(values)))
      if (pixels) pictures.push({ pixels, placed })
    }
  }
  return pictures
}

/** Inline pictures are there themselves; of others, and of large masks, there is a name. */
function unpacked(page: PDFPageProxy, value: unknown): unknown {
  if (typeof value === 'string') return namedIn(page, value)
  if (typeof value !== 'object' || value === null || !('data' in value)) return value
  if (typeof value.data !== 'string') return value
  const mask = namedIn(page, value.data)
  return typeof mask === 'object' && mask !== null ? { ...value, ...mask } : mask
}

function namedIn(page: PDFPageProxy, name: string): unknown {
  const objects = name.startsWith('g_') ? page.commonObjs : page.objs
  return objects.has(name) ? objects.get(name) : undefined
}

const unmoved: Matrix = [1, 0, 0, 1, 0, 0]

function matrixIn(values: unknown): Matrix {
  if (!Array.isArray(values) && !(values instanceof Float32Array)) return unmoved
  const [a, b, c, d, e, f] = Array.from(values, Number)
  if (a === undefined || b === undefined || c === undefined) return unmoved
  return d === undefined || e === undefined || f === undefined ? unmoved : [a, b, c, d, e, f]
}

function firstOf(values: unknown): unknown {
  return Array.isArray(values) ? values[0] : undefined
}
