import { expect, test } from 'vitest'
import { typedResume } from '../../testing/typed-resume.ts'
import { readSections } from '../sections/read-sections.ts'
import { readLicences } from './read-licences.ts'

const asOf = new Date('2026-11-24T00:00:00Z')

function ticketsIn(typed: string): string[] {
  const sections = readSections(typedResume(typed))
  return readLicences(sections, asOf).map(({ name, expiry }) => `${name} ${expiry ?? ''}`.trim())
}

test('a card and its end above its classes are of all of them, with no heading at all', () => {
  const typed = `
    ! Wayne Doyle
    Gladstone QLD 4680
    ** High risk work licence (QLD) 1804471, renewed Aug 2024, expires 19/08/2029
    C6 slewing mobile crane up to 60 tonnes
    DG dogging
    Lifts of all kinds
    # Employment
    Crane Operator, Acme Lift, 2019 – present`
  expect(ticketsIn(typed)).toEqual([
    'Slewing Mobile Crane up to 60 t 19/08/2029',
    'Dogging 19/08/2029',
  ])
})

test('a card without classes below it claims none', () => {
  const typed = `
    ! Wayne Doyle
    High risk work licences are checked by me since 2019
    Gladstone QLD 4680
    # Employment
    Supervisor, Acme Lift, 2019 – present`
  expect(ticketsIn(typed)).toEqual([])
})
