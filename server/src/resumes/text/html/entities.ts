const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  ensp: ' ',
  emsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  hellip: '…',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  euro: '€',
  pound: '£',
  szlig: 'ß',
  oslash: 'ø',
  Oslash: 'Ø',
  aelig: 'æ',
  AElig: 'Æ',
  shy: '\u00AD',
}

/** The signs over letters, as Unicode puts them behind. */
const accents: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030A',
  caron: '\u030C',
  cedil: '\u0327',
}

const entity = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z][a-z\d]{1,20}));?/gi
const accented = /^([a-z])(grave|acute|circ|tilde|uml|ring|caron|cedil)$/i
const windows = new TextDecoder('windows-1252')

/** A text without the codes that stand for letters; a code that nobody knows stays. */
export function plainText(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(entity, (code, hex?: string, decimal?: string, name?: string) => {
    if (hex !== undefined) return letterOf(Number.parseInt(hex, 16))
    if (decimal !== undefined) return letterOf(Number(decimal))
    return named[name ?? ''] ?? accentedLetter(name ?? '') ?? code
  })
}

function accentedLetter(name: string): string | undefined {
  const [, letter, accent] = accented.exec(name) ?? []
  const sign = accents[accent?.toLowerCase() ?? '']
  return letter !== undefined && sign !== undefined ? (letter + sign).normalize('NFC') : undefined
}

/** Numbers from 128 to 159 are meant as Windows has them. */
function letterOf(number: number): string {
  if (number >= 128 && number < 160) return windows.decode(Uint8Array.of(number))
  return number > 0 && number <= 0x10_ff_ff ? String.fromCodePoint(number) : ''
}
