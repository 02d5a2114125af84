import { expect, test } from 'vitest'
import { jobsIn } from '../../testing/jobs-in.ts'
import { typedResume } from '../../testing/typed-resume.ts'
import { readFacts } from '../read-facts.ts'
import { readSections } from './read-sections.ts'

const asOf = new Date('2026-11-24T00:00:00Z')

test('a sidebar has headings in a style of its own', () => {
  const sections = readSections(
    typedResume(`
      ! About me
      Rigger, eight years on shutdowns.
      ! Work history
      Rigger, UGL, 2020 – 2023
      ! Referees
      On request.
      >> ** CONTACT
      >> 0491 570 158
      >> ** HIGH RISK WORK
      >> DG Dogging
      >> ** SITE INDUCTIONS
      >> Boyne Smelters`),
  )
  expect(sections.map(({ heading, lines }) => [heading?.text, lines.length])).toEqual([
    ['About me', 1],
    ['Work history', 1],
    ['Referees', 1],
    ['CONTACT', 1],
    ['HIGH RISK WORK', 1],
    ['SITE INDUCTIONS', 1],
  ])
})

test('a heading that nobody knows is one where it looks like the others and points stand below it', () => {
  const sections = readSections(
    typedResume(`
      ** OBJECTIVE
      Driver on heavy haul.
      ** RAIL COMPETENCIES
      - Certificate IV in Train Driving, Oct 2012
      - Track protection, exp Feb 2027
      ** WORK HISTORY
      Driver, Aurizon, 2005 – 2011`),
  )
  expect(sections.map(({ heading, lines }) => [heading?.text, lines.length])).toEqual([
    ['OBJECTIVE', 1],
    ['RAIL COMPETENCIES', 2],
    ['WORK HISTORY', 1],
  ])
})

test('a heading that the document marks as one is one, whatever is said in brackets', () => {
  const typed = `
    # Experience
    Adviser, Evolution, 2020 – 2024
    # Education
    Master of Environmental Management, 2020
    # Compliance pack (copies on request)
    Four wheel drive, 11/2023. First aid until 22 May 2028. White Card. Standard 11, valid until 2029. Coal board medical, due 2028. Snake handling, permit WA0991, ends 14 January 2028.`
  expect(readSections(typedResume(typed)).at(-1)?.heading?.text).toContain('Compliance pack')
  expect(readFacts(typedResume(typed), { asOf }).licences.map(({ name }) => name)).toContain(
    'Snake handling, permit WA0991',
  )
})

test('experience of any field is work where it looks like the other headings', () => {
  const typed = `
    Tolu Ashcroft
    ** PROFILE
    Newly qualified, by the long road.
    ** LEGAL EXPERIENCE
    Solicitor, Harewood Street Law Centre, Leeds
    May 2025 –
    - Sixty files of housing
    Paralegal, Quillfeather LLP, Leeds
    Sept 2019 to Dec 2021
    ** OTHER EXPERIENCE
    Events Co-ordinator, The Owl Bookshop, Ilkley
    2014 – 2019`
  expect(jobsIn(typed)).toEqual([
    'Solicitor | Harewood Street Law Centre |  | 5/2025 – now',
    'Paralegal | Quillfeather LLP |  | 9/2019 – 12/2021',
    'Events Co-ordinator | The Owl Bookshop |  | 2014 – 2019',
  ])
})
