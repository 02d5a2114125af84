// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { aTicket } from '../../../testing/staff-profile.ts'
import { TicketsInFull } from './tickets-in-full.tsx'

test('every ticket stands there by its whole name, with its end to the day', () => {
  const many = Array.from({ length: 30 }, (_, at) => aTicket(`Induction ${at}`))
  render(
    <TicketsInFull
      tickets={[
        aTicket('First Aid', { expires: '2026-02', has_ended: true }),
        aTicket('Heavy Rigid (HR)', { short: 'HR', expires: '2027-01-15', ends_soon: true }),
        aTicket('Shotfirer’s Licence', { expires: '2027-06-30' }),
        aTicket('VOC', { machine: 'CAT 793F', expires: '2031' }),
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
