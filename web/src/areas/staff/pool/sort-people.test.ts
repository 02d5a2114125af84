import type { StaffProfile } from '@headframe/wire'
import { expect, test } from 'vitest'

import { sorted, type LocalSort } from './sort-people.ts'

// Nothing else of them is looked at.
const people = [
  { full_name: 'Ada', rate: 80, parse_timestamp: 1 },
  { full_name: 'Bea', rate: null, parse_timestamp: 3 },
  { full_name: 'Cal', rate: 95, parse_timestamp: 2 },
] as StaffProfile[]
const namesBy = (sort: LocalSort) => sorted(people, sort).map(({ full_name }) => full_name)

test('without a field the newest parse comes first', () => {
  expect(namesBy({})).toEqual(['Bea', 'Cal', 'Ada'])
})

test('whoever has no value comes last, from both ends', () => {
  expect(namesBy({ sortField: 'rate', sortOrder: 'desc' })).toEqual(['Cal', 'Ada', 'Bea'])
  expect(namesBy({ sortField: 'rate', sortOrder: 'asc' })).toEqual(['Ada', 'Cal', 'Bea'])
})
