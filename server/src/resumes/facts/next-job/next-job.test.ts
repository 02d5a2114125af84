import { describe, expect, test } from 'vitest'
import { readFacts } from '../read-facts.ts'
import { typedResume } from '../../testing/typed-resume.ts'

const asOf = new Date('2026-11-24T00:00:00Z')

const before = `
  ! Kim Walker
  Kalgoorlie WA 6430 || kim.walker@mail.example`
const work = `
  # Employment History
  ** Driller, Redgum Iron Pty Ltd, March 2019 – present
  - Drilled blast holes on an 8/6 roster`

/** What is read of a line in the head of a resume, and where. */
function said(line: string, around: { head?: string; work?: string } = {}) {
  const typed = typedResume(`${around.head ?? before}\n${line}\n${around.work ?? work}`)
  const { roster, noticeDays, availableFrom } = readFacts(typed, { asOf })
  for (const fact of [roster, noticeDays, availableFrom]) {
    for (const { start, end } of fact?.spans ?? []) expect(end).toBeGreaterThan(start)
  }
  const [span] = roster?.spans ?? []
  if (span) expect(typed.text.slice(span.start, span.end)).toBe(roster?.value)
  return {
    roster: roster?.value,
    notice: noticeDays?.value,
    from: availableFrom?.value,
    printed: [noticeDays, availableFrom].flatMap((fact) =>
      (fact?.spans ?? []).map(({ start, end }) => typed.text.slice(start, end)),
    ),
  }
}

test.each([
  ['2:1 preferred', '2:1'],
  ['Preferred roster: 8/6', '8/6'],
  ['Looking for a 2:1 or even time FIFO role out of Perth', '2:1 or even time'],
  ['Roster preference: 14 days on, 7 days off', '14 days on, 7 days off'],
  ['Seeking a week on, week off roster', 'week on, week off'],
  ['Ideally Monday to Friday', 'Monday to Friday'],
  ['Open to a nine day fortnight', 'nine day fortnight'],
  ['# Preferred roster\n  7/7', '7/7'],
])('a roster that is wished for is read as it is typed: %s', (line, roster) => {
  expect(said(line).roster).toBe(roster)
})

test.each([
  ['Available from 12 January 2027', '2027-01-12', '12 January 2027'],
  ['Available from January 2027', '2027-01-01', 'January 2027'],
  ['Available for FIFO work from the 1st of February 2027', '2027-02-01', '1st of February 2027'],
  ['Availability: 05/02/2027', '2027-02-05', '05/02/2027'],
  ['I can start on January 18, 2027', '2027-01-18', 'January 18, 2027'],
  ['Start date: 1 March 2027', '2027-03-01', '1 March 2027'],
  ['Available immediately', 'now', 'immediately'],
  ['Available for work immediately', 'now', 'immediately'],
  ['Immediate start', 'now', 'Immediate'],
  ['Availability - Immediate', 'now', 'Immediate'],
  ['# Availability\n  Immediate', 'now', 'Immediate'],
  ['# Availability\n  From 12 January 2027', '2027-01-12', '12 January 2027'],
])('when somebody can start is read: %s', (line, from, printed) => {
  expect(said(line)).toMatchObject({ from, printed: [printed] })
})

test.each([
  ['Two weeks’ notice', 14, 'Two weeks’ notice'],
  ['Notice period: 4 weeks', 28, 'Notice period: 4 weeks'],
  ['Available with one month’s notice', 30, 'one month’s notice'],
  ['Able to mobilise with 2 days notice', 2, '2 days notice'],
  ['Notice required – 2 weeks', 14, 'Notice required – 2 weeks'],
  ['# Notice Period\n  6 weeks', 42, '6 weeks'],
])('how much notice somebody gives is read: %s', (line, notice, printed) => {
  expect(said(line)).toMatchObject({ notice, printed: [printed] })
})

test('all three stand in one line', () => {
  const line = 'Available from 12 January 2027 | 2 weeks notice | 2:1 preferred'
  expect(said(line)).toMatchObject({ roster: '2:1', notice: 14, from: '2027-01-12' })
})

const nothing = { roster: undefined, notice: undefined, from: undefined, printed: [] }

test.each([
  ['the roster of a job', 'Driller on an 8/6 roster'],
  ['the present roster', 'Currently working a 2:1 roster and happy to talk'],
  ['a roster that was worked', 'Experienced in 8/6 and 14/7 rosters, open to offers'],
  ['a roster that is not wanted', 'Not interested in 4:1'],
  ['a ratio of pay', 'Prefer $60/hr'],
  ['a day that looks like a roster', 'Ideally starting 14/7'],
  ['papers', 'References available immediately on request'],
  ['referees', 'Referees available now'],
  ['a day that has passed', 'Available from 3 March 2024'],
  ['a day without a year', 'Available from 12 January'],
  ['a day far ahead', 'Available from January 2040'],
  ['being on call', 'Available 24/7 for breakdowns'],
  ['being busy', 'Not available immediately'],
  ['time until', 'Unavailable until 3 March 2027'],
  ['notice that was given', 'Gave two weeks notice to tenants'],
  ['no notice at all', 'Notices and alarms of 12 weeks'],
  ['short notice', 'Happy to travel at short notice'],
])('what is no wish is not read: %s', (_, line) => {
  expect(said(line)).toEqual(nothing)
})

describe('what stands in a job, in study or beside a referee', () => {
  test.each([
    '- Preferred contractor on an 8/6 roster, available immediately with two weeks notice',
    '# Education\n  Looking for 2:1, available from 12 January 2027',
    '# Referees\n  Sam Ochre, available immediately, two weeks notice',
  ])('is not said of the next job: %s', (line) => {
    expect(said('', { work: `${work}\n  ${line}` })).toEqual(nothing)
  })
})
