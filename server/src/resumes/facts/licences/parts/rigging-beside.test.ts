import { expect, test } from 'vitest'
import { namesIn } from '../../../testing/tickets-in.ts'

test.each([
  ['Dogging & Rigging', 'Dogging | Rigging'],
  ['Rigging/Dogging', 'Dogging | Rigging'],
  ['Dogging/Rigging 06/2028', 'Dogging @06/2028 | Rigging @06/2028'],
  ['Rigging and dogging (exp 06/2028)', 'Dogging @06/2028 | Rigging @06/2028'],
  ['HRWL 0441: dogging and rigging, exp 06/2028', 'Dogging @06/2028 | Rigging @06/2028'],
  ['Dogging, rigging and forklift', 'Dogging | Rigging | Forklift'],
])('rigging without its class beside dogging is a ticket of its own: %s', (typed, names) => {
  expect(namesIn(typed)).toBe(names)
})

test.each([
  ['Dogging and rigging (basic) 2028', 'Dogging @2028 | Basic Rigging @2028'],
  ['Basic rigging and dogging', 'Basic Rigging | Dogging'],
  ['Dogging and basic rigging 2028', 'Dogging @2028 | Basic Rigging @2028'],
])('rigging with its class is none besides: %s', (typed, names) => {
  expect(namesIn(typed)).toBe(names)
})
