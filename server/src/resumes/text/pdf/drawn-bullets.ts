import type { PDFPageProxy } from 'unpdf/pdfjs'
import { multiply } from './turned-text.ts'
import type { Matrix } from './turned-text.ts'

type Operators = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>

/** The numbers that pdf.js has for what moves the pen and for what it draws. */
const save = 10
const restore = 11
const transform = 12
const beginForm = 74
const endForm = 75
const constructPath = 91

/** In widths of the letter m: smaller is dirt or the corner of a table, larger is a picture. */
const smallest = 0.12
const largest = 0.5
const furthest = 4
const mostDots = 1000
/** No two lines of text are nearer to each other. */
const closestPoints = 5

/** What is to be known of a run of letters to tell whether a dot is its bullet. */
interface Placed {
  readonly x: number
  readonly y: number
  readonly size: number
}

interface Dot {
  readonly x: number
  readonly right: number
  readonly middle: number
  readonly height: number
}

/**
 * The dots and squares that browsers draw before the points of a list, as if they were typed there.
 * `seen` turns the space of the page into the one of its pieces.
 */
export function drawnBullets<Piece extends Placed>(
  operators: Operators,
  seen: Matrix,
  pieces: readonly Piece[],
) {
  const byBaseline = Map.groupBy(pieces, ({ y }) => Math.round(y))
  return withoutDottedLines(dotsOf(operators, seen)).flatMap((dot) => {
    const point = pointBeside(dot, byBaseline)
    return point ? [{ ...point, text: '•', x: dot.x, right: dot.right }] : []
  })
}

/** A dotted border beside a column is a bullet of none of its lines. */
function withoutDottedLines(dots: readonly Dot[]): readonly Dot[] {
  const byColumn = Map.groupBy(dots, ({ x }) => Math.round(x))
  const dotted = [...byColumn.values()].flatMap((column) => {
    const sorted = column.toSorted((a, b) => a.middle - b.middle)
    return sorted.filter((dot, at) =>
      [sorted[at - 1], sorted[at + 1]].some(
        (next) => next && Math.abs(next.middle - dot.middle) < closestPoints,
      ),
    )
  })
  const isDotted = new Set(dotted)
  return dots.filter((dot) => !isDotted.has(dot))
}

/** The text that begins right of a dot, on whose small letters the dot stands. */
function pointBeside<Piece extends Placed>(
  { x, right, middle, height }: Dot,
  byBaseline: ReadonlyMap<number, readonly Piece[]>,
): Piece | undefined {
  for (let y = Math.floor(middle); y <= middle + 20; y++) {
    const point = byBaseline.get(y)?.find((piece) => {
      const gap = (piece.x - right) / piece.size
      const rise = (piece.y - middle) / piece.size
      const [wide, high] = [(right - x) / piece.size, height / piece.size]
      const isSmall = Math.max(wide, high) <= largest && Math.min(wide, high) >= smallest
      return isSmall && gap > 0 && gap < furthest && rise > 0.1 && rise < 0.6
    })
    if (point) return point
  }
  return undefined
}

function dotsOf({ fnArray, argsArray }: Operators, seen: Matrix): Dot[] {
  const dots: Dot[] = []
  const saved: Matrix[] = []
  let matrix = seen
  for (const [index, operator] of fnArray.entries()) {
    const values: unknown = argsArray[index]
    if (operator === save || operator === beginForm) saved.push(matrix)
    if (operator === restore || operator === endForm) matrix = saved.pop() ?? seen
    if (operator === transform) matrix = multiply(matrix, matrixIn(values) ?? unmoved)
    if (operator === beginForm) matrix = multiply(matrix, matrixIn(firstOf(values)) ?? unmoved)
    if (operator === constructPath && dots.length < mostDots) dots.push(...dotIn(values, matrix))
  }
  return dots
}

const unmoved: Matrix = [1, 0, 0, 1, 0, 0]

/** pdf.js tells of every path the box that it fills, after how it is painted and where it runs. */
function dotIn(values: unknown, matrix: Matrix): Dot[] {
  const box = Array.isArray(values) ? numbersIn(values[2]) : []
  const [x0, y0, x1, y1] = box
  if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return []
  const [, , , , left, top] = multiply(matrix, [1, 0, 0, 1, x0, y0])
  const [, , , , right, bottom] = multiply(matrix, [1, 0, 0, 1, x1, y1])
  const height = Math.abs(bottom - top)
  const dot = {
    x: Math.min(left, right),
    right: Math.max(left, right),
    middle: (top + bottom) / 2,
    height,
  }
  const isDot = height > 0 && height < 12 && dot.right - dot.x < 12
  return isDot ? [dot] : []
}

function matrixIn(values: unknown): Matrix | undefined {
  const [a, b, c, d, e, f] = numbersIn(values)
  if (a === undefined || b === undefined || c === undefined) return undefined
  return d === undefined || e === undefined || f === undefined ? undefined : [a, b, c, d, e, f]
}

function firstOf(values: unknown): unknown {
  return Array.isArray(values) ? values[0] : undefined
}

/** pdf.js hands numbers over as lists of either kind. */
function numbersIn(values: unknown): number[] {
  if (!Array.isArray(values) && !(values instanceof Float32Array)) return []
  return Array.from(values, Number).filter(Number.isFinite)
}
