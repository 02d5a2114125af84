import { expect, test } from 'vitest'
import { heldTickets } from './covered-tickets.ts'

test('whoever may run the high platforms may run the others', () => {
  const high = 'Boom-type Elevating Work Platform'
  const held = (hasExpired: boolean) =>
    heldTickets([{ name: high, hasExpired }]).get('Elevating Work Platform (EWP)')
  expect(held(false)).toBe(high)
  expect(held(true)).toBeUndefined()
})
