/** A word, a number or a single sign of a line, with where it stands. */
export interface Token {
  readonly kind: 'word' | 'number' | 'sign'
  readonly text: string
  readonly start: number
  readonly end: number
  /** Another cell begins behind it. */
  readonly isLastOfCell: boolean
}

/** Years, months and what stands between them are written without blanks in Chinese. */
const pattern =
  /(?<word>s[./]d(?!\p{L})|至今|现在|[年月日至到]|(?:(?![年月日至到]|现在)\p{L})+)|(?<number>\d+)|->|[^\s\p{L}\d]/gu

export function dateTokens(line: string): Token[] {
  return Array.from(line.matchAll(pattern), ({ 0: text, index, groups }) => ({
    kind: groups?.word ? 'word' : groups?.number ? 'number' : 'sign',
    text,
    start: index,
    end: index + text.length,
    isLastOfCell: /^ *\t/.test(line.slice(index + text.length, index + text.length + 4)),
  }))
}

/** Most lines have none, and no date is without one: they need not be taken apart. */
export function hasNumber(line: string): boolean {
  return /\d/.test(line)
}

export function isSign(token: Token | undefined, signs: string): boolean {
  return token?.kind === 'sign' && signs.includes(token.text)
}

export const apostrophes = "'’‘`´ʼ′"
export const dashes = '-–—−‐‑‒―'

/** Nothing, not even a blank, stands between the two. */
export function touch(left: Token | undefined, right: Token | undefined): boolean {
  return left !== undefined && right !== undefined && left.end === right.start
}
