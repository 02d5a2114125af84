import { dateInShort } from '../../lib/day-words.ts'
import type { Tone } from '../../ui/tone.ts'

interface Validity {
  readonly words: string
  readonly tone: Tone
}

const soonMonths = 2

/** Whether a ticket still is good at a moment. It is to the end of its day, its month, or its year. */
export function validityOf(expires: string, now: Date): Validity {
  const [year = 0, month = 12, day] = expires.split('-').map(Number)
  const monthsLeft = (year - now.getFullYear()) * 12 + month - (now.getMonth() + 1)
  const isOver = monthsLeft < 0 || (monthsLeft === 0 && day !== undefined && day < now.getDate())
  if (isOver) return { words: `Expired ${dateInShort(expires)}`, tone: 'danger' }
  const words = `Expires ${dateInShort(expires)}`
  return { words, tone: monthsLeft <= soonMonths ? 'warn' : 'neutral' }
}
