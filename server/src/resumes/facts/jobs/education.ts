import { anyOf, pattern } from '../../../text/any-of.ts'
import { plain } from '../../../text/plain.ts'
import type { Segment } from './segments.ts'

/**
 * Fewer than are awards under a heading of studies (`studies/awards.ts`): among jobs, "Grade 5/6" and "MS Operator"
 * tell what somebody does, and a wrong one costs a job.
 */
const namesOfAwards = anyOf(
  /bachelor|master of|masters in|b\.?sc|b\.?eng|b\.?a\b|m\.?sc|mba|ph\.?d|doctorate/u,
  // "Certificate III", "Cert. IV"
  /diploma|certificate (?:i|ii|iii|iv|v|[1-4])\b|cert\.? (?:i|ii|iii|iv)\b|degree/u,
  // What school ends with, state by state
  /year (?:10|11|12)\b|hsc|wace|qce|vce|high school certificate/u,
  /honours|graduat(?:ed|ion)|associate degree|trade certificate/u,
)

const awards = pattern`\b${namesOfAwards}(?!\p{L})`
const schools =
  /\b(?:university|tafe|college|high school|grammar|institute of technology|academy|polytechnic|school)\b/

/** "Dean of Year 11", "Year 12 Coordinator": whom somebody looks after. */
const teaches = /^(?!.*\b(?:completed|certificate|studies|student)\b).*\byear (?:10|11|12)\b/i

/** Studies that stand among the jobs: an award, or a school without anything that was worked as. */
export function isEducation(segments: readonly Segment[]): boolean {
  const isWork = segments.some(({ title, said }) => title >= 0.6 || said === 'title')
  // What a trainee works towards may stand in brackets; who supervises students has no degree of it.
  const isAward = segments.some(
    ({ text, title, before }) =>
      title < 0.9 &&
      !/^\p{Ll}/u.test(text) &&
      !(isWork && before.startsWith('(')) &&
      awards.test(plain(text)) &&
      !(isWork && teaches.test(text)),
  )
  if (isAward) return true
  const isSchool = segments.some(({ text }) => schools.test(plain(text)))
  return isSchool && !isWork && segments.length <= 2
}
