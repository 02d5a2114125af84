import { expect, test } from 'vitest'
import { datedWorkIn } from './dated-lines.ts'

const asOf = new Date('2026-11-25T00:00:00Z')

test('work is what a line names before its dates', () => {
  const lines = [
    'Shutdown fitter',
    'TA, mill relines and crusher shuts\t2024 – now',
    'Dogman, precast yard\t03/2015 – 02/2018',
  ].join('\n')
  expect(datedWorkIn(lines, asOf)).toEqual([
    expect.objectContaining({ name: 'Trades Assistant', months: 35, monthsAgo: 0 }),
    expect.objectContaining({ name: 'Dogger', months: 36, monthsAgo: 105 }),
  ])
  for (const { name, start, end } of datedWorkIn(lines, asOf))
    expect(lines.slice(start, end), name).toMatch(/^(TA|Dogman)$/)
})

test.each([
  'Worked beside a rigger from 2015 to 2018',
  'Certificate III, electrician, TAFE\t2011 – 2015',
  'Volunteer paramedic, Hay\t2011 – 2015',
  'Rigger\t2015',
  'Rigger\t2011 – 2013, 2015 – 2018',
  `Rigger ${'of very large things '.repeat(8)}\t2011 – 2013`,
])('and none where the line is of something else: %s', (line) => {
  expect(datedWorkIn(line, asOf)).toEqual([])
})
