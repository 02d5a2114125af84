import { expect, test } from 'vitest'
import { rostersTold } from './rosters-told.ts'

const told = (text: string) =>
  rostersTold(text).map(({ roster, text: found }) => `${found} (${roster.on}/${roster.off})`)

test.each([
  ['Happy on 8/6 out of Perth, will not do 3:1 again.', ['8/6 (8/6)']],
  ['Roster: 8/6, 12 hour shifts', ['8/6 (8/6)']],
  ['Rosters of 14/14, 21/7', ['14/14 (14/14)', '21/7 (21/7)']],
  ['2:1 FIFO', ['2:1 (14/7)']],
  ['Worked two weeks on, one week off', ['two weeks on, one week off (14/7)']],
  ['Wants even time', ['even time (null/null)']],
])('a text tells of %s', (text, rosters) => {
  expect(told(text)).toEqual(rosters)
})

test.each([
  'Works at 14/7 Hay St',
  'supervision ratio of 3:1',
  'Available from 14/7',
  'drives a 4x4 to work',
  'Employed 8/6/2019 - 7/7/2021',
  'Would not go back to 2:1',
])('and of none in %s', (text) => {
  expect(told(text)).toEqual([])
})
