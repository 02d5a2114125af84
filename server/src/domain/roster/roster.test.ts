import { describe, expect, test } from 'vitest'
import { readRoster } from './read-roster.ts'
import { cycleOf, matchesRoster, type RosterWish } from './roster.ts'

function isFound(text: string, wish: RosterWish): boolean {
  const roster = readRoster(text)
  return roster !== undefined && matchesRoster(roster, wish)
}

describe('a wish for even time', () => {
  test.each(['Even time', '7/7', '2:2', 'Panama', '14 on 21 off', 'weekend roster', '7D7X7N7X'])(
    'finds "%s"',
    (text) => {
      expect(isFound(text, 'even')).toBe(true)
    },
  )

  test.each(['2:1', '8/6', '8:6/7:7', 'Monday to Friday', '9 day fortnight', 'negotiable'])(
    'passes over "%s"',
    (text) => {
      expect(isFound(text, 'even')).toBe(false)
    },
  )
})

describe('a wish for 14 on and 7 off', () => {
  test.each(['2:1', '14/7', '7D/7N/7R', '2 weeks on 1 week off'])('finds "%s"', (text) => {
    expect(isFound(text, { on: 14, off: 7 })).toBe(true)
  })

  test.each(['7/7', '28/14', '14/14', 'Even time', 'to be discussed'])(
    'passes over "%s"',
    (text) => {
      expect(isFound(text, { on: 14, off: 7 })).toBe(false)
    },
  )
})

test('a cycle counts the days of its shortest round', () => {
  expect(readRoster('8:6/7:7')).toMatchObject({ on: 15, off: 13 })
  expect(readRoster('8/6/8/6')).toMatchObject({ on: 8, off: 6 })
  expect(readRoster('7D7X7N7X')).toMatchObject({ on: 7, off: 7 })
  expect(readRoster('7D/7N/7R')).toMatchObject({ on: 14, off: 7 })
  expect(readRoster('Panama')).toMatchObject({ on: 7, off: 7 })
})

test('weeks, fortnights and months count their days', () => {
  expect(readRoster('Monday to Friday')).toMatchObject({ on: 5, off: 2 })
  expect(readRoster('Sat-Mon')).toMatchObject({ on: 3, off: 4 })
  expect(readRoster('9 day fortnight')).toMatchObject({ on: 9, off: 5 })
  expect(readRoster('19 day month')).toMatchObject({ on: 19, off: 9 })
  expect(readRoster('even time')).toMatchObject({ on: null, off: null })
})

test('only stretches that begin at work and end at home make a cycle', () => {
  expect(cycleOf([])).toBeUndefined()
  expect(cycleOf([{ shift: 'off', length: 7 }])).toBeUndefined()
  expect(cycleOf([{ shift: 'on', length: 7 }])).toBeUndefined()
})
