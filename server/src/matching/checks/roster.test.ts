import { expect, test } from 'vitest'
import { shownText } from '../html-text.ts'
import { checkRoster } from './roster.ts'
import { saidOfTerms } from './said-of-terms.ts'
import { anOpening, somebody } from './testing/terms-of.ts'
import type { Wished } from './testing/terms-of.ts'

interface Job {
  readonly roster?: string
  readonly hours?: string
}

function checked({ roster, hours }: Job, wished: Wished) {
  const fields = { roster: roster ?? null, hours: hours ?? null, title: 'Jumbo Operators' }
  const said = saidOfTerms(shownText(''), 'description', fields)
  return checkRoster(anOpening({ roster: fields.roster, said }), somebody(wished))
}

const daysOnly = { nights: 'days_only' as const }

test.each([
  ['12 hours, days and nights swing about', 'fail'],
  ['10.5 hours, days only', 'pass'],
  ['Rotating shifts', 'unknown'],
  ['12 hours', 'unknown'],
])('days only is held against the hours "%s"', (hours, result) => {
  for (const rosters of [[], ['8/6']]) {
    const finding = checked({ roster: '8/6', hours }, { ...daysOnly, rosters })
    expect(finding.result).toBe(result)
    expect(finding.text).not.toMatch(/No wish/)
    expect(finding.forCompany ?? '').not.toMatch(/No wish/)
  }
})

test('a failed wish about nights is told with the words of the hours, and mended in the wishes', () => {
  expect(checked({ hours: 'days/nights 2:2' }, daysOnly)).toMatchObject({
    text: 'The work has night shifts, and days only are wished for',
    forCompany: 'The roster is not one that they look for',
    job: { field: 'hours', text: 'days/nights' },
    mend: 'wishes',
  })
})

test('a day of hours says nothing of nights, and whoever wishes nothing is told so', () => {
  expect(checked({ hours: '12 hours, days' }, {}).text).toBe('No wish about rosters has been set')
})

test.each([
  ['9-day fortnight', 7, 'pass', '9 days of 14, no more than 5 in a row, at most 7 wished for'],
  ['9 day fortnight', 4, 'fail', '9 days of 14, no more than 5 in a row, at most 4 wished for'],
  ['9 days on, 5 off', 7, 'fail', 'A swing of 9 days, at most 7 wished for'],
  ['Monday to Friday', 5, 'pass', 'A swing of 5 days, at most 5 wished for'],
])('%s is held against a swing of %i', (roster, longest, result, text) => {
  expect(checked({ roster }, { longest_swing_days: longest })).toMatchObject({ result, text })
})

test.each([
  ['2:1 or 8:6', { rosters: ['8:6', '7:7'] }, 'pass'],
  ['2:1 / 8:6', { rosters: ['8:6'] }, 'pass'],
  ['2:1', { rosters: ['7:7 or 2:1'] }, 'pass'],
  ['2:1 or 8:6', { longest_swing_days: 10 }, 'pass'],
  ['2:1 or 7:7', { even_time_or_better: true }, 'pass'],
  // No one of them is both.
  ['2:1 or 8:6', { rosters: ['2:1'], longest_swing_days: 10 }, 'fail'],
  ['2:1 or 8:6', { rosters: ['7:7'] }, 'fail'],
  ['2:1, even time after probation', { even_time_or_better: true }, 'fail'],
])('any roster of "%s" may be the one that is wished for: %j', (roster, wished, result) => {
  expect(checked({ roster }, wished).result).toBe(result)
})

test('nine days of a fortnight are no swing of nine days off and on', () => {
  expect(checked({ roster: '9-day fortnight' }, { rosters: ['9/5'] }).result).toBe('fail')
  expect(checked({ roster: '9/5' }, { rosters: ['9 day fortnight'] }).result).toBe('fail')
  expect(checked({ roster: '9-day fortnight' }, { rosters: ['9 day fortnight'] }).result).toBe(
    'pass',
  )
})
