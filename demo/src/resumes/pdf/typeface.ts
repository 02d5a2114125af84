import { createRequire } from 'node:module'
import path from 'node:path'
import type { Look, Run } from '../sheet.ts'

const resolve = createRequire(import.meta.url).resolve
const dejavu = path.join(path.dirname(resolve('dejavu-fonts-ttf/package.json')), 'ttf')

/** Regular, bold, italic and both; the second row serves letters that the standard fonts do not have. */
const standard: Readonly<Record<Look['face'], readonly string[]>> = {
  sans: ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique', 'Helvetica-BoldOblique'],
  serif: ['Times-Roman', 'Times-Bold', 'Times-Italic', 'Times-BoldItalic'],
  mono: ['Courier', 'Courier-Bold', 'Courier-Oblique', 'Courier-BoldOblique'],
  wide: family('DejaVuSans', 'Oblique'),
}

const embedded: Readonly<Record<Look['face'], readonly string[]>> = {
  sans: family('DejaVuSansCondensed', 'Oblique'),
  serif: family('DejaVuSerifCondensed', 'Italic'),
  // The monospaced one lacks the letters of Vietnamese.
  mono: family('DejaVuSansCondensed', 'Oblique'),
  wide: family('DejaVuSans', 'Oblique'),
}

function family(name: string, slant: string): string[] {
  const endings = ['', '-Bold', `-${slant}`, `-Bold${slant}`]
  return endings.map((ending) => path.join(dejavu, `${name}${ending}.ttf`))
}

/** What WinAnsi, the encoding of the standard fonts, can say. */
const inStandardFonts = /^[ -~\u00a0-ÿŒœŠšŽžŸƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]*$/

/** Arrows, boxes, ticks and telephones, which only one of the fonts has. */
const signs = /[\u2190-\u2bff]/

/** The font for a run, replaced as a word processor does it where letters are missing. */
export function fontFor({ face }: Look, { text, isBold, isItalic }: Run): string {
  const fonts = fontsFor(text, face)
  return fonts[(isBold ? 1 : 0) + (isItalic ? 2 : 0)] ?? 'Helvetica'
}

function fontsFor(text: string, face: Look['face']): readonly string[] {
  if (inStandardFonts.test(text)) return standard[face]
  return embedded[signs.test(text) ? 'wide' : face]
}
