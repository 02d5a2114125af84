// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { aStaffProfile } from '../../../testing/staff-profile.ts'
import { PersonCard } from './person-card.tsx'

const ticket = (name: string) => ({ name, short: name, expires: null, ends_soon: false })

test('tickets that hold are told by their short names, those that end soon with their end', () => {
  const tickets = [
    { name: 'Heavy Rigid (HR)', short: 'HR', expires: '2027-01-15', ends_soon: true },
    ...['Forklift', 'Dogging', 'White Card', 'First Aid', 'CPR', 'LVR', 'Gas Test'].map(ticket),
  ]
  const tags = [
    { tag: 'Forklift', tag_count: 2 },
    { tag: 'Dozer', tag_count: 3 },
  ]
  render(
    <PersonCard
      person={{ ...aStaffProfile('Marnie Okafor'), tickets, tags }}
      heading="h3"
      title="M"
    />,
  )

  const held = within(screen.getByRole('list', { name: 'Tickets held' }))
  const shown = held.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(shown).toEqual([
    'HR, ends 15 Jan 2027',
    'Forklift',
    'Dogging',
    'White Card',
    'First Aid',
    'CPR',
    '+2 more: LVR, Gas Test',
  ])
  const told = within(screen.getByRole('list', { name: /^Tags/ }))
  expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Dozer 3'])
})

test('whoever holds none has no list of them', () => {
  render(<PersonCard person={aStaffProfile('Marnie Okafor')} heading="h3" title="Marnie Okafor" />)
  expect(screen.queryByRole('list', { name: 'Tickets held' })).toBeNull()
})
