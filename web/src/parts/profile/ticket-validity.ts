import { dateInShort } from '../../lib/day-words.ts'
import { productDay } from '../../lib/product-day.ts'
import type { Tone } from '../../ui/tone.ts'

interface Validity {
  readonly words: string
  readonly tone: Tone
}

const soonMonths = 2

/**
 * Whether a ticket still is good at a moment. It is to the end of its day, its month, or its year, by the
 * product's own clock, so that a match beside it says the same to whoever looks from wherever.
 */
export function validityOf(expires: string, now: Date): Validity {
  const [year = 0, month = 12, day] = expires.split('-').map(Number)
  const [thisYear = 0, thisMonth = 0, today = 0] = productDay(now.getTime() / 1000)
    .split('-')
    .map(Number)
  const monthsLeft = (year - thisYear) * 12 + month - thisMonth
  const isOver = monthsLeft < 0 || (monthsLeft === 0 && day !== undefined && day < today)
  if (isOver) return { words: `Expired ${dateInShort(expires)}`, tone: 'danger' }
  const words = `Expires ${dateInShort(expires)}`
  return { words, tone: monthsLeft <= soonMonths ? 'warn' : 'neutral' }
}
