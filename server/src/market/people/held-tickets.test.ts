import { expect, test } from 'vitest'
import { heldTickets } from './held-tickets.ts'
import type { ToldTicket } from './held-tickets.ts'

const now = new Date('2026-11-30T02:00:00Z')

const ticket = (name: string, year?: number, month?: number, day?: number): ToldTicket => ({
  name,
  expiresOn: year
    ? { year, ...(month !== undefined && { month }), ...(day !== undefined && { day }) }
    : null,
})

const held = (...told: readonly ToldTicket[]) =>
  heldTickets(told, now).map(({ short, expires, ends_soon: endsSoon }) => [
    short,
    expires,
    endsSoon,
  ])

test('what has ended is not held, and what ends soon is marked', () => {
  expect(
    held(
      ticket('Forklift', 2026, 11, 29),
      ticket('Dogging', 2026, 11, 30),
      ticket('First Aid', 2026),
      ticket('White Card'),
      ticket('Working at Heights', 2027, 1),
      ticket('CPR', 2027, 2),
    ),
  ).toEqual([
    ['Dogging', '2026-11-30', true],
    ['Working at Heights', '2027-01', true],
    ['First Aid', '2026', true],
    ['CPR', '2027-02', false],
    ['White Card', null, false],
  ])
})

test('of one that several resumes tell, the later end counts, and an end before none', () => {
  expect(held(ticket('Forklift', 2024), ticket('Forklift', 2031, 3))).toEqual([
    ['Forklift', '2031-03', false],
  ])
  expect(held(ticket('Forklift'), ticket('Forklift', 2024))).toEqual([])
})

test.each([
  ['Heavy Rigid (HR)', 'HR'],
  ['Elevating Work Platform (EWP)', 'EWP'],
  ['Coal Generic Induction (NSW)', 'Coal Generic Induction (NSW)'],
  ['Car (C)', 'Car (C)'],
  ['A card that no list knows', 'A card that no list knows'],
])('%s is called %s', (name, short) => {
  expect(held(ticket(name))).toEqual([[short, null, false]])
})
