import { expect, test } from 'vitest'
import { typedResume } from '../testing/typed-resume.ts'
import { readFacts } from './read-facts.ts'

const asOf = new Date('2026-11-24T00:00:00Z')
const left = (typed: string) => readFacts(typedResume(typed), { asOf }).leftUnread

const employment = `
  # Employment History
  ** Dozer Operator, Saltbush Mining, Mar 2019 – present
  - Bulk push`

test('where all that has dates became a job, nothing was left unread', () => {
  const others = `
    # Education
    Certificate III in Civil Construction, Jan 2012 – Nov 2013
    # Tickets
    - Forklift, Mar 2022 – Mar 2027
    # Volunteering
    Bush Fire Brigade, Jan 2015 – present`
  expect(left(`${employment}\n${others}`)).toEqual([])
})

test('dates under a heading that nobody knows, of which no job was made, are told and lower the trust', () => {
  const typed = `${employment}
    # Out And About
    There were some years before that
    in which a good deal was done
    of which more is told by those who were there
    Mulgabiddy, Jan 2012 – Dec 2014
    Fences and bores
    Somewhere else again, Jan 2010 – Dec 2011
    # Interests
    Fishing`
  const facts = readFacts(typedResume(typed), { asOf })
  const sure = readFacts(typedResume(employment), { asOf })

  expect(facts.leftUnread).toEqual([{ page: null, entries: 2 }])
  expect(facts.currentRole?.value).toBe('Dozer Operator')
  expect(facts.currentRole?.confidence).toBeLessThan(sure.currentRole?.confidence ?? 0)
})

test('an employer above its roles is read with each of them', () => {
  const typed = `
    # Employment
    ** Redgum Iron || Jan 2015 – present
    ** Superintendent || Jan 2021 – present
    ** Supervisor || Mar 2018 – Dec 2020
    ** Fitter || Jan 2015 – Feb 2018`
  expect(left(typed)).toEqual([])
})

test('what stands below a heading that nobody knows and became tickets was read', () => {
  const typed = `${employment}
    >> # Contact
    >> 0491 570 156
    >> # Ropes And Coatings
    >> IRATA Level 1
    >> No. 1/224190 | 25 Jun 2022 – 25 Jun 2025
    >> Coating Inspector
    >> No. 5032 | 10 Feb 2021 – 10 Feb 2024`
  const facts = readFacts(typedResume(typed), { asOf })
  expect(facts.licences.map(({ name }) => name)).toEqual(['IRATA Level 1', 'Coating Inspector'])
  expect(facts.leftUnread).toEqual([])
})

test('the dates of a row that is set in several lines were read with its job', () => {
  const typed = typedResume(`
    # Shutdown history
    When || Employer || Role
    Mar 26 – May 26 || Tuart Industrial || Rigger
    Rigging Ltd
    Jan 23 – Jul 25 || Pelican Point || Rigger`)
  const [, , , above, dates] = typed.lines
  const [cell] = above?.cells ?? []
  if (!above || !dates || !cell) throw new Error('Nothing was typed')
  const setAbove = { ...above, x: 200, y: dates.y - 5, cells: [{ ...cell, x: 200 }] }
  const lines = typed.lines.map((line) => (line === above ? setAbove : line))

  const facts = readFacts({ ...typed, lines }, { asOf })
  expect(facts.jobs.map(({ employer }) => employer)).toEqual([
    'Tuart Industrial',
    'Rigging Ltd Pelican Point',
  ])
  expect(facts.leftUnread).toEqual([])
})
