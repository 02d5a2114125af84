// @vitest-environment jsdom
import type { StaffProfile } from '@headframe/wire'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { aStaffProfile, aTicket } from '../../../testing/staff-profile.ts'
import { mount } from '../../../ui/testing/mount.ts'
import { PersonCard } from './person-card.tsx'

function card(person: Partial<StaffProfile>) {
  const whole = { ...aStaffProfile('Marnie Okafor'), ...person }
  return mount(<PersonCard person={whole} heading="h3" title="Marnie Okafor" />).user
}

function told(name: string | RegExp) {
  const items = within(screen.getByRole('list', { name })).getAllByRole('listitem')
  return items.map(({ textContent }) => textContent)
}

test('tickets are told by their short names, each with its end', () => {
  const tickets = [
    { ...aTicket('First Aid'), expires: '2026-02-03', has_ended: true },
    { ...aTicket('Heavy Rigid (HR)'), short: 'HR', expires: '2027-01-15', ends_soon: true },
    { ...aTicket('VOC'), machine: 'CAT 793F', expires: '2031-06-30' },
    { ...aTicket('Forklift'), expires: '2028' },
    aTicket('White Card'),
  ]
  const tags = [
    { tag: 'Forklift', tag_count: 2 },
    { tag: 'Dozer', tag_count: 3 },
  ]
  card({ tickets, tags })

  expect(told('Tickets')).toEqual([
    'First Aid, ended 3 Feb 2026',
    'HR, ends 15 Jan 2027',
    'VOC: CAT 793F, to June 2031',
    'Forklift, to 2028',
    'White Card',
  ])
  expect(told(/^Tags/)).toEqual(['Dozer 3'])
})

test('what there is more of is shown in place, by keyboard too, and hidden again', async () => {
  const names = ['HR', 'Forklift', 'Dogging', 'White Card', 'First Aid', 'CPR', 'LVR', 'Gas Test']
  const user = card({
    tickets: names.map((name) => aTicket(name)),
    tags: names.map((name) => ({ tag: `Skill of ${name}`, tag_count: 1 })),
    total_companies: 3,
    companies: JSON.stringify(['BHP', 'Rio Tinto', 'Thiess']),
  })
  expect(told('Tickets')).toEqual([...names.slice(0, 6), '2 more tickets'])

  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.getByText('BHP, Rio Tinto, Thiess', { exact: false })).not.toBeNull()
  await user.tab()
  expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false')
  await user.keyboard('{Enter}')
  expect(told('Tickets')).toEqual([...names, 'Fewer tickets'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fewer tickets' }))
  expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{Enter}')
  expect(told('Tickets')).toHaveLength(7)
})

test('what has to be renewed is never behind the button', () => {
  const tickets = Array.from({ length: 9 }, (_, at) => ({
    ...aTicket(`Induction ${at}`),
    has_ended: at < 8,
  }))
  card({ tickets })
  expect(told('Tickets')).toHaveLength(9)
  expect(screen.getByRole('button', { name: '1 more ticket' })).not.toBeNull()
})

test('whoever holds none has no list of them', () => {
  card({})
  expect(screen.queryByRole('list', { name: 'Tickets' })).toBeNull()
})
