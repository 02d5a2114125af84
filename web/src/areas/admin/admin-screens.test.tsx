// @vitest-environment jsdom
import { words, type Health } from '@headframe/wire'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { queryClient } from '../../calls/query-client.ts'
import { refreshReads } from '../../calls/reads.ts'
import {
  listOf,
  ok,
  outage,
  pindarri,
  refused,
  serveAdministrator,
} from '../../testing/administrator.ts'
import { heading, open } from '../../testing/opened-app.tsx'

const served = serveAdministrator()
const later = { timeout: 15_000 }

test('a refused cookie leads the administrator to sign in, and the way back is kept', async () => {
  served.product.replies = () => refused
  const { where } = open('/dashboard/jobs')
  await heading('Administrator sign-in')

  expect(where()).toBe('/dashboard/auth?redirect_uri=%2Fdashboard%2Fjobs')
  expect(screen.queryByText(/You were signed out/)).toBeNull()
})

test('a link that was used is said to be, with a new one to ask for and the way on of who is in', async () => {
  served.answers['/dashboard/auth'] = () => ({
    status: 401,
    body: { error: words.adminLinkInvalid, code: 'LINK_INVALID' },
  })
  const { where } = open('/dashboard/auth/used-before')
  await heading('Administrator sign-in')

  expect(where()).toBe('/dashboard/auth')
  expect(screen.getByText(words.adminLinkInvalid)).toBeTruthy()
  expect(screen.getByText(/yours was used already, or its time is up/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send sign-in link' })).toBeTruthy()
  expect(
    (await screen.findByRole('link', { name: 'Go on to the dashboard' })).getAttribute('href'),
  ).toBe('/dashboard')
})

test('whoever has asked for a link is led to where it went, and back to ask for another', async () => {
  served.answers['/dashboard/auth'] = () => ok({ success: true, email: 'you@example.com' })
  open('/dashboard/auth')
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Email address', {}, later), 'you@example.com')
  await user.keyboard('{Enter}')

  const sent = await heading('Check your email')
  await waitFor(() => expect(document.activeElement).toBe(sent))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(document.activeElement).toBe(await heading('Administrator sign-in'))
})

test('a good cookie opens the dashboard with what happened lately', async () => {
  const event = {
    event_type: 'job_post',
    event_time: Math.floor(Date.now() / 1000) - 2 * 3600 - 60,
    company_id: 'c-1',
    company_name: 'Redback Ridge Mining',
    industry: 'Mining',
    contractor_id: null,
    contractor_name: null,
    photo_hash: null,
    role: 'Fitter',
    job_title: 'HD fitter',
    job_slug: 'hd-fitter-1a2b3c4d',
  }
  const application = {
    ...event,
    event_type: 'job_apply',
    contractor_id: 'p-1',
    contractor_name: 'Ash Doyle',
  }
  served.answers['/dashboard/activity'] = () => ok([event, application])
  open('/dashboard')
  await heading('Dashboard')

  expect(await screen.findAllByText('Redback Ridge Mining')).toHaveLength(2)
  expect(screen.getAllByText('Posted 2 hours ago')).toHaveLength(2)
  const feed = within(screen.getByRole('list', { name: 'What happened lately' }))
  expect(feed.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/companies/c-1',
    '/dashboard/job/hd-fitter-1a2b3c4d',
    '/dashboard/contractors/p-1',
    '/dashboard/job/hd-fitter-1a2b3c4d?tab=applicants',
    '/dashboard/companies/c-1',
  ])
})

test('a passing fault signs no administrator out: it is tried again quietly, then told in place', async () => {
  // The router reports what its error screen shows.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const user = userEvent.setup()
  served.product.replies = () => outage
  const { where } = open('/dashboard')

  expect(await screen.findByText('Back soon.', {}, { timeout: 5000 })).not.toBeNull()
  expect(where()).toBe('/dashboard')
  expect(served.product.server.heard).toHaveLength(2)

  served.product.replies = ({ path }) =>
    path.startsWith('/dashboard/activity') ? listOf([]) : outage
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  await heading('Dashboard')
})

test.each([
  ['/dashboard/companies', 'No companies available'],
  ['/dashboard/jobs', 'No jobs available'],
  ['/dashboard/contractors', 'No contractors available'],
])('where there is nothing, %s says so', async (address, text) => {
  served.answers[address] = () => listOf([])
  open(address)
  await screen.findByText(text, {}, later)
})

test('a search that finds nothing offers what may have been meant', async () => {
  served.answers['/dashboard/companies'] = ({ path }) =>
    listOf(path.includes('search=pindarri') ? [pindarri] : [])
  served.answers['/dashboard/did-you-mean'] = ({ path }) => {
    expect(path).toContain('list=companies')
    return ok({ did_you_mean: 'pindarri' })
  }
  const { where } = open('/dashboard/companies?search=pindrari')
  await screen.findByText('No company matches.', {}, later)
  await userEvent.setup().click(await screen.findByRole('button', { name: 'pindarri' }))

  await screen.findByText('Pindarri Iron', {}, later)
  expect(where()).toBe('/dashboard/companies?search=pindarri')
})

test('the jobs of one company are under its name', async () => {
  served.answers['/dashboard/companies/c-1'] = () => ok(pindarri)
  served.answers['/dashboard/jobs/c-1'] = () => listOf([])
  open('/dashboard/jobs/c-1')
  await heading('Jobs posted by Pindarri Iron')
})

test('jobs that do not come are told of by an alert, and asked for again', async () => {
  open('/dashboard/jobs')
  expect((await screen.findByRole('alert', {}, later)).textContent).toContain('Back soon.')
  served.answers['/dashboard/jobs'] = () => listOf([])
  await userEvent.setup().click(screen.getByRole('button', { name: 'Refresh jobs' }))
  await screen.findByText('No jobs available', {}, later)
})

test('a cookie that ends while somebody looks leads to sign in, with the way back', async () => {
  served.answers['/dashboard/companies'] = () => listOf([pindarri])
  const { where } = open('/dashboard/companies?search=iron')
  await screen.findByText('Pindarri Iron', {}, later)

  served.product.replies = () => refused
  act(() => refreshReads())
  await heading('Administrator sign-in')
  expect(where()).toBe('/dashboard/auth?redirect_uri=%2Fdashboard%2Fcompanies%3Fsearch%3Diron')
  expect(screen.getByText(/You were signed out: your session was ended elsewhere/)).toBeTruthy()
})

test('whoever signs out is asked nothing more for, and not told that they were signed out', async () => {
  served.answers['/dashboard/health'] = () => ok(healthWith(0))
  let isOut = false
  const reads: string[] = []
  served.answers['/dashboard/logout'] = () => {
    isOut = true
    return ok({ success: true })
  }
  const { replies } = served.product
  served.product.replies = (heard) => {
    if (isOut && heard.method === 'GET') reads.push(heard.path)
    return isOut && heard.method === 'GET' ? refused : (replies?.(heard) ?? outage)
  }
  open('/dashboard/health')
  await screen.findByText(/^Nothing waits\./, {}, later)

  await userEvent.setup().click(screen.getByRole('button', { name: 'Sign out' }))
  await heading('Administrator sign-in')
  // Whatever is asked anew is under way by now.
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(reads).toEqual([])
  expect(screen.queryByText(/You were signed out/)).toBeNull()
})

test('a failed task is begun anew from the page that tells of it', async () => {
  let failed = 1
  served.answers['/dashboard/health'] = () => ok(healthWith(failed))
  served.answers['/dashboard/health/retry-tasks'] = ({ body }) => {
    expect(JSON.parse(body)).toEqual({ id: 't-1' })
    failed = 0
    return ok({ success: true, begun: 1 })
  }
  open('/dashboard/health')

  await screen.findByText('The reader is away', {}, later)
  expect(screen.getByText('DEMO is on: everybody knows the demo passwords')).toBeTruthy()
  expect(screen.getByText('4 tasks planned for later.', { exact: false })).toBeTruthy()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Begin anew: Read resume' }))
  await waitFor(() => expect(screen.queryByText('The reader is away')).toBeNull(), later)
  expect(screen.getByText(/^Nothing waits\./)).toBeTruthy()
})

test('what cannot be begun is not said to be, and what is not listed is told', async () => {
  const letter = {
    id: 'l-1',
    kind: 'password-reset',
    address: 'ash@people.example',
    promised_date: 1_780_000_000,
    tries: 3,
    due_date: null,
    failed_date: 1_780_000_000,
    reason: '421 try later',
  }
  const { letters, ...health } = healthWith(60)
  served.answers['/dashboard/health'] = () =>
    ok({ ...health, letters: { ...letters, failed: 51, unsent: [letter] } })
  served.answers['/dashboard/health/resend-letters'] = () => ok({ success: true, begun: 0 })
  open('/dashboard/health')

  await screen.findByText('The latest 1 of 60 are listed.', {}, later)
  expect(screen.getByText('The oldest 1 of 51 are listed.')).toBeTruthy()
  await userEvent
    .setup()
    .click(screen.getByRole('button', { name: 'Send again: ash@people.example' }))
  await screen.findAllByText(/sent already, or the link in it has ended/, {}, later)
})

test('while no mail goes out, the number of those that failed says so', async () => {
  const { letters, ...health } = healthWith(0)
  const down = { since: 1_780_000_000, reason: 'ECONNREFUSED' }
  let isOut = true
  served.answers['/dashboard/health'] = () =>
    ok({ ...health, letters: { ...letters, waiting: 2, outage: isOut ? down : null } })
  open('/dashboard/health')
  await screen.findByText('none goes out', {}, later)
  expect(screen.getByText('2 waiting, 0 failed')).toBeTruthy()

  isOut = false
  act(() => refreshReads())
  await waitFor(() => expect(screen.queryByText('none goes out')).toBeNull(), later)
})

function healthWith(failed: number): Health {
  const task = { id: 't-1', kind: 'read-resume', failed_date: 1_780_000_000, tries: 14 }
  return {
    date: 1_780_000_000,
    version: '1.2.3',
    started_date: 1_779_000_000,
    database: { bytes: 25_800_000, is_embedded: true },
    disk: { free_bytes: 76_600_000_000 },
    tasks: {
      kinds: [
        { kind: 'read-resume', waiting: 0, due: 0, in_hand: 0, failed, oldest_seconds: 0 },
        { kind: 'tend-letters', waiting: 4, due: 0, in_hand: 0, failed: 0, oldest_seconds: 0 },
      ],
      failed: failed > 0 ? [{ ...task, reason: 'The reader is away' }] : [],
    },
    letters: { waiting: 0, failed: 0, oldest_seconds: 0, outage: null, unsent: [] },
    resumes: { unread: 0, latest: [] },
    warnings: ['DEMO is on: everybody knows the demo passwords'],
  }
}
