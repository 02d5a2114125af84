import { multiply } from '../text/pdf/turned-text.ts'
import type { Matrix } from '../text/pdf/turned-text.ts'
import { greyOf } from './pixels.ts'
import type { Pixels } from './pixels.ts'

/** One byte for each dot, 255 where it is white. */
export interface Paper {
  readonly width: number
  readonly height: number
  readonly dots: Uint8Array
}

export function whitePaper(width: number, height: number): Paper {
  return { width, height, dots: new Uint8Array(width * height).fill(255) }
}

/**
 * Draws a picture where `placed` moves the unit square, in which pictures stand on their feet. What is
 * drawn only darkens: scanners put the letters of a page into one picture and its colours into another.
 */
export function drawOn(paper: Paper, pixels: Pixels, placed: Matrix): void {
  const toPicture = inverse(multiply(placed, [1 / pixels.width, 0, 0, -1 / pixels.height, 0, 1]))
  if (!toPicture) return
  const lightness = lightnessOf(pixels, toPicture)
  const { left, right, top, bottom } = boxOf(paper, placed)
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = y * paper.width + x
      paper.dots[at] = Math.min(paper.dots[at] ?? 255, lightness(x, y))
    }
  }
}

/** The same paper, turned clockwise by a number of quarters. */
export function turned(paper: Paper, quarters: number): Paper {
  if (quarters === 0) return paper
  const isOnSide = quarters % 2 === 1
  const { width, height, dots } = paper
  const made = whitePaper(isOnSide ? height : width, isOnSide ? width : height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [column, row] = placeOf(x, y, { width, height, quarters })
      made.dots[row * made.width + column] = dots[y * width + x] ?? 255
    }
  }
  return made
}

interface Turning {
  readonly width: number
  readonly height: number
  readonly quarters: number
}

function placeOf(x: number, y: number, { width, height, quarters }: Turning): [number, number] {
  if (quarters === 1) return [height - 1 - y, x]
  return quarters === 2 ? [width - 1 - x, height - 1 - y] : [y, width - 1 - x]
}

const leastContrast = 60
const leastInk = 0.0004

/** Whether nothing is written or drawn on it; grain and shadows do not count. */
export function isBlank({ dots }: Paper): boolean {
  let sum = 0
  for (const dot of dots) sum += dot
  const ink = sum / dots.length - leastContrast
  let inked = 0
  for (const dot of dots) if (dot < ink) inked++
  return inked < dots.length * leastInk
}

const mostSamples = 4

/** How light a dot is. Several pixels make one, so that thin strokes do not fall between them. */
function lightnessOf(pixels: Pixels, toPicture: Matrix): (x: number, y: number) => number {
  const [a, b, c, d, e, f] = toPicture
  const { width, height } = pixels
  const grey = greyOf(pixels)
  const samples = Math.min(mostSamples, Math.max(1, Math.round(Math.hypot(a, b))))
  return (x, y) => {
    let sum = 0
    for (let sample = 0; sample < samples * samples; sample++) {
      const px = x + ((sample % samples) + 0.5) / samples
      const py = y + (Math.floor(sample / samples) + 0.5) / samples
      const column = Math.floor(a * px + c * py + e)
      const row = Math.floor(b * px + d * py + f)
      const isOutside = column < 0 || row < 0 || column >= width || row >= height
      sum += isOutside ? 255 : grey(column, row)
    }
    return sum / (samples * samples)
  }
}

function boxOf(paper: Paper, [a, b, c, d, e, f]: Matrix) {
  const xs = [e, e + a, e + c, e + a + c]
  const ys = [f, f + b, f + d, f + b + d]
  return {
    left: Math.max(0, Math.floor(Math.min(...xs))),
    right: Math.min(paper.width, Math.ceil(Math.max(...xs))),
    top: Math.max(0, Math.floor(Math.min(...ys))),
    bottom: Math.min(paper.height, Math.ceil(Math.max(...ys))),
  }
}

function inverse([a, b, c, d, e, f]: Matrix): Matrix | undefined {
  const area = a * d - b * c
  if (!Number.isFinite(area) || Math.abs(area) < 1e-9) return undefined
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area]
}
