import type { Piece } from '../text/pdf/pieces.ts'

/** A word as it was recognised, and how sure that is, from 0 to 100. */
export interface RecognisedWord extends Piece {
  readonly sureness: number
  /** The number of its line. */
  readonly line: number
}

const line =
  /<span class='ocr_(?:line|header|caption|textfloat)'[^>]*title="([^"]*)">(.*?)\n {5}<\/span>/gs
const word =
  /<span class='ocrx_word'[^>]*title='bbox (\d+) \d+ (\d+) \d+; x_wconf (\d+)'>(.*?)<\/span>/gs

/** The words of a page in points. All of a line stand on its baseline and have its size. */
export function wordsIn(hocr: string, dotsPerPoint: number): RecognisedWord[] {
  return Array.from(hocr.matchAll(line)).flatMap(([, title = '', inside = ''], number) => {
    const { left, bottom, slope, offset, size } = lineIn(title)
    return Array.from(inside.matchAll(word)).flatMap(([, from, to, sureness, html = '']) => {
      const text = plainText(html)
      if (text === '') return []
      const [x, right] = [Number(from), Number(to)]
      const y = bottom + offset + slope * (x - left)
      const at = { x: x / dotsPerPoint, right: right / dotsPerPoint, y: y / dotsPerPoint }
      return [
        {
          text,
          ...at,
          size: size / dotsPerPoint,
          ...plain,
          sureness: Number(sureness),
          line: number,
        },
      ]
    })
  })
}

/** Letters look alike to the recogniser, whatever their weight. */
const plain = { isBold: false, isItalic: false }

function lineIn(title: string) {
  const numbersOf = (name: string) =>
    (new RegExp(String.raw`\b${name} ([-\d. ]+)`).exec(title)?.[1] ?? '').trim().split(' ')
  const [left, , , bottom] = numbersOf('bbox').map(Number)
  const [slope, offset] = numbersOf('baseline').map(Number)
  const [size] = numbersOf('x_size').map(Number)
  return {
    left: left ?? 0,
    bottom: bottom ?? 0,
    slope: slope ?? 0,
    offset: offset ?? 0,
    size: size || 1,
  }
}

const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (sign) => signs[sign] ?? sign)
    .trim()
}
