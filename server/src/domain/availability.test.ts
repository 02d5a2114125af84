import { expect, test } from 'vitest'
import { dayFreeFrom, freeFrom } from '@headframe/wire'
import { availabilityLabel } from './availability.ts'

const said = new Date('2027-01-31T02:00:00Z')

test.each([
  [0.1, '2027-01-31T02:00:00.000Z'],
  [0.2, '2027-02-07T02:00:00.000Z'],
  [0.5, '2027-02-14T02:00:00.000Z'],
  // A month that is shorter ends on its last day.
  [1, '2027-02-28T02:00:00.000Z'],
  [1_806_000_000, '2027-03-25T18:40:00.000Z'],
])('somebody who said %d is free from %s', (availability, day) => {
  expect(freeFrom(availability, said).toISOString()).toBe(day)
})

const noon = (day: string) => new Date(`${day}T02:00:00Z`)
const dayOfNotice = (
  availability: number,
  saidAt: string,
  state: string | null,
  today = '2026-01-01',
) => dayFreeFrom({ availability, availability_date: Date.parse(saidAt) / 1000, state }, noon(today))

test.each([
  ['late in Perth', 0.2, '2026-11-29T22:30:00+08:00', 'WA', '2026-12-06'],
  [
    'late in Sydney, where a night has an hour less before it is over',
    0.2,
    '2026-10-03T23:30:00+10:00',
    'NSW',
    '2026-10-10',
  ],
  [
    'just after midnight in Sydney, where one has an hour more',
    0.2,
    '2027-04-04T00:30:00+11:00',
    'NSW',
    '2027-04-11',
  ],
  ['at the end of a month in Sydney', 1, '2027-01-31T00:30:00+11:00', 'NSW', '2027-02-28'],
  [
    'as a day of the calendar',
    Number(noon('2026-12-24')) / 1000,
    '2026-11-29T22:30:00+08:00',
    'WA',
    '2026-12-24',
  ],
] as const)(
  'what was said %s is counted in days there',
  (_when, availability, saidAt, state, day) => {
    expect(dayOfNotice(availability, saidAt, state)).toBe(day)
    const before = noon(day)
    before.setUTCDate(before.getUTCDate() - 1)
    expect(dayOfNotice(availability, saidAt, state, before.toISOString().slice(0, 10))).toBe(day)
    // Nobody waits for a day that has come.
    expect(dayOfNotice(availability, saidAt, state, day)).toBeUndefined()
  },
)

const labelOn = (day: string, isOnProject = false) =>
  availabilityLabel({ availability: 0.2, saidAt: said, isOnProject }, new Date(day))

test('somebody is busy until the day has come', () => {
  expect(labelOn('2027-02-06T00:00:00Z')).toBe('Busy')
  expect(labelOn('2027-02-07T02:00:00Z')).toBe('Available')
})

test('whoever works on a project is neither', () => {
  expect(labelOn('2027-02-06T00:00:00Z', true)).toBe('On Project')
  expect(labelOn('2027-02-07T02:00:00Z', true)).toBe('On Project')
})

test('nothing is said of somebody who has told nothing', () => {
  const told = { availability: null, saidAt: null, isOnProject: false }
  expect(availabilityLabel(told, said)).toBeNull()
})
