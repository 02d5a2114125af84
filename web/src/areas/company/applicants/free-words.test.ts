import { expect, test } from 'vitest'

import { freeWords, memberFreeWords } from './free-words.ts'

const said = new Date('2026-11-02T03:00:00Z')
const twoWeeks = {
  availability: 0.5,
  availability_date: said.getTime() / 1000,
  availability_label: 'Busy',
  state: 'WA',
} as const

test('a notice is the day it comes to, until that day has come', () => {
  expect(freeWords(twoWeeks, said)).toBe('From 16 Nov 2026')
  expect(freeWords(twoWeeks, new Date('2026-11-16T03:00:00Z'))).toBe('Now')
})

test('whoever is on a project is free from the day they named, and not before', () => {
  const onProject = { ...twoWeeks, availability_label: 'On Project' } as const

  expect(freeWords(onProject, said)).toBe('From 16 Nov 2026')
  expect(freeWords(onProject, new Date('2026-11-16T03:00:00Z'))).toBe('On a project')
})

test('a chosen day is that day where the person lives', () => {
  const lateInPerth = Date.parse('2026-12-01T20:00:00+08:00') / 1000

  expect(freeWords({ ...twoWeeks, availability: lateInPerth }, said)).toBe('From 1 Dec 2026')
})

test('the day of a member of a pool is the one where they live, as their profile tells it', () => {
  const lateInPerth = Date.parse('2026-11-30T23:37:00+08:00') / 1000
  const { state, ...member } = { ...twoWeeks, availability_date: lateInPerth }

  expect(freeWords({ ...member, state }, said)).toBe('From 14 Dec 2026')
  expect(memberFreeWords({ ...member, location: 'Kalgoorlie WA' }, said)).toBe('From 14 Dec 2026')
  // In Sydney it was the next day.
  expect(memberFreeWords({ ...member, location: 'Cobar NSW' }, said)).toBe('From 15 Dec 2026')
  expect(memberFreeWords({ ...member, location: null }, said)).toBe('From 15 Dec 2026')
})

test('what nobody has said is not made up', () => {
  expect(
    freeWords(
      { availability: 0, availability_date: null, availability_label: null, state: null },
      said,
    ),
  ).toBeUndefined()
})
