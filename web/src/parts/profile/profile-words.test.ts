import { describe, expect, test } from 'vitest'

import { someone } from '../../testing/someone.ts'
import {
  availabilityInWords,
  companiesOf,
  placeInWords,
  presentWork,
  rateInWords,
  readableDescription,
  workRights,
} from './profile-words.ts'

test('a rate has its unit, and cents only where there are any', () => {
  expect(rateInWords(someone({ rate: 95, rate_type: 'hour' }))).toBe('$95 per hour')
  expect(rateInWords(someone({ rate: 1150.5, rate_type: 'day' }))).toBe('$1,150.50 per day')
  expect(rateInWords(someone())).toBeUndefined()
})

test('what is half known is said by half', () => {
  expect(presentWork(someone({ current_role: 'Fitter' }))).toBe('Fitter')
  expect(presentWork(someone({ current_role: 'Fitter', current_company: 'Karri' }))).toBe(
    'Fitter at Karri',
  )
  expect(placeInWords(someone({ state: 'WA' }))).toBe('WA')
  expect(placeInWords(someone({ suburb: 'Boulder', state: 'western australia' }))).toBe(
    'Boulder, WA',
  )
  expect(placeInWords(someone())).toBeUndefined()
})

test('work rights that are not on the list are told in the person’s own words', () => {
  expect(workRights(someone({ visa_status: 'Citizen' }))).toBe('Citizen')
  expect(workRights(someone({ visa_status: 'Other', visa_status_other: 'Bridging visa B' }))).toBe(
    'Bridging visa B',
  )
})

test('a description that is not wanted is none', () => {
  expect(readableDescription(someone({ ai_description: 'DECLINED' }))).toBeUndefined()
  expect(readableDescription(someone({ ai_description: 'Tess drives.' }))).toBe('Tess drives.')
})

test('employers that cannot be read are none', () => {
  expect(companiesOf(someone({ companies: '["Karri","Wandoo"]' }))).toEqual(['Karri', 'Wandoo'])
  expect(companiesOf(someone({ companies: 'Karri' }))).toEqual([])
})

const on = (day: string) => new Date(`${day}T04:00:00Z`)

describe('availability', () => {
  const said = Date.parse('2026-11-02T01:00:00Z') / 1000
  const free = (availability: number) =>
    someone({ availability, availability_date: said, state: 'WA' })

  test('counts from the day it was said, and is over once that has come', () => {
    expect(availabilityInWords(free(0.5), on('2026-11-03'))).toEqual({
      from: 'From 16 Nov 2026',
      said: '2 weeks notice',
    })
    expect(availabilityInWords(free(0.5), on('2026-11-16'))).toEqual({ from: 'Now' })
    expect(availabilityInWords(free(0.1), on('2026-11-02'))).toEqual({ from: 'Now' })
  })

  test('of a chosen day is that day where the person lives', () => {
    const lateInPerth = Date.parse('2026-12-01T20:00:00+08:00') / 1000

    expect(availabilityInWords(free(lateInPerth), on('2026-11-03'))).toEqual({
      from: 'From 1 Dec 2026',
    })
  })

  test('that nobody has told is not made up', () => {
    expect(availabilityInWords(someone(), on('2026-11-03'))).toBeUndefined()
  })
})
