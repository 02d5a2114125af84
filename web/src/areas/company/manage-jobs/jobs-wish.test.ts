import { expect, test } from 'vitest'

import { jobsWish, outcomeOf } from './jobs-wish.ts'

test('a link of ours and an address that was typed wish for the same', () => {
  expect(jobsWish.read({ status: 2, page: 3 })).toEqual(jobsWish.read({ status: '2', page: '3' }))
  expect(jobsWish.read({ search: ' newman ', status: '2' })).toMatchObject({
    search: 'newman',
    status: 2,
  })
})

test.each(['0', '5', 'active', ''])('there are no jobs of status "%s" to wish for', (status) => {
  expect(jobsWish.read({ status }).status).toBeUndefined()
})

test('only who has paid, and whose payment went through, is thanked', () => {
  const paid = { payment_intent: 'pi_1', redirect_status: 'succeeded' }

  expect(outcomeOf(jobsWish.read(paid))).toBe('paid')
  expect(outcomeOf(jobsWish.read({ ...paid, redirect_status: 'failed' }))).toBe('failed')
  expect(outcomeOf(jobsWish.read({ ...paid, redirect_status: 'pending' }))).toBeUndefined()
  expect(outcomeOf(jobsWish.read({ redirect_status: 'succeeded' }))).toBeUndefined()
})
