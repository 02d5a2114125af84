import type { HeldTicket } from '@headframe/wire'
import { IdCard } from 'lucide-react'

import { dateInShort } from '../../../lib/day-words.ts'
import { Badge } from '../../../ui/data/badge.tsx'

const most = 6

/** What a client asks first: the tickets that hold today, as people on site call them. */
export function HeldTickets({ tickets }: { tickets: readonly HeldTicket[] }) {
  if (tickets.length === 0) return null
  const others = tickets.slice(most)
  return (
    <ul aria-label="Tickets held" className="flex flex-wrap gap-1.5">
      {tickets.slice(0, most).map(({ name, short, expires, ends_soon: endsSoon }) => (
        <li key={name} className="min-w-0" title={short === name ? undefined : name}>
          <Badge tone={endsSoon ? 'warn' : 'gum'} icon={IdCard}>
            {short}
            {endsSoon && expires && `, ends ${dateInShort(expires)}`}
          </Badge>
        </li>
      ))}
      {others.length > 0 && (
        <li
          className="num text-sm leading-7 text-ink-2"
          title={others.map(({ name }) => name).join(', ')}
        >
          +{others.length}
          <span className="sr-only"> more: {others.map(({ name }) => name).join(', ')}</span>
        </li>
      )}
    </ul>
  )
}
