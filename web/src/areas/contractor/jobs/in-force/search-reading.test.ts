import type { SearchReading } from '@headframe/wire'
import { describe, expect, test } from 'vitest'

import { filtersInForce } from './filters-in-force.ts'
import { readingOf } from '../../../../parts/search/reading-of.ts'

const names = { industry: new Map<number, string>(), role: new Map(), rolesOf: new Map() }

const search = 'steady sparky in the pilbara'
const sparky = {
  kind: 'occupation',
  label: 'Electrician',
  text: 'sparky',
  start: 7,
  end: 13,
} as const
const pilbara = {
  kind: 'place',
  label: 'Pilbara, WA',
  text: 'in the pilbara',
  start: 14,
  end: 28,
} as const
const reading: SearchReading = {
  search,
  chips: [
    { ...sparky, without: 'steady in the pilbara' },
    { ...pilbara, without: 'steady sparky' },
  ],
  words: 'steady',
  did_you_mean: null,
}

const labels = (typed: string, known?: SearchReading) =>
  filtersInForce({ search: typed }, names, true, known).map(({ label }) => label)

describe('what was typed', () => {
  test('is one chip for each thing that was understood, and one for the other words', () => {
    const filters = filtersInForce({ search, workType: ['casual'] }, names, true, reading)

    expect(filters.map(({ label }) => label)).toEqual([
      'Electrician',
      'Pilbara, WA',
      '“steady”',
      'Casual',
    ])
    expect(filters.map(({ without }) => without({ search }).search)).toEqual([
      'steady in the pilbara',
      'steady sparky',
      'sparky in the pilbara',
      undefined,
    ])
  })

  test('is one chip until it has been read', () => {
    expect(labels(search)).toEqual([`“${search}”`])
    expect(labels('something else', reading)).toEqual(['“something else”'])
    expect(labels('')).toEqual([])
  })

  test('keeps the other chips while what is left is being read', () => {
    expect(labels('steady sparky', reading)).toEqual(['Electrician', '“steady”'])
    expect(labels('sparky in the pilbara', reading)).toEqual(['Electrician', 'Pilbara, WA'])
    expect(labels('sparky', reading)).toEqual(['Electrician'])
    expect(readingOf('sparky perth', reading)).toBeUndefined()
  })

  test('has its own quotation marks and no others', () => {
    const quoted = { ...reading, words: '"the pit" steady' }
    expect(labels(search, quoted)).toContain('"the pit" steady')
  })
})
