import { describe, expect, test } from 'vitest'
import type { MonthOfYear, ResumeFacts } from '../resume-facts.ts'
import { allSamples } from '../testing/samples/all-samples.ts'
import { samplesRead, type Sample } from '../testing/samples/sample.ts'
import { typedResume } from '../testing/typed-resume.ts'
import { looksLikeResume, readFacts } from './read-facts.ts'

describe('a whole resume is read:', () => {
  test.each(allSamples)('$about', ({ typed, fileName, expected }) => {
    const facts = readFacts(typedResume(typed), { fileName, asOf: samplesRead })

    expect(asExpected(facts)).toEqual(expected)
  })

  test.each(allSamples)('what was read stands in the text: $about', ({ typed }) => {
    const text = typedResume(typed)

    const facts = readFacts(text, { asOf: samplesRead })

    expect(looksLikeResume(text)).toBe(true)
    for (const fact of [facts.email, facts.currentRole, facts.currentCompany, facts.location]) {
      for (const { start, end } of fact?.spans ?? []) {
        expect(text.text.slice(start, end).toLowerCase()).toBe(fact?.value.toLowerCase())
      }
    }
  })
})

function asExpected(facts: ResumeFacts): Sample['expected'] {
  return {
    name: facts.fullName?.value,
    email: facts.email?.value,
    phone: facts.phone?.value,
    location: facts.location?.value,
    role: facts.currentRole?.value,
    company: facts.currentCompany?.value,
    companies: facts.companies,
    dates: facts.jobs.map(
      ({ start, end, isCurrent }) => `${printed(start)}..${isCurrent ? 'now' : printed(end)}`,
    ),
    months: facts.totalMonths ?? undefined,
  }
}

function printed(date: MonthOfYear | null): string {
  if (!date) return '?'
  return date.month ? `${date.year}-${String(date.month).padStart(2, '0')}` : `${date.year}`
}
