import { expect, test } from 'vitest'

import { rosterWords } from './roster-words.ts'

const roster = (text: string | null, on: number | null = null, off: number | null = null) =>
  rosterWords({ roster: text, roster_on: on, roster_off: off })

test('a swing is told in days, beside what was typed', () => {
  expect(roster('2:1', 14, 7)).toEqual({ value: '14 days on, 7 off', hint: '2:1' })
  expect(roster('1/1', 1, 1)).toEqual({ value: '1 day on, 1 off', hint: '1/1' })
})

test.each(['14 days on, 7 off', '14 on 7 off', '14 days on / 7 days off'])(
  '"%s" is told in the words of every other, and not said twice',
  (text) => {
    expect(roster(text, 14, 7)).toEqual({ value: '14 days on, 7 off' })
  },
)

test('rosters of several swings stay as they were typed, with what they come to', () => {
  expect(roster('8:6/7:7', 15, 13)).toEqual({ value: '8:6/7:7', hint: '15 of every 28 days' })
  expect(roster('9 day fortnight', 9, 5)).toEqual({
    value: '9 day fortnight',
    hint: '9 of every 14 days',
  })
})

test('of rosters to choose from each is told, and none of what they would come to together', () => {
  const job = { roster: '2:1 or 8:6', roster_on: 14, roster_off: 7, other_rosters: ['8:6'] }
  expect(rosterWords(job)).toEqual({
    value: '2:1 or 8:6',
    hint: '14 days on, 7 off, or 8 days on, 6 off',
  })
})

test('what could not be read is told as it is', () => {
  expect(roster('Even time')).toEqual({ value: 'Even time' })
  expect(roster(' by agreement ')).toEqual({ value: 'by agreement' })
})

test('without a roster there is nothing to tell', () => {
  expect(roster(null)).toBeUndefined()
  expect(roster('  ', 14, 7)).toBeUndefined()
})
