// @vitest-environment jsdom
import type { CompanyDashboard, CompanyRole, CompanyToday } from '@headframe/wire'
import { jobStatus } from '@headframe/wire'
import { focusManager } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { queryClient } from '../../../calls/query-client.ts'
import { beginSession } from '../../../calls/session-store.ts'
import { knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'

const product = serveProduct()
const later = { timeout: 15_000 }

let role: CompanyRole
let today: CompanyToday

beforeEach(() => {
  role = 'owner'
  today = {
    waiting: { applicants: 0, jobs: 0, job: null, since: null },
    ending: { jobs: 0, next: null },
    drafts: { jobs: 0, last: null },
    unread: { messages: 0, pools: 0, pool: null },
  }
  product.replies = (heard) => {
    if (heard.path === '/company/today') return { status: 200, body: today }
    if (heard.path === '/company/dashboard') return { status: 200, body: overview }
    const reply = knowingAccounts(heard)
    if (heard.path !== '/company/get-account' || typeof reply === 'string') return reply
    const { person, ...company } = reply.body as { person: object }
    return { status: 200, body: { ...company, first_name: 'Alana', person: { ...person, role } } }
  }
  beginSession('company', 'e-1')
})

afterEach(() => focusManager.setFocused(undefined))

const draft = { uuid: 'd-1', title: 'Fitter half typed' }
let overview: CompanyDashboard = {
  total_jobs: 1,
  active_jobs: 0,
  total_applicants: 0,
  waiting_applicants: 0,
  total_pools: 0,
  recent_jobs: [{ ...draft, id: draft.uuid, work_location: null, status: jobStatus.draft }],
}
const linksTo = async (name: RegExp) =>
  (await screen.findAllByRole('link', { name }, later)).map((link) => link.getAttribute('href'))

test('messages in several talent pools lead to all of those, and in one to that one', async () => {
  today = { ...today, unread: { messages: 5, pools: 4, pool: 'p-1' } }
  open('/company/dashboard')
  expect(await linksTo(/^In 4 talent pools/)).toEqual(['/company/talent-pools?status=unread'])
})

test('messages in one talent pool lead to that one', async () => {
  today = { ...today, unread: { messages: 2, pools: 1, pool: 'p-1' } }
  open('/company/dashboard')
  expect(await linksTo(/^Read and answer/)).toEqual([
    '/company/talent-pools/p-1?tab=members&status=unread',
  ])
})

test('a hirer goes on with a draft, and a viewer looks at it', async () => {
  role = 'hirer'
  today = { ...today, drafts: { jobs: 1, last: draft } }
  open('/company/dashboard')
  expect(await linksTo(/^Go on with Fitter half typed/)).toEqual(['/company/edit-job/d-1'])
  expect(await linksTo(/^Fitter half typed/)).toEqual(['/company/edit-job/d-1'])
})

test('a viewer is led to no form that is not for their role', async () => {
  role = 'viewer'
  today = { ...today, drafts: { jobs: 1, last: draft } }
  open('/company/dashboard')
  expect(await linksTo(/Fitter half typed/)).toEqual(['/company/view-job/d-1'])
})

test('whoever applied this minute has not waited for nothing', async () => {
  const since = Math.floor(Date.now() / 1000)
  today = { ...today, waiting: { applicants: 2, jobs: 1, job: 'j-1', since } }
  open('/company/dashboard')
  expect(await screen.findByText('Since just now.', {}, later)).toBeTruthy()
})

test('a viewer is not asked to decide', async () => {
  role = 'viewer'
  today = { ...today, waiting: { applicants: 2, jobs: 1, job: 'j-1', since: 1_700_000_000 } }
  open('/company/dashboard')
  expect(await linksTo(/^See who$/)).toHaveLength(1)
  expect(screen.queryByRole('link', { name: 'Decide' })).toBeNull()
})

test('what colleagues have done meanwhile is told to whoever comes back to the window', async () => {
  today = { ...today, waiting: { applicants: 12, jobs: 2, job: null, since: 1_700_000_000 } }
  open('/company/dashboard')
  await screen.findByText('12', {}, later)
  expect(screen.queryByText('11')).toBeNull()

  today = { ...today, waiting: { ...today.waiting, applicants: 11 } }
  overview = { ...overview, total_applicants: 84 }
  void queryClient.invalidateQueries({ refetchType: 'none' })
  act(() => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  })
  await screen.findByText('11', {}, later)
  await screen.findByText('84', {}, later)
})
