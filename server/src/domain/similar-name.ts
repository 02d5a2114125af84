import { isOneSlipApart } from '../text/one-slip.ts'
import { plain } from '../text/plain.ts'

/** In a shorter name a slip makes another one: Ann is not Dan. */
const shortestWithSlip = 4

/**
 * Whether two names may be of one person: every part of the shorter one has its own in the other, as it is,
 * with a slip, or as an initial, in whatever order; and at least one stands there in full.
 */
export function isSimilarName(one: string, other: string): boolean {
  const [few, many] = [partsOf(one), partsOf(other)].toSorted((a, b) => a.length - b.length)
  if (!few?.length || !many) return false
  const left = [...many]
  let inFull = 0
  for (const part of few.toSorted((a, b) => b.length - a.length)) {
    const at = bestMatch(part, left)
    if (at === undefined) return false
    const [match = ''] = left.splice(at, 1)
    if (Math.min(match.length, part.length) > 1) inFull += 1
  }
  return inFull > 0
}

function bestMatch(part: string, others: readonly string[]): number | undefined {
  const ways = [isSame, isSlip, isInitial]
  for (const way of ways) {
    const at = others.findIndex((other) => way(part, other))
    if (at >= 0) return at
  }
  return undefined
}

const isSame = (one: string, other: string) => one === other

const isSlip = (one: string, other: string) =>
  Math.min(one.length, other.length) >= shortestWithSlip && isOneSlipApart(one, other)

const isInitial = (one: string, other: string) =>
  Math.min(one.length, other.length) === 1 && one[0] === other[0]

function partsOf(name: string): string[] {
  return plain(name)
    .replaceAll("'", '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
}
