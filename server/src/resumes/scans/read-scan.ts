import type { Piece } from '../text/pdf/pieces.ts'
import { isBlank } from './grey-paper.ts'
import { openRecogniser } from './recogniser.ts'
import { scanOfPage } from './scan-of-page.ts'
import { asTyped } from './as-typed.ts'
import { wordsIn } from './words-in-hocr.ts'
import type { RecognisedWord } from './words-in-hocr.ts'

const surenessOfWords = 40
const surenessOfPages = 65
const fewestLetters = 12

/** The words that stand in the picture of a page; none when there is no picture, or none to be read in it. */
export async function readScan(bytes: Uint8Array, page: number): Promise<Piece[]> {
  const scan = await scanOfPage(bytes, page)
  if (!scan || isBlank(scan.paper)) return []
  const recognise = await openRecogniser()
  const { paper, dotsPerPoint } = scan
  return readable(wordsIn(recognise(paper, dotsPerPoint * 72), dotsPerPoint))
}

/** Bushes and faces look like words here and there, and never for sure. */
function readable(found: readonly RecognisedWord[]): Piece[] {
  const words = found.filter(({ sureness }) => sureness >= surenessOfWords)
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  const sure = words.reduce((sum, { text, sureness }) => sum + text.length * sureness, 0)
  if (letters < fewestLetters || sure < letters * surenessOfPages) return []
  return asTyped(words).map(({ text, x, right, y, size, isBold, isItalic }) => ({
    text,
    x,
    right,
    y,
    size,
    isBold,
    isItalic,
  }))
}
