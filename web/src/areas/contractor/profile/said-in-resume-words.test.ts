import { expect, test } from 'vitest'
import { saidInResumeInWords } from './said-in-resume-words.ts'

test.each([
  [{ available_from: 'now' }, 'available immediately'],
  [
    { available_from: '2027-01-12', notice_days: 14 },
    'available from 12 January 2027, 2 weeks’ notice',
  ],
  [{ notice_days: 30, roster: '2:1' }, '1 month’s notice, roster 2:1'],
  [{ notice_days: 10 }, '10 days’ notice'],
])('what a resume says of the next job is told in words: %j', (said, words) => {
  expect(saidInResumeInWords(said)).toBe(words)
})
