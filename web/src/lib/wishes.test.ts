import { expect, test } from 'vitest'

import { oneOf, text } from './wish-readers.ts'
import { describeWish } from './wishes.ts'

const { read, changed, cleared, isFiltered } = describeWish({
  filters: { search: text, status: oneOf([1, 2]) },
  kept: { sort: oneOf(['rate']) },
  passing: { picked: text },
})

test('what an address says badly is not said, and what it says of anything else is not heard', () => {
  expect(read({ search: ' fitter ', status: '9', page: '-1', sort: 'rate', utm: 'mail' })).toEqual({
    search: 'fitter',
    status: undefined,
    sort: 'rate',
    page: undefined,
    picked: undefined,
  })
})

test('whatever is changed, the rest stays and the first page is shown', () => {
  const last = { search: 'fitter', sort: 'rate', page: 3, picked: 'a' } as const

  expect(changed(last, { status: 2 })).toEqual({
    search: 'fitter',
    status: 2,
    sort: 'rate',
    page: undefined,
    picked: undefined,
  })
  expect(changed(last, { page: 4 })).toMatchObject({ search: 'fitter', page: 4 })
  expect(changed(last, { page: 4 }).picked).toBeUndefined()
})

test('a list is filtered by what narrows it down, and by nothing else', () => {
  expect(isFiltered(read({ sort: 'rate', page: '2', picked: 'a' }))).toBe(false)
  expect(isFiltered(read({ status: '2' }))).toBe(true)
  expect(isFiltered({ ...read({ status: '2', search: 'fitter' }), ...cleared })).toBe(false)
})
