import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { unpackTypeface } from './unpack-typeface.ts'

const { resolve } = createRequire(import.meta.url)

/** The one of the screens, and one that knows many more letters for the texts that need them. */
const faces = {
  plain: [
    resolve('@fontsource/public-sans/files/public-sans-latin-400-normal.woff'),
    resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  ],
  bold: [
    resolve('@fontsource/public-sans/files/public-sans-latin-600-normal.woff'),
    resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  ],
} as const

const unpacked = new Map<string, Buffer>()

/** Has a document know them by the names of their files. */
export function nameTypefaces(pdf: PDFKit.PDFDocument): void {
  for (const face of [...faces.plain, ...faces.bold].filter((path) => path.endsWith('.woff'))) {
    const bytes = unpacked.get(face) ?? unpackTypeface(readFileSync(face))
    unpacked.set(face, bytes)
    pdf.registerFont(face, bytes)
  }
}

/** Stands for a letter that no typeface of ours has. */
const missingLetter = '□'

interface Shown {
  readonly shown: string
  /** Every letter of it can be seen. */
  readonly isWhole: boolean
}

/** Sets the typeface that a text is told in, and answers how it can be told in it. */
export function chooseTypeface(pdf: PDFKit.PDFDocument, text: string, isBold: boolean): Shown {
  const own = Array.from(letters.segment(text.normalize('NFC')), ({ segment }) => segment)
  let known: readonly boolean[] = []
  for (const face of faces[isBold ? 'bold' : 'plain']) {
    const font = fontOf(pdf.font(face))
    known = own.map((letter) => isKnown(letter, font))
    if (!known.includes(false)) break
  }
  return {
    shown: own.map((letter, at) => (known[at] ? letter : missingLetter)).join(''),
    isWhole: !known.includes(false),
  }
}

const letters = new Intl.Segmenter('en-AU', { granularity: 'grapheme' })

interface Font {
  hasGlyphForCodePoint(codePoint: number): boolean
}

function fontOf(pdf: PDFKit.PDFDocument): Font {
  // The library keeps it there, which its types do not say.
  const { _font: set } = pdf as unknown as { readonly _font: { readonly font: Font } }
  return set.font
}

/** What only joins or varies other signs needs no look of its own. */
function isKnown(letter: string, font: Font): boolean {
  const signs = letter.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
  return Array.from(signs).every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
}
