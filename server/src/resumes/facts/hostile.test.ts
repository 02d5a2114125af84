import { expect, test } from 'vitest'
import { typedResume } from '../testing/typed-resume.ts'
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

/**
 * Milliseconds: on a machine at rest most take a third of a second, and what grows with the square of a
 * text takes minutes. A busy machine is slow at times, and that is slow each time.
 */
const enough = 3000
const again = { retry: 2 }

test.each(pieces)('a megabyte of %j is read in linear time', again, (piece) => {
  const typed = piece.repeat(Math.ceil(megabyte / piece.length))
  const text = typedResume(typed)

  const begun = process.cpuUsage()
  looksLikeResume(text)
  readFacts(text, { asOf })

  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(enough)
})

test.each(pieces)('long lines of %j are read in linear time', again, (piece) => {
  const line = piece
    .replaceAll('\n', ' ')
    .repeat(Math.ceil(3900 / piece.length))
    .slice(0, 3900)
  const text = typedResume(`Experience\n${`${line}\n`.repeat(250)}`)

  const begun = process.cpuUsage()
  looksLikeResume(text)
  readFacts(text, { asOf })

  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(enough)
})
