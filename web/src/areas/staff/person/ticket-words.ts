import type { TicketToday } from '@headframe/wire'

import { dateInShort } from '../../../lib/day-words.ts'
import type { Tone } from '../../../ui/tone.ts'

/** "Ends 15 Jan 2027"; nothing where no end is known. */
export function endInWords(ticket: TicketToday): string | undefined {
  const { expires } = ticket
  return expires === null ? undefined : `${untilOf(ticket)} ${dateInShort(expires)}`
}

/** The same behind a name on a card, where of an end that is far off the month is enough. */
export function endInShort(ticket: TicketToday): string | undefined {
  const { expires, ends_soon: endsSoon, has_ended: hasEnded } = ticket
  if (expires === null) return undefined
  const shown = endsSoon || hasEnded ? expires : expires.slice(0, 'YYYY-MM'.length)
  return `${untilOf(ticket).toLowerCase()} ${dateInShort(shown)}`
}

export function toneOf({ ends_soon: endsSoon, has_ended: hasEnded }: TicketToday): Tone {
  if (hasEnded) return 'danger'
  return endsSoon ? 'warn' : 'gum'
}

/** One that is for a machine is one of several of its name. */
export function withMachine(name: string, { machine }: TicketToday): string {
  return machine ? `${name}: ${machine}` : name
}

function untilOf({ ends_soon: endsSoon, has_ended: hasEnded }: TicketToday): string {
  if (hasEnded) return 'Ended'
  return endsSoon ? 'Ends' : 'To'
}
