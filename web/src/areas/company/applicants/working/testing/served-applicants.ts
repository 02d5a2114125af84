import type { Applicant } from '@headframe/wire'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect } from 'vitest'

import { beginSession } from '../../../../../calls/session-store.ts'
import { aCandidate, aJob, anApplicant } from '../../../../../testing/hiring.ts'
import { knowingAccounts, open, serveProduct } from '../../../../../testing/opened-app.tsx'

const perPage = 3
const names = ['Mae', 'Arlo', 'Tess', 'Noor']

interface Decision {
  applications: string[]
  status: number
  reason: string
}

interface Hiring {
  people: Applicant[]
  /** As the server puts them in order, or as they are. */
  isWaitingFirst: boolean
  /** What was said to those who are approved. */
  wordsBefore: string
  /** What was decided, one after the other. */
  decisions: Decision[]
  standings: () => number[]
}

export const later = { timeout: 15_000 }

/** A job with four who applied, in a wide window, for every test of the file. */
export function serveApplicants(): Hiring {
  const product = serveProduct()
  const hiring: Hiring = {
    people: [],
    isWaitingFirst: false,
    wordsBefore: 'Welcome.',
    decisions: [],
    standings: () => hiring.people.map(({ status }) => status),
  }

  beforeEach(() => {
    hiring.people = names.map((name) => anApplicant(name))
    hiring.decisions = []
    hiring.isWaitingFirst = false
    hiring.wordsBefore = 'Welcome.'
    // A wide window.
    const narrow = window.matchMedia
    window.matchMedia = (query) =>
      Object.assign(narrow(query), { matches: query.includes('width >=') })
    product.replies = (heard) => {
      const asked = new URL(heard.path, 'http://localhost')
      if (asked.pathname.startsWith('/company/get-job/')) return { status: 200, body: aJob() }
      if (asked.pathname === '/contractor/suggest') return { status: 200, body: [] }
      if (asked.pathname.startsWith('/company/export-applicants/'))
        return { status: 200, body: 'Name', headers: { 'Content-Type': 'text/csv' } }
      if (asked.pathname === '/company/update-applications')
        return decide(hiring, JSON.parse(heard.body) as Decision)
      if (asked.pathname.startsWith('/company/get-profile/')) {
        const one = hiring.people.find(({ profile_hash }) =>
          asked.pathname.endsWith(`/${profile_hash}`),
        )
        return one ? { status: 200, body: candidateOf(one) } : gone
      }
      return asked.pathname.startsWith('/company/get-applicants/')
        ? list(hiring, asked.searchParams)
        : knowingAccounts(heard)
    }
    beginSession('company', 'e-1')
  })

  return hiring
}

/** In view, and for so long that a key is meant for them. */
export async function openOne(name: string) {
  await screen.findByRole('heading', { name: `${name} Oku` }, later)
  const candidate = screen.getByRole('region', { name: 'Candidate' })
  await waitFor(() => expect(candidate.getAttribute('aria-busy')).toBe('false'), later)
}

export async function openedTable() {
  const { where } = open('/company/view-job/j-1?tab=applicants')
  await screen.findByRole('table', { name: 'Applicants, pending first' }, later)
  return { user: userEvent.setup(), where }
}

/** A press within half a second of what it meets is not meant for it. */
export const passUnseen = () => new Promise((done) => setTimeout(done, 450))

const candidateOf = ({ first_name, application_id, status }: Applicant) =>
  aCandidate(first_name, {
    application: {
      application_id,
      status,
      application_date: 1_780_000_000,
      decision_date: null,
      reason: '',
      undo: null,
    },
  })

export const gone = {
  status: 404,
  body: { error: 'There is no such application.', code: 'NOT_FOUND' },
}

function decide(hiring: Hiring, wish: Decision) {
  hiring.decisions.push(wish)
  const some = hiring.people.filter(({ application_id }) =>
    wish.applications.includes(application_id),
  )
  if (some.length === 0) return gone
  const before = some.map(({ application_id, status }) => ({
    application_id,
    status,
    reason: status === 1 ? hiring.wordsBefore : '',
  }))
  hiring.people = hiring.people.map((one) =>
    some.includes(one) ? { ...one, status: wish.status } : one,
  )
  return {
    status: 200,
    body: { success: true, status: wish.status, decided: some.length, elsewhere: 0, before },
  }
}

function list({ people, isWaitingFirst }: Hiring, wish: URLSearchParams) {
  const status = wish.get('status')
  const inOrder = isWaitingFirst
    ? people.toSorted((one, other) => one.status - other.status)
    : people
  const found = inOrder.filter((one) => status === null || String(one.status) === status)
  const pages = Math.max(1, Math.ceil(found.length / perPage))
  const page = Math.min(Number(wish.get('page') ?? 1), pages)
  const count = (state: number) => String(people.filter((one) => one.status === state).length)
  return {
    status: 200,
    body: found.slice((page - 1) * perPage, page * perPage),
    headers: {
      'X-Total-Count': String(found.length),
      'X-Page': String(page),
      'X-Page-Size': String(perPage),
      'X-Total-Pages': String(pages),
      'X-Pending': count(0),
      'X-Approved': count(1),
      'X-Rejected': count(2),
    },
  }
}
