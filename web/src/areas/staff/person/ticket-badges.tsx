import type { TicketToday } from '@headframe/wire'
import { IdCard } from 'lucide-react'

import { Badge } from '../../../ui/data/badge.tsx'
import { FirstOf } from '../../../ui/data/first-of.tsx'
import { endInShort, toneOf, withMachine } from './ticket-words.ts'

const most = 6

/** What a client asks first: the tickets, as people on site call them, each with its end. */
export function TicketBadges({ tickets }: { tickets: readonly TicketToday[] }) {
  if (tickets.length === 0) return null
  return (
    <FirstOf entries={tickets} most={mostOf(tickets)} of="ticket">
      {(shown, button) => (
        <ul aria-label="Tickets" className="flex flex-wrap gap-1.5">
          {shown.map((ticket) => (
            <li
              key={`${ticket.name} ${ticket.machine}`}
              className="min-w-0"
              title={ticket.short === ticket.name ? undefined : ticket.name}
            >
              <Badge
                tone={toneOf(ticket)}
                icon={IdCard}
                // The end stands last, and on a phone would be what is cut off.
                className="rounded-xl *:whitespace-normal"
              >
                {[withMachine(ticket.short, ticket), endInShort(ticket)].filter(Boolean).join(', ')}
              </Badge>
            </li>
          ))}
          {button && <li className="px-1 text-sm">{button}</li>}
        </ul>
      )}
    </FirstOf>
  )
}

/** What has to be renewed stands first, and none of it behind a button. */
function mostOf(tickets: readonly TicketToday[]): number {
  const holding = tickets.findIndex(({ ends_soon, has_ended }) => !ends_soon && !has_ended)
  return Math.max(most, holding === -1 ? tickets.length : holding)
}
