import { expect, test } from 'vitest'
import { readFacts } from '../resumes/facts/read-facts.ts'
import type { ResumeFacts } from '../resumes/resume-facts.ts'
import { typedResume } from '../resumes/testing/typed-resume.ts'
import { nextEnd, onDayOf } from './on-day.ts'
import { readPerson } from './read-person.ts'
import { skillsOfTickets } from './skills-of-tickets.ts'

const asOf = new Date('2026-11-10T00:00:00Z')
const heights = 'Working at Heights'

function somebodyWith(...tickets: readonly string[]) {
  return somebodyCorrected(tickets, (licences) => licences)
}

type Licences = ResumeFacts['licences']

function somebodyCorrected(
  tickets: readonly string[],
  corrected: (licences: Licences) => Licences,
) {
  const lines = ['! Marnie Okafor', '# Work', '** Rigger, Saltbush Mining || July 2021 – now']
  const typed = typedResume([...lines, '# Tickets', ...tickets].join('\n'))
  const facts = readFacts(typed, { asOf })
  const licences = corrected(facts.licences)
  const resume = { content: typed.text, facts: { ...facts, licences } }
  return readPerson({ role: null, industry: null, answers: [], asOf, resume }).gist
}

test.each([
  ['expires 30/11/2026', '2026-11-30T23:59:59+11:00', true],
  // By the clock of Sydney, where it is still the day before in London and in Perth.
  ['expires 30/11/2026', '2026-12-01T00:00:00+11:00', false],
  ['expires 10/11/2026', '2026-11-10T12:00:00+11:00', true],
  ['expires 10/11/2026', '2026-11-11T00:00:00+11:00', false],
  ['expires 11/2026', '2026-11-30T23:59:59+11:00', true],
  ['expires 11/2026', '2026-12-01T00:00:00+11:00', false],
  ['', '2040-01-01T00:00:00+11:00', true],
])('a ticket that %s holds at %s: %s', (end, at, holds) => {
  const kept = somebodyWith(`${heights}, ${end}`)
  expect(onDayOf(new Date(at), kept).tickets).toEqual([{ name: heights, hasExpired: !holds }])
})

function renewed(licences: Licences): Licences {
  return licences.map((one) => ({ ...one, expiresOn: { year: 2029, month: 3 }, isSaid: true }))
}

test('one that was renewed holds to its new end, in whatever order the two are told', () => {
  for (const corrected of [
    (old: Licences) => [...old, ...renewed(old)],
    (old: Licences) => [...renewed(old), ...old],
  ]) {
    const kept = somebodyCorrected([`${heights}, expires 10/11/2026`], corrected)
    expect(kept.tickets).toEqual([{ name: heights, lastDay: '2029-03-31' }])
  }
})

function lastDays(...tickets: Parameters<typeof skillsOfTickets>[0]) {
  return skillsOfTickets(tickets, []).map(({ lastDay }) => lastDay)
}

test('what somebody may run by two tickets lasts as long as the one that ends last', () => {
  const quote = { source: 'resume', field: 'text', text: 'WP', start: 0, end: 2 } as const
  const boom = { name: 'Boom-type Elevating Work Platform', lastDay: '2026-11-20', quote }
  const plain = { name: 'Elevating Work Platform (EWP)', lastDay: '2026-11-10', quote }
  expect(lastDays(boom, plain)).toEqual(['2026-11-20'])
  expect(lastDays(plain, boom)).toEqual(['2026-11-20'])
  expect(lastDays({ name: plain.name, quote }, boom)).toEqual([undefined])
})

test('the next end is the first that has not come, and none where nothing ends', () => {
  const kept = somebodyWith(
    'Confined Space Entry, expires 05/2024',
    `${heights}, expires 30/11/2026`,
    'White Card',
    'First Aid, expires 01/2027',
  )
  expect(nextEnd(asOf, kept)).toBe('2026-11-30')
  expect(nextEnd(asOf, somebodyWith('White Card'))).toBeNull()
})
