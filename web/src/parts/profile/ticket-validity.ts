import { monthInShort } from '../../lib/day-words.ts'
import type { Tone } from '../../ui/tone.ts'

interface Validity {
  readonly words: string
  readonly tone: Tone
}

const soonMonths = 2

/** Whether a ticket still is good at a moment. It is until the end of its month, or of its year. */
export function validityOf(expires: string, now: Date): Validity {
  const [year = 0, month = 12] = expires.split('-').map(Number)
  const monthsLeft = (year - now.getFullYear()) * 12 + month - (now.getMonth() + 1)
  if (monthsLeft < 0) return { words: `Expired ${monthInShort(expires)}`, tone: 'danger' }
  const words = `Expires ${monthInShort(expires)}`
  return { words, tone: monthsLeft <= soonMonths ? 'warn' : 'neutral' }
}
