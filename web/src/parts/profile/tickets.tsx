import type { Ticket } from '@headframe/wire'
import { IdCard } from 'lucide-react'
import { useState } from 'react'

import { dateInShort } from '../../lib/day-words.ts'
import { cn } from '../../ui/cn.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { FirstOf } from '../../ui/data/first-of.tsx'
import { ProfileSection } from './profile-section.tsx'
import { validityOf } from './ticket-validity.ts'

const most = 12

/** Licences, tickets and cards as the resume prints them, each with when it ends. */
export function Tickets({ tickets }: { tickets: readonly Ticket[] }) {
  const [now] = useState(() => new Date())
  const isOver = ({ expires }: Ticket) =>
    expires !== null && validityOf(expires, now).tone === 'danger'
  if (tickets.length === 0) return null
  // What has ended is not what is looked for.
  const inOrder = tickets.toSorted((one, other) => Number(isOver(one)) - Number(isOver(other)))
  const hasNumbers = tickets.some(({ number }) => number !== null)
  return (
    <ProfileSection
      title="Licences and tickets"
      note={`As the resume or its owner names them.${hasNumbers ? ' Companies do not see the numbers.' : ''}`}
      aside
    >
      <FirstOf entries={inOrder} most={most} of="ticket">
        {(shown, button) => (
          <>
            <ul className="flex flex-col gap-3">
              {inOrder.map((ticket) => (
                <li
                  key={`${ticket.name} ${ticket.machine} ${ticket.state}`}
                  className={cn(
                    'items-start gap-3',
                    // On paper there is nothing to be opened.
                    shown.includes(ticket) ? 'flex' : 'hidden print:flex',
                  )}
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
            {button && <div className="mt-4 print:hidden">{button}</div>}
          </>
        )}
      </FirstOf>
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
