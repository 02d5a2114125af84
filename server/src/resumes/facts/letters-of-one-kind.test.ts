import { expect, test } from 'vitest'
import { typedResume } from '../testing/typed-resume.ts'
import { readFacts } from './read-facts.ts'
import { withUsualLetters } from './letters-of-one-kind.ts'

const asOf = new Date('2026-11-24T00:00:00Z')

const typed = `
  Liam O'Ford
  Kambalda West WA
  0491 570 156
  liam.f@post.example
  Experience
  Truck driver, Bis Industries, 2022 to now
  Road trains on the Goldfields highway
  Yard hand at Swan Bulk, 2019 to 2022
  Tickets
  MC licence
  Forklift
  MSIC exp 9/28`

test.each([typed.toLowerCase(), typed.toUpperCase()])(
  'a resume in letters of one kind throughout is read as any other: %s',
  (resume) => {
    const facts = readFacts(typedResume(resume), { asOf })
    expect(facts.fullName?.value).toBe("Liam O'Ford")
    expect(facts.email?.value).toBe('liam.f@post.example')
    expect(facts.location?.value).toBe('Kambalda West WA')
    expect(facts.currentRole?.value).toBe('Truck Driver')
    expect(facts.jobs.map(({ title, employer }) => [title, employer])).toEqual([
      ['Truck Driver', 'Bis Industries'],
      ['Yard Hand', 'Swan Bulk'],
    ])
    expect(facts.licences.map(({ name, expiry }) => `${name} ${expiry ?? ''}`.trim())).toEqual([
      'Multi Combination (MC)',
      'Forklift',
      'Maritime Security Identification Card (MSIC) 9/28',
    ])
  },
)

test('every letter stays where it is', () => {
  const resume = typedResume(typed.toUpperCase())
  const { text } = withUsualLetters(resume)
  expect(text).toHaveLength(resume.text.length)
  expect(text.toLowerCase()).toBe(resume.text.toLowerCase())
})

test('of others nothing changes', () => {
  const resume = typedResume(typed)
  expect(withUsualLetters(resume)).toBe(resume)
})
