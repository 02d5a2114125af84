/**
 * A piece of a roster's text. A `count` may be a number of days, also one that was written as a word; a
 * `number` may not: 2025, 12.5, 0491.
 */
export interface Token {
  readonly kind: 'count' | 'number' | 'word' | 'sign'
  readonly text: string
  /** Nothing, not even a blank, stands before it. */
  readonly isGlued: boolean
}

/** Stands where no roster can go on. Blanks are no tokens, so that no text brings one along. */
export const breakToken: Token = { kind: 'sign', text: '\n', isGlued: false }

/** Words that belong together are one token. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\br ?(?:&|n|and) ?r\b/g, 'rest'],
  [/\bon[ -]?site\b/g, 'onsite'],
  [/\bon[ -]call\b/g, 'oncall'],
  [/\b(day|night)[ -]?shifts?\b/g, '$1shift'],
  [/\b(?:even|equal)[ -]?time\b/g, 'eventime'],
  [/\btwenty[ -](one|two|three|four|five|six|seven|eight|nine)\b/g, 'twenty$1'],
]

const ones = 'one two three four five six seven eight nine'.split(' ')
const teens =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const twenties = ['twenty', ...ones.map((one) => `twenty${one}`)]
const countWords: ReadonlyMap<string, number> = new Map(
  [...ones, ...teens, ...twenties, 'thirty'].map((word, index) => [word, index + 1]),
)

const pattern =
  /\d+(?:st|nd|rd|th)(?!\p{L})|(?<number>\d+(?:,\d{3})*(?:\.\d+)?)|(?<word>\p{L}+)|(?<blank>\s+)|[^\s\p{L}\d]/gu

export function rosterTokens(text: string): Token[] {
  const tokens: Token[] = []
  let isGlued = false
  for (const { 0: piece, groups } of plainRoster(text).matchAll(pattern)) {
    if (!groups?.blank) tokens.push({ ...kindAndText(piece, groups), isGlued })
    isGlued = !groups?.blank
  }
  return tokens
}

function plainRoster(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll('×', 'x')
    .replaceAll('∶', ':')
    .replaceAll(/\s+/g, ' ')
  return phrases.reduce((said, [phrase, word]) => said.replaceAll(phrase, word), plain)
}

function kindAndText(piece: string, groups: Record<string, string | undefined> | undefined) {
  if (groups?.number) return { kind: isCount(piece) ? 'count' : 'number', text: piece } as const
  if (!groups?.word) return { kind: 'sign', text: piece } as const
  const count = countWords.get(piece)
  return count
    ? ({ kind: 'count', text: `${count}` } as const)
    : ({ kind: 'word', text: piece } as const)
}

/** A count of days has no leading zero, as times and telephone numbers do, and fits into a year. */
function isCount(digits: string): boolean {
  return /^[1-9]\d{0,2}$/.test(digits) && Number(digits) <= 365
}

export function countAt(tokens: readonly Token[], index: number): number | undefined {
  const token = tokens[index]
  return token?.kind === 'count' ? Number(token.text) : undefined
}

/** Empty behind the last token. */
export function textAt(tokens: readonly Token[], index: number): string {
  return tokens[index]?.text ?? ''
}

export function isNumeral(token: Token | undefined): boolean {
  return token?.kind === 'count' || token?.kind === 'number'
}

/** Remarks in brackets come behind what they interrupt. */
export function remarksLast(tokens: readonly Token[]): Token[] {
  const outside: Token[] = []
  const inside: Token[] = []
  let depth = 0
  for (const token of tokens) {
    if ('([{'.includes(token.text)) {
      depth += 1
      inside.push(breakToken)
    } else if (')]}'.includes(token.text)) depth = Math.max(0, depth - 1)
    else (depth ? inside : outside).push(token)
  }
  return [...outside, ...inside]
}
