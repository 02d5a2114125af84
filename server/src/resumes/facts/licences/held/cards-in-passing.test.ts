import { expect, test } from 'vitest'
import { typedResume } from '../../../testing/typed-resume.ts'
import { readSections } from '../../sections/read-sections.ts'
import { readLicences } from '../read-licences.ts'

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

test('its classes may be a list on one line', () => {
  const typed = `
    ! Wayne Doyle
    Gladstone QLD 4680
    ** HIGH RISK WORK LICENCE 1 774 120 (WA) issued 22/01/2024 exp 22/01/2029
    CV vehicle loading, DG dogging, RB rigging basic
    # Employment
    Crane Operator, Acme Lift, 2019 – present`
  expect(ticketsIn(typed)).toEqual([
    'Vehicle Loading Crane 22/01/2029',
    'Dogging 22/01/2029',
    'Basic Rigging 22/01/2029',
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

/** How somebody is reached stands beside their work, and what follows is below it. */
const besideWork = `
    ! Priya Doyle
    # Experience
    Painter, Acme Coatings, 2019 – present
    >> # Contact
    >> 0491 570 156`

test('what stands above classes may be nothing but who issued their card, and each may have its own end', () => {
  const typed = `${besideWork}
    >> # High risk work
    >> SafeWork NSW 1182047
    >> WP | 04 Jul 2021 – 04 Jul 2026 (renewal lodged)
    >> SB | 19 Nov 2023 – 19 Nov 2028
    >> SI | training now`
  expect(ticketsIn(typed)).toEqual([
    'Boom-type Elevating Work Platform 04 Jul 2026',
    'Basic Scaffolding 19 Nov 2028',
  ])
})

test('below a heading that says nothing, what has a number and a date is a ticket', () => {
  const typed = `${besideWork}
    >> # Inspection
    >> AMPP CIP Level 2
    >> No. 81145 | 10 Feb 2024 – 10 Feb 2027
    >> ACA Coating Inspector
    >> No. 5032 | lapsed 31 Dec 2023
    >> Lead blood test
    >> Oct 2026, clear`
  expect(ticketsIn(typed)).toEqual([
    'AMPP CIP Level 2 10 Feb 2027',
    'ACA Coating Inspector 31 Dec 2023',
    'Lead blood test',
  ])
})

test('below such a heading, employers and years are no tickets', () => {
  const typed = `${besideWork}
    >> # Inspection
    >> Acme Coatings
    >> 2012 – 2015
    >> Painters of Perth
    >> 2015 – 2018`
  expect(ticketsIn(typed)).toEqual([])
})
