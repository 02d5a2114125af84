import { expect, test } from 'vitest'

import { lastAsked, whoGets } from './asking-words.ts'

const date = Date.parse('2026-11-20T02:00:00Z') / 1000

test('whoever gets the question is told by their number', () => {
  expect(whoGets(1)).toBe('The one accepted member gets')
  expect(whoGets(1200)).toBe('Each of the 1,200 accepted members gets')
})

test('how many answered is told where anybody was asked who is still in', () => {
  expect(lastAsked({ date, answers: 2, people: 5 })).toBe(
    'They were asked last on 20 November 2026; 2 of 5 answered.',
  )
  expect(lastAsked({ date, answers: 0, people: 0 })).toBe(
    'The last question was sent on 20 November 2026.',
  )
})
