import { anyOf } from '../../../text/any-of.ts'
import type { PDFPageProxy } from 'unpdf/pdfjs'

interface FontFacts {
  readonly name?: string
  readonly bold?: boolean
  readonly black?: boolean
  readonly italic?: boolean
}

const heavy = /bold|black|heavy|semibold|demi|extrabold|(^|[-,_])(bd|blk|sb)\b|[-,]b$|\bcmbx|SFBX/i
const slanted = /italic|oblique|slanted|[-,]it$|\bcmti|SFTI/i
const icons = anyOf(
  /awesome|fontello|icomoon|glyphicon|material.?icons|material.?symbols|academicons|ionicons/i,
  /linea|entypo|dashicons|typicons|simple.?icons|bootstrap.?icons|marvosym/i,
  /segoe.?(ui.?)?(mdl2|symbol|emoji|fluent)|emoji|webdings|icons?[-_]?(font|regular)?$/i,
)

/** Fonts whose letters are pictures of telephones and envelopes. */
export function isIconFont(page: PDFPageProxy, fontName: string): boolean {
  return icons.test(factsOf(page, fontName).name ?? '')
}

export function lookOfFont(page: PDFPageProxy, fontName: string) {
  const { name = '', bold = false, black = false, italic = false } = factsOf(page, fontName)
  return {
    isBold: bold || black || heavy.test(name),
    isItalic: italic || slanted.test(name),
  }
}

function factsOf(page: PDFPageProxy, fontName: string): FontFacts {
  if (!page.commonObjs.has(fontName)) return {}
  // pdf.js leaves the type of what it keeps here open; fonts are the only things with such names.
  return (page.commonObjs.get(fontName) as FontFacts | null) ?? {}
}
