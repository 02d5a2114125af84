import { expect, test } from 'vitest'
import { heldTickets } from './covered-tickets.ts'

test('whoever may run the high platforms may run the others', () => {
  const high = 'Boom-type Elevating Work Platform'
  const held = (hasExpired: boolean) =>
    heldTickets([{ name: high, hasExpired }]).get('Elevating Work Platform (EWP)')
  expect(held(false)).toBe(high)
  expect(held(true)).toBeUndefined()
})

test('whoever may run the bridge and gantry cranes may run one with a pendant, and not the other way round', () => {
  const gantry = 'Bridge and Gantry Crane'
  expect(heldTickets([{ name: gantry, hasExpired: false }]).get('Overhead Crane')).toBe(gantry)
  expect(heldTickets([{ name: 'Overhead Crane', hasExpired: false }]).has(gantry)).toBe(false)
})
