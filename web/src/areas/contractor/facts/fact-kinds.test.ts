import type { FactDifference, ResumeFact } from '@headframe/wire'
import { expect, test } from 'vitest'

import { pickOf, saysOf } from './difference-words.ts'
import { dateAsTyped, factInWords } from './fact-kinds.ts'

const job: ResumeFact = {
  kind: 'job',
  name: 'Dozer Operator',
  where: 'Saltbush Mining',
  place: 'Kambalda',
  start: '2019-03',
  end: null,
  is_current: true,
}
const ticket: ResumeFact = {
  ...job,
  kind: 'ticket',
  name: 'Confined Space',
  where: null,
  place: null,
  end: '2027-05',
  is_current: false,
}

const now = new Date(2026, 10, 28)

test('of a card that has ended it is told that it has', () => {
  expect(factInWords({ ...ticket, end: '2024-10' }, now)).toBe(
    'Confined Space (issued Mar 2019, expired Oct 2024)',
  )
})

test('a fact is told in one line, without what it does not have', () => {
  expect(factInWords(job)).toBe('Dozer Operator (Saltbush Mining · Kambalda · Mar 2019 – present)')
  expect(factInWords(ticket, now)).toBe('Confined Space (issued Mar 2019, expires May 2027)')
  expect(factInWords({ ...ticket, end: '2027-05-09' }, now)).toBe(
    'Confined Space (issued Mar 2019, expires 9 May 2027)',
  )
  expect(factInWords({ ...job, name: null, place: null, start: null, is_current: false })).toBe(
    'Saltbush Mining',
  )
})

test('a date stands in its field as people type it', () => {
  const dates = ['2028-03-14', '2019-03', '2019', null]
  expect(dates.map(dateAsTyped)).toEqual(['14/03/2028', '03/2019', '2019', ''])
})

test.each<[FactDifference, string, string]>([
  [
    { is: 'new', stands: job, otherwise: null, key: 'a', is_yours: false },
    'Your new resume says so.',
    'Hide it',
  ],
  [
    { is: 'new', stands: null, otherwise: job, key: 'a', is_yours: true },
    'Hidden. Your new resume says so.',
    'Show it',
  ],
  [
    { is: 'gone', stands: null, otherwise: job, key: null, is_yours: false },
    'Not on your profile any more. Your resume before said so.',
    'Keep it',
  ],
  [
    { is: 'gone', stands: job, otherwise: null, key: 'a', is_yours: true },
    'You say so. Your new resume does not.',
    'Take it off',
  ],
  [
    { is: 'different', stands: ticket, otherwise: job, key: 'a', is_yours: true },
    `Your new resume says: ${factInWords(job)}`,
    'Use the new resume’s',
  ],
  [
    { is: 'different', stands: ticket, otherwise: job, key: 'a', is_yours: false },
    `Your resume before said: ${factInWords(job)}`,
    'Keep the former',
  ],
])('a difference says what speaks for the other side, and what a press does', (one, says, pick) => {
  expect([saysOf(one), pickOf(one)]).toEqual([says, pick])
})
