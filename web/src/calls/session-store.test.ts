// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'

import { personMark } from '../lib/person-mark.ts'
import { notePerson } from './person.ts'
import {
  beginSession,
  callerMark,
  currentSession,
  endSession,
  openSession,
  subscribeToSession,
  tokenFor,
  wasSessionRefused,
} from './session-store.ts'

let close = () => {}

beforeEach(() => {
  localStorage.clear()
  close = openSession()
})

afterEach(() => close())

function openAgainWith(stored: Record<string, string>) {
  close()
  localStorage.clear()
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  close = openSession()
}

/** What this tab hears after another tab has changed the shared storage. */
function otherTabHas(stored: Record<string, string | null>) {
  for (const [key, value] of Object.entries(stored)) {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  }
  for (const key of Object.keys(stored)) window.dispatchEvent(new StorageEvent('storage', { key }))
}

test('a stored contractor token signs the contractor in under the stored name', () => {
  openAgainWith({ contractorToken: 'c-1', contractorName: 'Casey Morgan' })

  expect(currentSession()).toMatchObject({
    isContractorLoggedIn: true,
    isCompanyLoggedIn: false,
    contractorName: 'Casey Morgan',
  })
})

test('a stored company token signs the company in', () => {
  openAgainWith({ companyToken: 'e-1' })

  expect(currentSession()).toMatchObject({ isCompanyLoggedIn: true, isContractorLoggedIn: false })
})

test('the legacy token is removed and signs nobody in', () => {
  openAgainWith({ headframeToken: 'old' })

  expect(localStorage.getItem('headframeToken')).toBeNull()
  expect(currentSession()).toMatchObject({ isLoggedIn: false, isContractorLoggedIn: false })
})

test('of a contractor and a company that are both stored, the newest sign-in wins', () => {
  beginSession('contractor', 'c-1', 'Casey Morgan')
  beginSession('company', 'e-1')
  const newest = localStorage.getItem('headframeLastSignIn') ?? ''
  openAgainWith({ contractorToken: 'c-1', companyToken: 'e-1', headframeLastSignIn: newest })

  expect(currentSession()).toMatchObject({ isContractorLoggedIn: false, isCompanyLoggedIn: true })
  expect(localStorage.getItem('contractorToken')).toBeNull()
  expect(localStorage.getItem('contractorName')).toBeNull()
})

test('a company sign-in ends the contractor, and a contractor sign-in the company', () => {
  beginSession('contractor', 'c-1', 'Casey Morgan')
  beginSession('company', 'e-1')

  expect(currentSession()).toMatchObject({ isContractorLoggedIn: false, isCompanyLoggedIn: true })
  expect(localStorage.getItem('contractorToken')).toBeNull()

  beginSession('contractor', 'c-2', 'Casey Morgan')

  expect(currentSession()).toMatchObject({ isContractorLoggedIn: true, isCompanyLoggedIn: false })
  expect(localStorage.getItem('companyToken')).toBeNull()
})

test('staff stay signed in beside a contractor', () => {
  beginSession('staff', 's-1', 'Sam Field')
  beginSession('contractor', 'c-1', 'Casey Morgan')

  expect(currentSession()).toMatchObject({ isLoggedIn: true, isContractorLoggedIn: true })
  expect(localStorage.getItem('adminToken')).toBe('s-1')
})

test('signing out forgets token and name', () => {
  beginSession('contractor', 'c-1', 'Casey Morgan')
  endSession('contractor')

  expect(currentSession()).toMatchObject({ isContractorLoggedIn: false, contractorName: undefined })
  expect(localStorage.getItem('contractorToken')).toBeNull()
  expect(localStorage.getItem('contractorName')).toBeNull()
})

test('a sign-out in another tab is followed here', () => {
  beginSession('contractor', 'c-1', 'Casey Morgan')
  otherTabHas({ contractorToken: null, contractorName: null })

  expect(currentSession().isContractorLoggedIn).toBe(false)
})

test('whose session another tab has ended is told why they sign in again, until one of the tabs has', () => {
  beginSession('company', 'e-1')
  expect(wasSessionRefused('company')).toBe(false)
  otherTabHas({ companyToken: null })
  expect(wasSessionRefused('company')).toBe(true)

  otherTabHas({ companyToken: 'e-2' })
  expect(wasSessionRefused('company')).toBe(false)
})

test('a sign-in as a company in another tab ends the contractor here', () => {
  beginSession('contractor', 'c-1', 'Casey Morgan')
  otherTabHas({ contractorToken: null, contractorName: null, companyToken: 'e-1' })

  expect(currentSession()).toMatchObject({ isContractorLoggedIn: false, isCompanyLoggedIn: true })
})

test('a call shows the token of its own audience and never another', () => {
  beginSession('company', 'e-1')
  beginSession('staff', 's-1')

  expect(tokenFor(['company'])).toBe('e-1')
  expect(tokenFor(['contractor', 'company'])).toBe('e-1')
  expect(tokenFor(['contractor'])).toBeUndefined()
  expect(tokenFor(['admin'])).toBeUndefined()
})

test('what was read for one caller is not the same read for the next', () => {
  beginSession('contractor', 'c-1', 'Casey Morgan')
  const before = callerMark(['contractor'])
  beginSession('contractor', 'c-2', 'Robin Price')

  expect(callerMark(['contractor'])).not.toBe(before)
  expect(callerMark(['staff'])).toBe(callerMark(['staff']))
})

test('listeners hear of a change once, and not of what stayed the same', () => {
  let changes = 0
  const stop = subscribeToSession(() => (changes += 1))
  beginSession('company', 'e-1')
  otherTabHas({ companyToken: 'e-1' })
  stop()

  expect(changes).toBe(1)
})

test('another person who signs in in another tab takes the place of the one here, and is told apart', () => {
  notePerson('company', 'ada@redback.example')
  beginSession('company', 'e-1')
  otherTabHas({ companyPerson: personMark('ben@gidgee.example'), companyToken: 'e-2' })

  expect(currentSession().replaced).toEqual(['company'])
  endSession('company')
  expect(currentSession().replaced).toEqual([])
})

test('the same person who signs in again elsewhere goes on here', () => {
  notePerson('company', 'ada@redback.example')
  beginSession('company', 'e-1')
  otherTabHas({ companyPerson: personMark('Ada@redback.example'), companyToken: 'e-2' })

  expect(currentSession().replaced).toEqual([])
  expect(tokenFor(['company'])).toBe('e-2')
})
