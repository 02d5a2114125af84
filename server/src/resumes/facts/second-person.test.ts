import { expect, test } from 'vitest'
import { typedResume } from '../testing/typed-resume.ts'
import { readFacts } from './read-facts.ts'

const asOf = new Date('2026-11-24T00:00:00Z')

const resumeOf = (name: string, email: string, role: string, ticket: string) => `
  ! ${name}
  ${role}
  Karratha WA 6714 | ${email}
  # Experience
  ** ${role}
  Pilbara Coast Iron, Karratha
  Mar 2021 – Present
  - Kept plant running
  # Licences
  - ${ticket}`

const bruce = resumeOf('Bruce Hallam', 'bruce@mail.example', 'Diesel Fitter', 'Forklift (LF)')
const wendy = resumeOf('Wendy Hallam', 'wendy@mail.example', 'Truck Operator', 'White Card')

function readOf(typed: string) {
  const { fullName, jobs, licences, secondOnPage, leftUnread } = readFacts(typedResume(typed), {
    asOf,
  })
  return {
    name: fullName?.value,
    jobs: jobs.map(({ title }) => title),
    tickets: licences.map(({ name }) => name),
    secondOnPage,
    unread: leftUnread?.map(({ entries }) => entries),
  }
}

test('of two resumes in one file the first is read, and where the second begins is told, with its jobs', () => {
  expect(readOf(`${bruce}${wendy}`)).toEqual({
    name: 'Bruce Hallam',
    jobs: ['Diesel Fitter'],
    tickets: ['Forklift'],
    secondOnPage: 1,
    unread: [1],
  })
})

test.each([
  ['their name over each page', `${bruce}${bruce.replace('Diesel Fitter', 'Fitter')}`],
  [
    'a referee with an address, in the letters of the name',
    `${bruce}\n  # Referees\n  ! Wendy Hallam\n  Manager\n  wendy@mail.example`,
  ],
  ['another name without an address', `${bruce}${wendy.replace('| wendy@mail.example', '')}`],
])('whoever has %s is one person', (_, typed) => {
  expect(readOf(typed).secondOnPage).toBeUndefined()
})
