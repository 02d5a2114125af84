import type { Ticket } from '@headframe/wire'
import { IdCard } from 'lucide-react'
import { useState } from 'react'

import { dateInShort } from '../../lib/day-words.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { ProfileSection } from './profile-section.tsx'
import { validityOf } from './ticket-validity.ts'

/** Licences, tickets and cards as the resume prints them, each with when it ends. */
export function Tickets({ tickets }: { tickets: readonly Ticket[] }) {
  const [now] = useState(() => new Date())
  if (tickets.length === 0) return null
  const hasNumbers = tickets.some(({ number }) => number !== null)
  return (
    <ProfileSection
      title="Licences and tickets"
      note={`As the resume or its owner names them.${hasNumbers ? ' Companies do not see the numbers.' : ''}`}
      aside
    >
      <ul className="flex flex-col gap-3">
        {tickets.map((ticket) => (
          <li
            key={`${ticket.name} ${ticket.machine} ${ticket.state}`}
            className="flex items-start gap-3"
          >
            <IdCard aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-2" />
            <div className="flex min-w-0 flex-col items-start gap-1">
              <p className="wrap-anywhere">{ticket.name}</p>
              <Details ticket={ticket} />
              <Validity ticket={ticket} now={now} />
            </div>
          </li>
        ))}
      </ul>
    </ProfileSection>
  )
}

function Details({ ticket: { machine, number, state, issuer, issued } }: { ticket: Ticket }) {
  const details = [
    machine,
    number && `No. ${number}`,
    state,
    issuer,
    issued && `Issued ${dateInShort(issued)}`,
  ].filter(Boolean)
  if (details.length === 0) return null
  return <p className="num text-sm text-ink-2 wrap-anywhere">{details.join(' · ')}</p>
}

function Validity({ ticket: { expires }, now }: { ticket: Ticket; now: Date }) {
  if (expires === null) return null
  const { words, tone } = validityOf(expires, now)
  return <Badge tone={tone}>{words}</Badge>
}
