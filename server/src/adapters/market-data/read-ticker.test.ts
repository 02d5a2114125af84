import { expect, test } from 'vitest'
import { readTicker } from './read-ticker.ts'

test.each([
  ['BHP', 'BHP'],
  ['bhp', 'BHP'],
  ['  Bhp\t', 'BHP'],
  ['ASX:BHP', 'BHP'],
  ['asx: bhp', 'BHP'],
  ['BHP.AX', 'BHP'],
  ['bhp.asx', 'BHP'],
  ['29m', '29M'],
  ['ASX', 'ASX'],
  ['ASX:ASX', 'ASX'],
  ['ABCDEFGHIJKL', 'ABCDEFGHIJKL'],
])('"%s" means %s', (text, ticker) => {
  expect(readTicker(text)).toBe(ticker)
})

test.each([
  [''],
  ['   '],
  ['ASX:'],
  ['.AX'],
  ['ABCDEFGHIJKLM'],
  ['BH P'],
  ['BHP.L'],
  ['NYSE:BHP'],
  ['../../etc'],
  ['BHP?x=1'],
  ['BHP%2F'],
  ['BHP\nRIO'],
  ['\u0000BHP'],
  ['ßhp'],
  ['ＢＨＰ'],
])('%j is no ticker', (text) => {
  expect(readTicker(text)).toBeUndefined()
})
