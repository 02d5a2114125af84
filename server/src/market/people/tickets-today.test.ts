import { expect, test } from 'vitest'
import { namesHeld, ticketsToday } from './tickets-today.ts'
import type { ToldTicket } from './tickets-today.ts'

const now = new Date('2026-11-30T02:00:00Z')

const ticket = (name: string, year?: number, month?: number, day?: number): ToldTicket => ({
  name,
  expiresOn: year
    ? { year, ...(month !== undefined && { month }), ...(day !== undefined && { day }) }
    : null,
})

const standing = (...told: readonly ToldTicket[]) =>
  ticketsToday(told, now).map(({ short, expires, ends_soon: endsSoon, has_ended: hasEnded }) => [
    short,
    expires,
    hasEnded ? 'ended' : endsSoon ? 'ends soon' : 'holds',
  ])

const several = [
  ticket('Dogging', 2028, 3),
  ticket('Forklift', 2026, 11, 29),
  ticket('Basic Rigging', 2026, 11, 30),
  ticket('First Aid', 2026),
  ticket('White Card'),
  ticket('Working at Heights', 2027, 1),
  ticket('CPR', 2027, 2),
  ticket('Confined Space Entry', 2019),
]

test('what ends soon or ended of late comes first by its end, and last what ended long ago', () => {
  expect(standing(...several)).toEqual([
    ['Forklift', '2026-11-29', 'ended'],
    ['Basic Rigging', '2026-11-30', 'ends soon'],
    ['First Aid', '2026', 'ends soon'],
    ['Working at Heights', '2027-01', 'ends soon'],
    ['Dogging', '2028-03', 'holds'],
    ['CPR', '2027-02', 'holds'],
    ['White Card', null, 'holds'],
    ['Confined Space Entry', '2019', 'ended'],
  ])
})

test('those that hold today are named in the order of our list', () => {
  expect(namesHeld(several, now)).toEqual([
    'Dogging',
    'Basic Rigging',
    'Working at Heights',
    'First Aid',
    'CPR',
    'White Card',
  ])
})

test('of one that several resumes tell, the later end counts, and an end before none', () => {
  expect(standing(ticket('Forklift', 2024), ticket('Forklift', 2031, 3))).toEqual([
    ['Forklift', '2031-03', 'holds'],
  ])
  expect(standing(ticket('Forklift'), ticket('Forklift', 2024))).toEqual([
    ['Forklift', '2024', 'ended'],
  ])
})

test('one that is for a machine stands for each of them', () => {
  const told = [
    { ...ticket('VOC', 2031), machine: 'CAT 793F' },
    { ...ticket('VOC', 2024), machine: 'Komatsu 930E' },
  ]
  expect(ticketsToday(told, now).map(({ machine, expires }) => [machine, expires])).toEqual([
    ['CAT 793F', '2031'],
    ['Komatsu 930E', '2024'],
  ])
  expect(namesHeld(told, now)).toEqual(['VOC'])
})

test.each([
  ['Heavy Rigid (HR)', 'HR'],
  ['Elevating Work Platform (EWP)', 'EWP'],
  ['Coal Generic Induction (NSW)', 'Coal Generic Induction (NSW)'],
  ['Car (C)', 'Car (C)'],
  ['A card that no list knows', 'A card that no list knows'],
])('%s is called %s', (name, short) => {
  expect(standing(ticket(name))).toEqual([[short, null, 'holds']])
})
