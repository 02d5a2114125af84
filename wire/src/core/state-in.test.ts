import { expect, test } from 'vitest'
import { homeInWords } from './state-in.ts'

test.each(['wa', ' Wa ', 'W.A.', 'Western Australia', 'western australia'])(
  'a home in “%s” is one in WA',
  (state) => {
    expect(homeInWords({ suburb: 'Kambalda', state })).toBe('Kambalda, WA')
    expect(homeInWords({ suburb: 'Kambalda', state }, ' ')).toBe('Kambalda WA')
  },
)

test('what names no state of ours stays as it was typed', () => {
  expect(homeInWords({ suburb: 'Reefton', state: 'West Coast' })).toBe('Reefton, West Coast')
  expect(homeInWords({ suburb: 'Kambalda', state: null })).toBe('Kambalda')
  expect(homeInWords({ suburb: null, state: null })).toBe('')
})
