import { tradesNamedIn } from './trades.ts'

/** One of which nothing says the trade. */
export const anyTrade = 'Trade Certificate'

export function certificateOf(trades: readonly string[]): string {
  return trades.length === 0 ? anyTrade : `${trades.join(' or ')} ${anyTrade}`
}

export function isTradeCertificate(name: string): boolean {
  return name.endsWith(anyTrade)
}

export function tradeOf(certificate: string): string {
  return certificate.slice(0, -anyTrade.length - 1)
}

const furthest = 60

/** "Heavy vehicle licence" and "electrical isolations" tell nobody's trade. */
const noTrades =
  /\b(?:heavy|electrical|mechanical|plant|weld\w*|refriger\w+) (?:\w+ )?(?:licen[cs]es?|isolations?|permits?|tickets?)\b/gi

/** Which trades the words in and around a certificate name: its own clause, or else those beside it. */
export function tradesToldAt(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): string[] {
  const before = text.slice(Math.max(0, start - furthest), start)
  const after = text.slice(end, end + furthest)
  const said = text.slice(start, end)
  const clause = lastOf(before, /[,;.()\n–|]/) + said + firstOf(after, /[,;.\n|]/)
  const told = tradesNamedIn(clause.replace(noTrades, ' '))
  if (told.length > 0) return told
  // "Trade certificate, heavy diesel", "Electrician, trade qualified"
  const beside = [firstOf(after.replace(/^\s*[,–:-]/, ' '), /[,;.\n|]/), lastTwoOf(before)]
  return beside.map((words) => tradesNamedIn(words.replace(noTrades, ' '))).find(isSome) ?? []
}

function isSome({ length }: readonly string[]): boolean {
  return length > 0
}

function firstOf(text: string, divider: RegExp): string {
  return text.split(divider)[0] ?? ''
}

function lastOf(text: string, divider: RegExp): string {
  return text.split(divider).at(-1) ?? ''
}

function lastTwoOf(text: string): string {
  return lastOf(text, /[;.\n|]/)
    .split(',')
    .slice(-2)
    .join(',')
}
