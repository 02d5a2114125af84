import { afterEach, describe, expect, test, vi } from 'vitest'

import { openUntil, wasOpenUntil } from './open-until.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const sydney = 'Australia/Sydney'
const perth = 'Australia/Perth'
const london = 'Europe/London'
const at = (moment: string) => Date.parse(moment) / 1000
const inNewSouthWales = {
  expired_date: at('2026-11-30T23:59:59+11:00'),
  work_location: 'Cobar, NSW',
}
const inWesternAustralia = {
  expired_date: at('2026-11-30T23:59:59+08:00'),
  work_location: 'Newman WA 6753',
}

describe('the last day of a posting', () => {
  test.each([
    ['at home, before', sydney, inNewSouthWales, '2026-11-29T23:59:00+11:00', '30 November 2026'],
    ['at home, on it', sydney, inNewSouthWales, '2026-11-30T00:00:00+11:00', 'the end of today'],
    [
      'at home, at its end',
      sydney,
      inNewSouthWales,
      '2026-11-30T23:59:00+11:00',
      'the end of today',
    ],
    [
      'in Perth, before',
      perth,
      inNewSouthWales,
      '2026-11-29T23:00:00+08:00',
      '30 November 2026, Sydney time',
    ],
    [
      'in Perth, on it',
      perth,
      inNewSouthWales,
      '2026-11-30T20:58:00+08:00',
      'the end of today, Sydney time',
    ],
    [
      'in London, on it',
      london,
      inNewSouthWales,
      '2026-11-30T12:00:00Z',
      'the end of today, Sydney time',
    ],
    [
      'in Sydney, on it',
      sydney,
      inWesternAustralia,
      '2026-11-30T12:00:00+11:00',
      'the end of today, Perth time',
    ],
    [
      'in Sydney, after midnight',
      sydney,
      inWesternAustralia,
      '2026-12-01T01:00:00+11:00',
      '30 November 2026, Perth time',
    ],
    ['in Perth', perth, inWesternAustralia, '2026-11-30T12:00:00+08:00', 'the end of today'],
  ])('is said by the reader’s clock: %s', (_where, zone, job, moment, words) => {
    vi.stubEnv('TZ', zone)
    expect(openUntil(job, at(moment))).toBe(`Open until ${words}`)
  })

  test('is said the day after as it was', () => {
    vi.stubEnv('TZ', perth)
    expect(wasOpenUntil(inNewSouthWales)).toBe('It was open until 30 November 2026, Sydney time.')
    expect(wasOpenUntil(inWesternAustralia)).toBe('It was open until 30 November 2026.')
  })
})

describe('on the other side of a change of clocks', () => {
  const winter = '2027-04-04T23:59:59+10:00'
  const summer = '2026-10-04T23:59:59+11:00'

  test('nobody is told of an hour that both clocks show', () => {
    vi.stubEnv('TZ', 'Australia/Brisbane')
    expect(
      openUntil({ expired_date: at(winter), work_location: 'Cobar NSW' }, at('2027-03-20')),
    ).toBe('Open until 4 April 2027')
    expect(
      openUntil({ expired_date: at(summer), work_location: 'Cobar NSW' }, at('2026-09-20')),
    ).toBe('Open until 4 October 2026, Sydney time')
  })

  test.each([
    ['Mackay QLD', '2026-11-30T23:59:59+10:00', 'Brisbane'],
    ['Rosebery, Tasmania', summer, 'Hobart'],
    ['Olympic Dam SA', '2026-11-30T23:59:59+10:30', 'Adelaide'],
    ['Olympic Dam SA', '2027-06-30T23:59:59+09:30', 'Adelaide'],
    ['Tanami NT', '2026-11-30T23:59:59+09:30', 'Darwin'],
    // Only its pin told where it is.
    ['Site 7', '2026-11-30T23:59:59+10:00', 'Brisbane'],
    ['Site 7', winter, 'Sydney'],
    [null, summer, 'Sydney'],
    // It was moved after it went live, and ends where it was.
    ['Newman WA', summer, 'Sydney'],
  ])('the clocks of %s at %s are those of %s', (work_location, end, city) => {
    vi.stubEnv('TZ', london)
    expect(wasOpenUntil({ expired_date: at(end), work_location })).toContain(`, ${city} time.`)
  })

  test('the day itself begins at its own midnight', () => {
    vi.stubEnv('TZ', sydney)
    const job = { expired_date: at(summer), work_location: 'Cobar NSW' }
    expect(openUntil(job, at('2026-10-03T23:30:00+10:00'))).toBe('Open until 4 October 2026')
    expect(openUntil(job, at('2026-10-04T00:00:00+10:00'))).toBe('Open until the end of today')
  })
})
