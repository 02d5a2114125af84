/** One thing that a document in rich text says. */
export type RtfToken =
  | { readonly is: 'open' | 'close' }
  | { readonly is: 'word'; readonly word: string; readonly number: number | undefined }
  | { readonly is: 'byte'; readonly byte: number }
  | { readonly is: 'text'; readonly text: string }

const control = /([a-z]{1,32})(-?\d{1,10})? ?/iy
const plain = /[^\\{}\r\n]+/y
const symbols: Readonly<Record<string, string>> = {
  '~': '\u00A0',
  _: '-',
  '\\': '\\',
  '{': '{',
  '}': '}',
}

/** Its groups, words and letters, from bytes as letters of Latin 1. */
export function* rtfTokens(source: string): Generator<RtfToken> {
  let at = 0
  while (at < source.length) {
    const letter = source[at] ?? ''
    if (letter === '{' || letter === '}') {
      yield { is: letter === '{' ? 'open' : 'close' }
      at += 1
    } else if (letter === '\\') {
      const { token, next } = controlAt(source, at + 1)
      if (token) yield token
      at = next
    } else if (letter === '\r' || letter === '\n') at += 1
    else {
      plain.lastIndex = at
      const text = plain.exec(source)?.[0] ?? letter
      yield { is: 'text', text }
      at += text.length
    }
  }
}

function controlAt(source: string, at: number): { token?: RtfToken; next: number } {
  const letter = source[at] ?? ''
  if (letter === "'") {
    const byte = Number.parseInt(source.slice(at + 1, at + 3), 16)
    return { ...(byte >= 0 && { token: { is: 'byte', byte } }), next: at + 3 }
  }
  control.lastIndex = at
  const [whole, word, digits] = control.exec(source) ?? []
  if (whole === undefined || word === undefined) return { token: symbolOf(letter), next: at + 1 }

  const number = digits === undefined ? undefined : Number(digits)
  // What follows is no text, however it looks.
  const skipped = word === 'bin' ? Math.max(0, number ?? 0) : 0
  return { token: { is: 'word', word, number }, next: at + whole.length + skipped }
}

function symbolOf(letter: string): RtfToken {
  if (letter === '*') return { is: 'word', word: '*', number: undefined }
  if (letter === '\n' || letter === '\r') return { is: 'word', word: 'par', number: undefined }
  return { is: 'text', text: symbols[letter] ?? '' }
}
