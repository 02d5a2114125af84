import { expect, test } from 'vitest'
import { freeFrom } from '@headframe/wire'
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
