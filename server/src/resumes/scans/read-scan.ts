import type { Piece } from '../text/pdf/pieces.ts'
import { isBlank, turned } from './grey-paper.ts'
import type { Paper } from './grey-paper.ts'
import { fullestBand, isOnSide } from './lie-of-text.ts'
import { openRecogniser } from './recogniser.ts'
import { scanIn } from './scan-in.ts'
import { asTyped } from './as-typed.ts'
import { wordsIn } from './words-in-hocr.ts'
import type { RecognisedWord } from './words-in-hocr.ts'

const surenessOfWords = 40
const surenessOfPages = 65
/** Of what stands on its head a page reads less surely than this. */
const surenessUpright = 80
const fewestLetters = 12

/** The words that stand in the picture of a page; none when there is no picture, or none to be read in it. */
export async function readScan(bytes: Buffer, page: number): Promise<Piece[]> {
  const scan = await scanIn(bytes, page)
  if (!scan || isBlank(scan.paper)) return []
  const { dotsPerPoint } = scan
  const recognise = await openRecogniser()
  const read = (paper: Paper) =>
    readingOf(wordsIn(recognise(paper, dotsPerPoint * 72), dotsPerPoint))

  const paper = isOnSide(scan.paper) ? turned(scan.paper, 1) : scan.paper
  const upright = read(paper)
  const { words, letters, sureness } = mayBeOnHead(upright)
    ? readOverHead(paper, upright, read)
    : upright
  return letters >= fewestLetters && sureness >= surenessOfPages ? asTyped(words).map(asPiece) : []
}

/** A photograph has no words, however it is turned. */
function mayBeOnHead({ letters, sureness }: Reading): boolean {
  return letters >= fewestLetters && sureness < surenessUpright
}

/** A part of the page tells whether it reads better on its head: a page that reads badly takes long. */
function readOverHead(paper: Paper, upright: Reading, read: (paper: Paper) => Reading): Reading {
  const { letters, sureness } = read(turned(fullestBand(paper), 2))
  const isBetter = letters >= fewestLetters && sureness > upright.sureness
  return isBetter ? read(turned(paper, 2)) : upright
}

interface Reading {
  readonly words: readonly RecognisedWord[]
  readonly letters: number
  /** Of its letters, on an average. */
  readonly sureness: number
}

/** Bushes and faces look like words here and there, and never for sure. */
function readingOf(found: readonly RecognisedWord[]): Reading {
  const words = found.filter(({ sureness }) => sureness >= surenessOfWords)
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  const sure = words.reduce((sum, { text, sureness }) => sum + text.length * sureness, 0)
  return { words, letters, sureness: letters === 0 ? 0 : sure / letters }
}

function asPiece({ text, x, right, y, size, isBold, isItalic }: RecognisedWord): Piece {
  return { text, x, right, y, size, isBold, isItalic }
}
