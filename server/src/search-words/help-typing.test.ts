import { describe, expect, test } from 'vitest'
import { slipsIn, withoutSlips } from './did-you-mean.ts'
import { readSearch } from './read-search.ts'
import { bestOf, suggestible } from './suggestions.ts'

const now = new Date('2026-11-25T00:00:00Z')

describe('a slip of the finger', () => {
  test.each([
    ['geoligist', 'geologist'],
    ['sparky kalgoolie', 'sparky Kalgoorlie'],
    ['boilrmaker pilbara', 'boilermaker pilbara'],
    ['electritian in karatha', 'electrician in Karratha'],
    ['metalurgist', 'metallurgist'],
    ['Pibara', 'Pilbara'],
    ['electrition newman', 'electrician newman'],
    ['electrican', 'electrician'],
    ['electrican kalgoorlie', 'electrician kalgoorlie'],
    // Nearer than whoever it may be.
    ['electricl fitter', 'electrical fitter'],
    ['nightshift', 'night shift'],
    ['dayshift', 'day shift'],
    ['hual truk', 'haul truck'],
    ['crne driver', 'crane driver'],
  ])('"%s" may mean "%s"', (typed, meant) => {
    expect(withoutSlips(typed, slipsIn(typed, readSearch(typed, now)))).toBe(meant)
  })

  test.each([
    'geologist pilbara',
    'saltbush overburden',
    'wombat warden',
    '"geoligist"',
    'drive safely',
    'electricians for Monday',
    'friday to sunday',
    'from september',
    // One of so few letters may be meant as it is.
    'fork rope',
    'ngai park chen rowe',
    'rigr',
  ])('is not seen in "%s"', (typed) => {
    expect(slipsIn(typed, readSearch(typed, now))).toEqual([])
  })
})

function texts(typed: string): string[] {
  return bestOf(suggestible(typed, now, 'jobs')).map(({ text }) => text)
}

describe('suggestions', () => {
  test.each([
    ['bog', 'Bogger Operator'],
    ['spark', 'Electrician'],
    ['hd f', 'Diesel Fitter'],
    ['sparky kalg', 'sparky Kalgoorlie WA 6430'],
    ['pilb', 'Pilbara, WA'],
    ['chef 2:', 'chef 2:1'],
    // A role before it, so it is a place; and a role where none stands before it.
    ['fitter per', 'fitter Perth WA 6000'],
    ['dump tru', 'Haul Truck Operator'],
    ['ev', 'Even time'],
  ])('for "%s" have "%s" first', (typed, first) => {
    expect(texts(typed)[0]).toBe(first)
  })

  test('are eight at most, differ, and are understood', () => {
    for (const typed of ['m', 'ma', 'mount', 'geo', 'dri', 'sparky p', 'fifo west', 'ch']) {
      const some = texts(typed)
      expect(some.length).toBeLessThanOrEqual(8)
      expect(new Set(some).size).toBe(some.length)
      for (const text of some) expect(readSearch(text, now).chips, text).not.toEqual([])
    }
  })

  test('are none twice, whatever other names a town has', () => {
    expect(texts('kalg').filter((text) => text === 'Kalgoorlie WA 6430')).toHaveLength(1)
  })

  test('are none for a letter, for nothing, for signs and inside quotation marks', () => {
    expect(['', 'w', '%_', '"spark', '"a" "bog'].map(texts)).toEqual([[], [], [], [], []])
  })
})
