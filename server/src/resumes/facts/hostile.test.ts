import { expect, test } from 'vitest'
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
]

const again = { retry: 2 }

test.each(pieces)('a megabyte of %j is read in linear time', again, (piece) => {
  const whole = piece.repeat(Math.ceil(megabyte / piece.length))
  const readable = whole.split('\n').slice(0, mostLines).join('\n').slice(0, mostLetters)

  expectLinear(readable.slice(0, readable.length / 4), whole)
})

test.each(pieces)('long lines of %j are read in linear time', again, (piece) => {
  const linesOf = (length: number) => {
    const line = piece.replaceAll('\n', ' ').repeat(Math.ceil(length / piece.length))
    return `Experience\n${`${line.slice(0, length)}\n`.repeat(100)}`
  }

  // Some readers leave the longest lines alone.
  expectLinear(linesOf(250), linesOf(1000))
  expectLinear(linesOf(longestLine / 4), linesOf(longestLine))
})

/**
 * Four times the text takes four times as long, and sixteen times where time grows with its square. What is
 * read within a second is not compared: there a busy machine says more than the text.
 */
function expectLinear(quarter: string, whole: string): void {
  const time = timeToRead(whole)

  expect(time).toBeLessThan(time < 1000 ? 1000 : 8 * timeToRead(quarter))
}

function timeToRead(typed: string): number {
  const text = typedResume(typed)
  const begun = process.cpuUsage()
  looksLikeResume(text)
  readFacts(text, { asOf })
  return process.cpuUsage(begun).user / 1000
}
