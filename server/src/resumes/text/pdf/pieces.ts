import type { PDFPageProxy } from 'unpdf/pdfjs'
import { isLetterSpaced } from '../clean-text.ts'
import { drawnBullets } from './drawn-bullets.ts'
import { isIconFont, lookOfFont } from './fonts.ts'
import { withTexLetters } from './tex-letters.ts'
import { matrixOf, multiply, prevailingTurn, turnBack, turnOf } from './turned-text.ts'
import type { Matrix } from './turned-text.ts'
import { typedStrings, withoutBlanks } from './typed-strings.ts'

/** A run of letters that the document draws at once. */
export interface Piece {
  readonly text: string
  /** What was typed, when the letters are set apart so that words cannot be told any more. */
  readonly typed?: string
  readonly x: number
  readonly right: number
  /** The baseline, counted from the top of the page. */
  readonly y: number
  readonly size: number
  readonly isBold: boolean
  readonly isItalic: boolean
}

/** As pdf.js tells what is drawn on a page. */
export interface Drawn {
  readonly str: string
  readonly width: number
  readonly transform: Matrix
  readonly fontName: string
}

/** The pieces of a page, turned so that most of its text runs from left to right. */
export async function piecesOf(
  page: PDFPageProxy,
  filledIn: readonly Drawn[] = [],
): Promise<Piece[]> {
  // pdf.js tells the names of fonts only once the page was prepared for painting.
  const operators = await page.getOperatorList().catch(() => undefined)
  const { items } = await page.getTextContent()
  const seen = matrixOf(page.getViewport({ scale: 1 }).transform)

  const shown: readonly Drawn[] = items.filter((item): item is typeof item & Drawn => 'str' in item)
  const drawn = [...shown, ...filledIn]
    .map((item) => ({ ...item, str: withTexLetters(item.str) }))
    .filter(({ str }) => str.trim() !== '')
    .map((item) => ({ item, matrix: multiply(seen, item.transform) }))
  const turn = prevailingTurn(drawn.map(({ item, matrix }) => ({ text: item.str, matrix })))

  const pieces: readonly Piece[] = drawn
    .filter(({ item, matrix }) => turnOf(matrix) === turn && !isIconFont(page, item.fontName))
    .map(({ item, matrix }) => pieceOf(item, turnBack(matrix, turn), page))
  if (!operators) return withoutOverprints(pieces)
  const bullets = drawnBullets(operators, turnBack(seen, turn), pieces)
  return withoutOverprints([...withTyped(pieces, typedStrings(operators)), ...bullets])
}

function withTyped(pieces: readonly Piece[], strings: ReadonlyMap<string, string>): Piece[] {
  return pieces.map((piece) => {
    const typed = isLetterSpaced(piece.text) && strings.get(withoutBlanks(piece.text))
    return typed && !isLetterSpaced(typed) ? { ...piece, typed } : piece
  })
}

function pieceOf(item: Drawn, matrix: Matrix, page: PDFPageProxy): Piece {
  const [, , c, d, x, y] = matrix
  const text = item.str.trimEnd()
  // Blanks at the ends are part of the width that is told, but not of what is seen.
  const width = (item.width * text.length) / item.str.length
  return {
    text: text.trimStart(),
    x: x + (item.width * (text.length - text.trimStart().length)) / item.str.length,
    right: x + width,
    y,
    size: Math.hypot(c, d),
    ...lookOfFont(page, item.fontName),
  }
}

/** Some programs draw letters twice, a hair apart, to make them bold. */
function withoutOverprints(pieces: readonly Piece[]): Piece[] {
  const kept = new Map<string, Piece>()
  for (const piece of pieces) {
    const places = [0, 1].flatMap((dx) =>
      [0, 1].map((dy) => `${Math.floor(piece.x + dx)} ${Math.floor(piece.y + dy)} ${piece.text}`),
    )
    const twin = places.find((key) => kept.has(key))
    if (twin === undefined) kept.set(places[0] ?? '', piece)
    else kept.set(twin, { ...piece, ...kept.get(twin), isBold: true })
  }
  return [...kept.values()]
}
