import { expect, test } from 'vitest'
import { isSimilarName } from './similar-name.ts'

test.each([
  ['Casey Morgan', 'Casey Morgan', true],
  ['CASEY MORGAN', 'Morgan, Casey', true],
  ['Casey Morgan', 'Casey J. Morgan', true],
  ['Casey Morgan', 'C. Morgan', true],
  ['Casey Morgan', 'Casey Morgen', true],
  ['Casey Morgan', 'Kasey Morgan', true],
  ['Zoë O’Brien', 'Zoe OBrien', true],
  ['Casey', 'Casey Morgan', true],
  ['Casey Morgan', 'Robin Morgan', false],
  ['Ann Lee', 'Dan Lee', false],
  ['C. M.', 'Casey Morgan', false],
  ['Casey Morgan', '', false],
  ['Morgan Morgan', 'Casey Morgan', false],
  ['小林 花子', '小林 花子', true],
])('%s and %s: %s', (one, other, isSimilar) => {
  expect(isSimilarName(one, other)).toBe(isSimilar)
  expect(isSimilarName(other, one)).toBe(isSimilar)
})
