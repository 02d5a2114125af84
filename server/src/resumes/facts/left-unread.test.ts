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
