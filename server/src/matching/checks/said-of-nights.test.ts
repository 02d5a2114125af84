import { expect, test } from 'vitest'
import { shownText } from '../html-text.ts'
import { saidOfTerms } from './said-of-terms.ts'

interface Fields {
  readonly hours?: string
  readonly roster?: string
  readonly title?: string
  readonly text?: string
}

function saidBy({ hours = '', roster = '', title = '', text = '' }: Fields) {
  const said = saidOfTerms(shownText(text), 'description', { hours, roster, title })
  const { nights, daysOnly, maybeNights } = said
  if (nights) return ['nights', nights.field, nights.text]
  if (daysOnly) return ['days', daysOnly.field, daysOnly.text]
  return maybeNights ? ['maybe', maybeNights.field, maybeNights.text] : ['nothing']
}

test.each([
  ['12 hours, days and nights swing about', 'nights'],
  ['12-hour shifts, days and nights in turn', 'nights'],
  ['days/nights 2:2', 'nights'],
  ['12 hours D/N', 'nights'],
  ['12 hours; four days, four nights', 'nights'],
  ['12 hours, rotating days & nights', 'nights'],
  ['night shift only', 'nights'],
  ['Nightshift', 'nights'],
  ['12 hours, 6 to 6; half of each swing on nights', 'nights'],
  ['11 hours, days; well-field operators share one night in five', 'nights'],
  ['12 hours, 5:30 to 17:30 and 17:30 to 5:30', 'nights'],
  ['12 hours, noon to midnight or midnight to noon', 'nights'],
  ['6pm - 6am', 'nights'],
  ['1800-0600', 'nights'],
  ['12 hours, days', 'days'],
  ['10.5 hours, days only', 'days'],
  ['dayshift', 'days'],
  ['Day shift only, no nights', 'days'],
  ['Straight days', 'days'],
  ['12 hours, never any nights', 'days'],
  ['7:00 to 15:30', 'days'],
  ['6 am to 6 pm', 'days'],
  ['rotating', 'maybe'],
  ['Rotating shifts of 12 hours', 'maybe'],
  ['12 hours, on call at night', 'maybe'],
  ['12 hours, 7 to 7', 'nothing'],
  ['8:30 to 5:00', 'nothing'],
  ['Full time or four days', 'nothing'],
  ['38 hours, five days a week', 'nothing'],
  ['12 hours, five days only', 'nothing'],
  ['12.5 hours with handover', 'nothing'],
])('the hours "%s" tell of %s', (hours, told) => {
  const [kind, field, text = ''] = saidBy({ hours })
  expect(kind).toBe(told)
  if (field) expect([field, hours.includes(text)]).toEqual(['hours', true])
})

test.each([
  ['<p>Twelve nights at most, then at least as many at home.</p>', 'nothing'],
  ['<p>Home most nights in Esperance.</p>', 'nothing'],
  ['<p>Based in Paget, nights away paid.</p>', 'nothing'],
  ['<p>Bakery turns, crib room, themed nights.</p>', 'nothing'],
  ['<p>Home every night.</p>', 'nothing'],
  ['<ul><li>Nights, half of the time</li></ul>', 'nights'],
  ['<p>Night shift pays 15 per cent more.</p>', 'nights'],
  ['<p>Seven days and seven nights, then home.</p>', 'nights'],
  ['<p>No nights, ever.</p>', 'days'],
])('%s tells of %s', (text, told) => {
  expect(saidBy({ text })[0]).toBe(told)
})

test('what the fields say counts before the description, and the roster before a bare word of the hours', () => {
  expect(saidBy({ hours: 'Days only', text: '<p>Night shift pays more.</p>' })[0]).toBe('days')
  expect(saidBy({ hours: '12 hours, days', roster: '8/6 D/N' })).toEqual([
    'nights',
    'roster',
    'D/N',
  ])
  expect(saidBy({ hours: '12 hours', title: 'Bogger Op - Day/Night Crew' })).toEqual([
    'nights',
    'title',
    'Day/Night',
  ])
  expect(saidBy({ roster: '7 days on, 7 days off' })).toEqual(['nothing'])
})
