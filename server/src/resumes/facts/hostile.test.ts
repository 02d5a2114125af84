import { beforeAll, expect, test } from 'vitest'
import { typedResume } from '../testing/typed-resume.ts'
import { longestLine, mostLetters, mostLines } from './cut-to-readable.ts'
import { looksLikeResume, readFacts } from './read-facts.ts'

const asOf = new Date('2026-11-21T00:00:00Z')
const megabyte = 1_000_000

const pieces = [
  'a',
  '2',
  ' ',
  '(',
  '@',
  'a@',
  '.a',
  '2019 - ',
  '2019 – Present\n',
  'Jan 2019 -\n',
  '0491 570 156 ',
  'Sep',
  '\n',
  'Skills\n',
  '• a, b | c\n',
  'Operator at Acme Mining, Newman WA\n',
  'linkedin.com/in/a',
  'Experience\n2019 - 2020 Fitter, Acme Pty Ltd\n',
  'A || B || C\n',
  'HRWL LF WP DG ',
  'exp ',
  'Company: A\n',
  "O'",
  'É',
  'name: ',
  'www.',
  '+61 ',
  '1/2/',
  'Smith Street Newman ',
  'A B ',
  'a,',
  'forklift || Y\n',
  'no HRWL LF WP DG\n',
  'No\n',
  'No || Forklift\n',
  'Forklift (no), ',
  'Not held:\n',
  'Forklift\nNot held\n',
  'Not yet\n',
  'Ticket || Expiry || ',
  '2019 || Fitter\n',
  'İ',
  'Dogging and rigging ',
  'I hold a pass, ',
  'my pass is good and ',
  'white card exp 2027 ',
  'heights & ',
]

const honest = `Robert Walker
Kalgoorlie WA 6430 | 0491 570 156 | robert.walker@example.com
Fitter with twelve years on fixed plant and crushers.
Work history
Fitter, Acme Mining, Newman WA
March 2019 – Present
- Planned and changed out liners, screens and pumps on shutdowns of a week
- Isolated plant and held permits for a crew of six
Trade Assistant, Harbour Engineering Pty Ltd, 2016 – 2019
Tickets
HR licence, exp 06/2029
High risk: LF, DG, WP – to March 2028
White Card, working at heights (05/2026), confined space
`

/** A busy machine is slow: how long what is read takes is told beside an honest text, as long as is read. */
let yardstick = 0

beforeAll(() => {
  const long = honest.repeat(Math.ceil(mostLines / honest.split('\n').length))
  yardstick = timeToRead(long)
})

test.each(pieces)('a megabyte of %j is read as soon as an honest text', (piece) => {
  expectSoon(piece.repeat(Math.ceil(megabyte / piece.length)))
})

test.each(pieces)('long lines of %j are read as soon as an honest text', (piece) => {
  for (const length of [1000, longestLine]) {
    const line = piece.replaceAll('\n', ' ').repeat(Math.ceil(length / piece.length))
    expectSoon(`Experience\n${`${line.slice(0, length)}\n`.repeat(mostLetters / 2 / length)}`)
  }
})

/** What grows with the square of a text takes minutes. */
function expectSoon(typed: string): void {
  expect(timeToRead(typed)).toBeLessThan(2 * yardstick)
}

function timeToRead(typed: string): number {
  const text = typedResume(typed)
  const begun = process.cpuUsage()
  looksLikeResume(text)
  readFacts(text, { asOf })
  return process.cpuUsage(begun).user / 1000
}
