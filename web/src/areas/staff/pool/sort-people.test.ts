import type { StaffProfile } from '@headframe/wire'
import { expect, test } from 'vitest'

import { sorted, type LocalSort } from './sort-people.ts'

// Nothing else of them is looked at.
const people = [
  { full_name: 'Ada', rate: 80 },
  { full_name: 'Bea', rate: null },
  { full_name: 'Cal', rate: 95 },
] as StaffProfile[]
const namesBy = (sort: LocalSort) => sorted(people, sort).map(({ full_name }) => full_name)

test('without a field all stand as they came', () => {
  expect(namesBy({})).toEqual(['Ada', 'Bea', 'Cal'])
})

test('whoever has no value comes last, from both ends', () => {
  expect(namesBy({ sortField: 'rate', sortOrder: 'desc' })).toEqual(['Cal', 'Ada', 'Bea'])
  expect(namesBy({ sortField: 'rate', sortOrder: 'asc' })).toEqual(['Ada', 'Cal', 'Bea'])
})
