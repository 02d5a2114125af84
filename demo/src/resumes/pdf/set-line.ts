import type { Look, Run } from '../sheet.ts'
import { fontFor } from './typeface.ts'

type Document = PDFKit.PDFDocument

/** A stretch of text in one font, at its place in a line. */
export interface Piece {
  readonly text: string
  readonly x: number
  readonly width: number
  readonly font: string
  readonly size: number
  readonly colour: string
  readonly spacing: number
  readonly link: string | undefined
}

export interface SetLine {
  readonly pieces: readonly Piece[]
  readonly width: number
  readonly size: number
}

interface Word {
  readonly run: Run
  readonly text: string
}

/** Breaks runs into lines no wider than asked. */
export function setLines(
  document: Document,
  runs: readonly Run[],
  look: Look,
  most: number,
): SetLine[] {
  const lines: SetLine[] = []
  let words: Word[] = []
  const close = () => {
    if (words.length > 0) lines.push(setLine(document, words, look))
    words = []
  }

  const fitting = (word: Word) => piecesThatFit(document, word, look, most)
  for (const word of runs.flatMap(wordsOf).flatMap(fitting)) {
    const wider = setLine(document, [...words, { ...word, text: word.text.trimEnd() }], look)
    if (words.length > 0 && wider.width > most) close()
    words.push(word)
  }
  close()
  return lines
}

/** Lines break at blanks, and behind a hyphen inside a word. */
function wordsOf(run: Run): Word[] {
  return (run.text.match(/[^\s-]*-(?=[^\s-])|\S+\s*|\s+/g) ?? []).map((text) => ({ run, text }))
}

/** A word that is wider than the line, such as an address in a sidebar, is broken where the line ends. */
function piecesThatFit(document: Document, word: Word, look: Look, most: number): Word[] {
  const { run, text } = word
  const isTooWide = (part: string) => setLine(document, [{ run, text: part }], look).width > most
  if (!isTooWide(text)) return [word]

  let length = text.length - 1
  while (length > 1 && isTooWide(text.slice(0, length))) length -= 1
  const rest = { run, text: text.slice(length) }
  return [{ run, text: text.slice(0, length) }, ...piecesThatFit(document, rest, look, most)]
}

/** Neighbours of one run are drawn in one go. */
function setLine(document: Document, words: readonly Word[], look: Look): SetLine {
  const stretches: Word[] = []
  for (const { run, text } of words) {
    const last = stretches.at(-1)
    if (last?.run === run) stretches[stretches.length - 1] = { run, text: last.text + text }
    else stretches.push({ run, text })
  }
  const end = stretches.at(-1)
  if (end) stretches[stretches.length - 1] = { run: end.run, text: end.text.trimEnd() }

  const pieces: Piece[] = []
  let x = 0
  for (const { run, text } of stretches) {
    const piece = pieceOf(document, run, text, x, look)
    pieces.push(piece)
    x += piece.width
  }
  const sizes = pieces.map(({ size }) => size)
  return { pieces, width: x, size: Math.max(look.size * 0.5, ...sizes) }
}

function pieceOf(document: Document, run: Run, text: string, x: number, look: Look): Piece {
  const { size = look.size, colour = look.ink, spacing = 0, link } = run
  const font = fontFor(look, { ...run, text })
  const width = document
    .font(font)
    .fontSize(size)
    .widthOfString(text, { characterSpacing: spacing })
  return { text, x, width, font, size, colour, spacing, link }
}
