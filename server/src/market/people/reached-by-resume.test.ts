import { expect, test } from 'vitest'
import { noFacts } from '../../resumes/resume-facts.ts'
import { homeIn } from './reached-by-resume.ts'

const homeOf = (value: string) =>
  homeIn({ ...noFacts, location: { value, confidence: 1, spans: [] } })

test.each([
  ['Kambalda WA 6442', 'Kambalda', 'WA', '6442'],
  ['East Perth, WA 6004', 'East Perth', 'WA', '6004'],
  ['Ellenbrook, Perth WA', 'Ellenbrook', 'WA', null],
  ['Kalgoorlie W.A. 6430', 'Kalgoorlie', 'WA', '6430'],
  ['Moranbah, Queensland', 'Moranbah', 'QLD', null],
  ['North Mackay Qld', 'North Mackay', 'QLD', null],
  ['Charters Towers Q 4820', 'Charters Towers', 'QLD', '4820'],
  ['Broken Hill, New South Wales 2880', 'Broken Hill', 'NSW', '2880'],
])('who lives in %s lives in %s, %s %s', (written, suburb, state, postCode) => {
  expect(homeOf(written)).toEqual({ suburb, state, post_code: postCode })
})

test.each([
  'Queenstown 9300, New Zealand',
  'Pilbara',
  'Sapphire House, Perth WA',
  'Western Australia',
])('%s is no suburb of a state', (written) => {
  expect(homeOf(written)).toBeUndefined()
})
