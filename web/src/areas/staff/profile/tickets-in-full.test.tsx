// @vitest-environment jsdom
import type { TicketToday } from '@headframe/wire'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { TicketsInFull } from './tickets-in-full.tsx'

const ticket = (name: string, end: Partial<TicketToday> = {}): TicketToday => ({
  name,
  short: name,
  machine: null,
  expires: null,
  ends_soon: false,
  has_ended: false,
  ...end,
})

test('every ticket stands there by its whole name, with its end to the day', () => {
  const many = Array.from({ length: 30 }, (_, at) => ticket(`Induction ${at}`))
  render(
    <TicketsInFull
      tickets={[
        ticket('First Aid', { expires: '2026-02', has_ended: true }),
        ticket('Heavy Rigid (HR)', { short: 'HR', expires: '2027-01-15', ends_soon: true }),
        ticket('Shotfirer’s Licence', { expires: '2027-06-30' }),
        ticket('VOC', { machine: 'CAT 793F', expires: '2031' }),
        ...many,
      ]}
    />,
  )

  const items = within(screen.getByRole('region', { name: 'Tickets' })).getAllByRole('listitem')
  const told = items.map(({ children }) => Array.from(children, ({ textContent }) => textContent))
  expect(told.slice(0, 5).map((parts) => parts.filter(Boolean))).toEqual([
    ['First Aid', 'Ended Feb 2026'],
    ['Heavy Rigid (HR)', 'Ends 15 Jan 2027'],
    ['Shotfirer’s Licence', 'To 30 June 2027'],
    ['VOC: CAT 793F', 'To 2031'],
    ['Induction 0'],
  ])
  expect(told).toHaveLength(34)
})
