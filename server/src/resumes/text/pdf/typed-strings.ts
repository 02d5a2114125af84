import type { PDFPageProxy } from 'unpdf/pdfjs'

type Operators = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>

/** The number that pdf.js has for the showing of text. */
const showText = 44

/**
 * What was typed, by what is left of it without blanks. In letter-spaced words only this tells blanks
 * that part words from those that part letters.
 */
export function typedStrings({ fnArray, argsArray }: Operators): ReadonlyMap<string, string> {
  const typed = new Map<string, string>()
  fnArray.forEach((operator, index) => {
    if (operator !== showText) return
    const glyphs: unknown = argsArray[index]?.[0]
    const text = Array.isArray(glyphs) ? glyphs.map(letterOf).join('').trim() : ''
    if (text.includes(' ')) typed.set(withoutBlanks(text), text.replaceAll(/\s+/g, ' '))
  })
  return typed
}

export function withoutBlanks(text: string): string {
  return text.replaceAll(/\s/g, '')
}

function letterOf(glyph: unknown): string {
  if (typeof glyph !== 'object' || glyph === null || !('unicode' in glyph)) return ''
  return typeof glyph.unicode === 'string' ? glyph.unicode : ''
}
