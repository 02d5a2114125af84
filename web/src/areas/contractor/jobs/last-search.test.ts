// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { keepSearch, lastSearch } from './last-search.ts'

test('the last search is kept whole for the way back', () => {
  expect(lastSearch()).toMatchObject({ search: undefined, view: undefined })

  const search = { search: 'fitter', arrangement: ['fifo'], rateMin: 95, view: 'map' } as const
  keepSearch({ ...search, arrangement: [...search.arrangement] })

  expect(lastSearch()).toMatchObject(search)
})
