import { expect, test } from 'vitest'

import { parseSearch, stringifySearch } from './search.ts'

test('a postcode, a yes and a number stay the text that was typed', () => {
  expect(parseSearch('?postcode=0800&next=true&rate=1e3')).toEqual({
    postcode: '0800',
    next: 'true',
    rate: '1e3',
  })
})

test('a repeated key is a list', () => {
  expect(parseSearch('?state=WA&state=QLD')).toEqual({ state: ['WA', 'QLD'] })
})

test('what was written is read back the same', () => {
  const search = { search: 'haul & dump', state: ['WA', 'QLD'], page: '2' }

  expect(parseSearch(stringifySearch(search))).toEqual(search)
})

test('what is empty or missing is left out', () => {
  expect(stringifySearch({ search: '', page: undefined, sort: null })).toBe('')
})
