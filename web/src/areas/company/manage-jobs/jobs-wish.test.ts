import { expect, test } from 'vitest'

import { outcomeOf, readJobsWish } from './jobs-wish.ts'

test('a link of ours and an address that was typed wish for the same', () => {
  expect(readJobsWish({ status: 2, page: 3, draft: true })).toEqual(
    readJobsWish({ status: '2', page: '3', draft: 'true' }),
  )
  expect(readJobsWish({ search: ' newman ', status: '2' })).toMatchObject({
    search: 'newman',
    status: 2,
  })
})

test.each(['0', '5', 'active', ''])('there are no jobs of status "%s" to wish for', (status) => {
  expect(readJobsWish({ status }).status).toBeUndefined()
})

test('only who has paid, and whose payment went through, is thanked', () => {
  const paid = { payment_intent: 'pi_1', redirect_status: 'succeeded' }

  expect(outcomeOf(readJobsWish(paid))).toBe('paid')
  expect(outcomeOf(readJobsWish({ ...paid, redirect_status: 'failed' }))).toBe('failed')
  expect(outcomeOf(readJobsWish({ ...paid, redirect_status: 'pending' }))).toBeUndefined()
  expect(outcomeOf(readJobsWish({ redirect_status: 'succeeded' }))).toBeUndefined()
})
