import { expect, test } from 'vitest'
import { shownText } from '../html-text.ts'
import { checkLocation } from './location.ts'
import { saidOfTerms } from './said-of-terms.ts'
import type { PersonTerms } from './terms.ts'
import { anOpening, somebody } from './testing/terms-of.ts'
import type { Wished } from './testing/terms-of.ts'

const fields = { title: null, roster: null, hours: null }

function checked(
  html: string,
  wished: Wished,
  { arrangement = 'fifo', ...home }: Partial<PersonTerms> & { arrangement?: string | null } = {},
) {
  const said = saidOfTerms(shownText(html), 'description', fields)
  return checkLocation(anOpening({ said, arrangement }), somebody(wished, home))
}

const boarding = (name: string, lat: number, lng: number): Wished => ({
  point_of_hire: name,
  point_of_hire_lat: lat,
  point_of_hire_lng: lng,
})
const perth = boarding('Perth WA', -31.951, 115.861)
const kalgoorlie = boarding('Kalgoorlie WA', -30.751, 121.47)
const brisbane = boarding('Brisbane QLD', -27.468, 153.027)
const inKalgoorlie = { suburb: 'Kalgoorlie', home: { lat: -30.749, lng: 121.466 } }
const inByford = { suburb: 'Byford', home: { lat: -32.221, lng: 116.009 } }

const either = '<ul><li>The bus from Kalgoorlie, or the flight from Perth</li></ul>'

test('a bus and a flight are both ways there, each told as what it is', () => {
  expect(checked(either, perth, inByford)).toMatchObject({
    result: 'pass',
    text: 'Flown from Perth, near your point of hire',
    forCompany: 'Flown from Perth, where they would board',
    job: { text: 'from Perth' },
  })
  expect(checked(either, perth, inKalgoorlie)).toMatchObject({
    result: 'pass',
    text: 'By road from Kalgoorlie, near your home',
    forCompany: 'By road from Kalgoorlie, near their home',
    job: { text: 'from Kalgoorlie' },
  })
  expect(checked(either, kalgoorlie)).toMatchObject({
    result: 'pass',
    text: 'By road from Kalgoorlie, near your point of hire',
  })
  expect(checked(either, brisbane)).toMatchObject({
    result: 'fail',
    text: 'Flown from Perth or by road from Kalgoorlie, not from Brisbane QLD',
    forCompany: 'Flown from Perth or by road from Kalgoorlie, where they would not board',
  })
})

test('whoever may be flown to a job that people also live near is not too far from it', () => {
  const both = '<p>FIFO ex Perth, or residential.</p>'
  expect(checked(both, { ...perth, max_travel_km: 50 }, inByford)).toMatchObject({
    result: 'pass',
    text: 'Flown from Perth, near your point of hire',
  })
})

const far = { max_travel_km: 100 }

test.each([
  [{ ...perth, ...far }, 'fifo', 'The job does not say from where it flies'],
  [perth, 'fifo', 'The job does not say from where it flies'],
  [perth, null, 'The job does not say how it is worked'],
  [perth, 'office', 'How far you would travel has not been set'],
  [{}, 'fifo', 'No wish about where to work has been set'],
])(
  'with the wish %j a job of %s without an airport says what is not known',
  (wish, arrangement, text) => {
    expect(checked('<p>We pay the flights.</p>', wish, { arrangement })).toMatchObject({
      result: 'unknown',
      text,
    })
  },
)

test('where a job flies from is no wish of somebody who says only how far they travel', () => {
  expect(checked('<p>FIFO ex Perth.</p>', far)).toMatchObject({
    result: 'unknown',
    text: 'From where you would fly has not been set',
    forCompany: 'From where they would fly is not known',
    mend: 'wishes',
  })
})
