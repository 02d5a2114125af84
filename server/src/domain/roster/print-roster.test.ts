import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { printRoster } from './print-roster.ts'
import { readRoster } from './read-roster.ts'
import {
  cycleOf,
  evenTime,
  periods,
  weekdays,
  weekOf,
  type Roster,
  type Stretch,
} from './roster.ts'

test.each<[string, Stretch[]]>([
  [
    '14 days on, 7 off',
    [
      { shift: 'on', length: 14 },
      { shift: 'off', length: 7 },
    ],
  ],
  [
    '1 day on, 1 off',
    [
      { shift: 'on', length: 1 },
      { shift: 'off', length: 1 },
    ],
  ],
  [
    '8 days on, 6 off, then 7 on, 7 off',
    [
      { shift: 'on', length: 8 },
      { shift: 'off', length: 6 },
      { shift: 'on', length: 7 },
      { shift: 'off', length: 7 },
    ],
  ],
  [
    '7 days, 1 night, 7 off',
    [
      { shift: 'days', length: 7 },
      { shift: 'nights', length: 1 },
      { shift: 'off', length: 7 },
    ],
  ],
])('a cycle is printed as "%s"', (printed, stretches) => {
  const cycle = cycleOf(stretches)
  expect(cycle && printRoster(cycle)).toBe(printed)
})

const stretch = fc.record({
  shift: fc.constantFrom('on' as const, 'days' as const, 'nights' as const, 'off' as const),
  length: fc.integer({ min: 1, max: 60 }),
})
const cycles = fc.array(stretch, { minLength: 2, maxLength: 10 }).map(cycleOf)
const weeks = fc.tuple(fc.constantFrom(...weekdays), fc.constantFrom(...weekdays))
const rosters = fc.oneof(
  cycles,
  weeks.map(([first, last]) => weekOf(first, last)),
)

test('reading what was printed gives the same roster', () => {
  fc.assert(
    fc.property(rosters, (roster) => {
      fc.pre(roster !== undefined)
      expect(readRoster(printRoster(roster))).toEqual(roster)
    }),
    { numRuns: 3000 },
  )
})

test.each([
  ['Even time', evenTime],
  ['9 day fortnight', { kind: 'share', on: 9, off: 5, period: 'fortnight' }],
  ['19 day month', { kind: 'share', on: 19, off: 9, period: 'month' }],
  ['5 day week', { kind: 'share', on: 5, off: periods.week - 5, period: 'week' }],
] satisfies [string, Roster][])('"%s" is printed and read again', (printed, roster) => {
  expect(printRoster(roster)).toBe(printed)
  expect(readRoster(printed)).toEqual(roster)
})
