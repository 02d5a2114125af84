import { printedDates } from './ticket-dates.ts'

const longest = 400
const announced =
  /(?:\bexp\w*\.?|\b(?:valid|current|good) (?:to|until|till)|\bto|\buntil|\btill|\()\s*:?\s*$/i
const nextName = /^\W?\s+(?=\p{Lu}\p{L})/u

/**
 * "HR licence (exp 2030) Kibble pass (exp 2027)", "HR exp 2030 Kibble pass exp 2027": where no sign parts them, each
 * ends with its own date.
 */
export function datedInARow(part: string): string[] {
  if (part.length > longest || part.includes('\t')) return [part]
  const pieces: string[] = []
  let from = 0
  for (const { start, end } of printedDates(part)) {
    const [gap] = nextName.exec(part.slice(end)) ?? []
    const isLast = /^\W*$/.test(part.slice(end))
    const isOfPiece =
      announced.test(part.slice(from, start)) && /^\P{Lu}*\p{L}/u.test(part.slice(from))
    if (!isOfPiece || (gap === undefined && !isLast)) continue
    pieces.push(part.slice(from, isLast ? undefined : end + (gap?.length ?? 0)).trim())
    from = isLast ? part.length : end + (gap?.length ?? 0)
  }
  return pieces.length > 1 && from === part.length ? pieces : [part]
}
