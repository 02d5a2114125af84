import { expect, test } from 'vitest'

import { isJustPaid, readJobsWish } from './jobs-wish.ts'

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

  expect(isJustPaid(readJobsWish(paid))).toBe(true)
  expect(isJustPaid(readJobsWish({ ...paid, redirect_status: 'failed' }))).toBe(false)
  expect(isJustPaid(readJobsWish({ redirect_status: 'succeeded' }))).toBe(false)
})
