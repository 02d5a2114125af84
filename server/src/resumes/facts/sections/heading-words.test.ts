import { expect, test } from 'vitest'
import { kindOfHeading } from './heading-words.ts'

test('a heading says in brackets what its marks mean', () => {
  expect(kindOfHeading('SKILLS MATRIX (4 = can train others, 3 = alone, 0 = not trained)')).toBe(
    'skills',
  )
  expect(kindOfHeading('SKILLS MATRIX (4 trained others)')).toBeUndefined()
})

test.each([
  ['4. Verified competencies (VOC) – copies held', 'licences'],
  ['Tickets – all current', 'licences'],
  ['EMPLOYMENT HISTORY (PERMANENT)', 'experience'],
  ['Licences - copies on request', 'licences'],
  // The blank was lost.
  ['MYTICKETS', 'licences'],
  // Letters of their own language
  ['Førerkort', 'licences'],
  ['Forklift – current', undefined],
  ['White card (CTI)', undefined],
])('%s is a heading of %s', (text, kind) => {
  expect(kindOfHeading(text)).toBe(kind)
})
