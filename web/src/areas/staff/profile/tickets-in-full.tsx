import type { TicketToday } from '@headframe/wire'
import { IdCard } from 'lucide-react'

import { Badge } from '../../../ui/data/badge.tsx'
import { endInWords, toneOf, withMachine } from '../person/ticket-words.ts'

/** Every ticket by its whole name, with its end. */
export function TicketsInFull({ tickets }: { tickets: readonly TicketToday[] }) {
  if (tickets.length === 0) return null
  return (
    <section
      aria-label="Tickets"
      // Where a dialog would begin at the form, it would scroll past what has ended.
      tabIndex={-1}
      data-read-first
      className="flex flex-col gap-3"
    >
      <p className="font-semibold">
        Tickets <span className="num font-normal text-ink-2">{tickets.length}</span>
      </p>
      <ul className="grid gap-x-5 gap-y-2.5 sm:grid-cols-2">
        {tickets.map((ticket) => (
          <li key={`${ticket.name} ${ticket.machine}`} className="flex min-w-0 items-start gap-2.5">
            <IdCard aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-2" />
            <p className="min-w-0 flex-1 wrap-anywhere">{withMachine(ticket.name, ticket)}</p>
            <End ticket={ticket} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function End({ ticket }: { ticket: TicketToday }) {
  const words = endInWords(ticket)
  if (!words) return null
  const needsToBeSeen = ticket.ends_soon || ticket.has_ended
  return (
    <Badge tone={needsToBeSeen ? toneOf(ticket) : 'neutral'} className="shrink-0">
      {words}
    </Badge>
  )
}
