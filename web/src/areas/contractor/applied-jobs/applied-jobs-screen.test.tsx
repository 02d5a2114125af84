// @vitest-environment jsdom
import type { JobListItem } from '@headframe/wire'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { aListedJob } from '../../../testing/listed-job.ts'
import { heading, knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'

const product = serveProduct()

afterEach(() => void vi.useRealTimers())

const perPage = 24
const total = 30
const soon = { timeout: 10_000 }

test('pages are turned from the top of each, and what is still the last one says so', async () => {
  product.replies = (heard) => {
    if (!heard.path.startsWith('/contractor/get-applications')) return knowingAccounts(heard)
    const page = heard.path.includes('page=2') ? 2 : 1
    return {
      status: 200,
      body: pageOfJobs(page),
      headers: {
        'X-Total-Count': String(total),
        'X-Page': String(page),
        'X-Page-Size': String(perPage),
        'X-Total-Pages': '2',
      },
    }
  }
  beginSession('contractor', 'c-1', 'Casey Morgan')
  const { where } = open('/contractor/applied-jobs')
  await heading('Applied Jobs')
  await screen.findByText('1 to 24 of 30 applications', {}, soon)
  expect(screen.getAllByText('$101 / hour')).toHaveLength(perPage)
  const scrolledTo = vi.spyOn(window, 'scrollTo')
  const list = screen.getByRole('region', { name: 'List of applications' })

  fireEvent.click(screen.getByRole('button', { name: 'Next' }))

  expect(document.activeElement).toBe(list)
  expect(scrolledTo).toHaveBeenCalledWith({ top: 0 })
  await waitFor(() => expect(list.firstElementChild?.getAttribute('aria-busy')).toBe('true'))
  await screen.findByText('25 to 30 of 30 applications', {}, soon)
  expect(list.firstElementChild?.getAttribute('aria-busy')).toBe('false')
  expect(where()).toBe('/contractor/applied-jobs?page=2')

  fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
  await screen.findByText('1 to 24 of 30 applications', {}, soon)
  expect(where()).toBe('/contractor/applied-jobs')
})

test('what its company wrote stands with the decision', async () => {
  const decided = { application_status: 1, decision_date: 1_790_000_000 }
  const [job, other] = pageOfJobs(1)
  product.replies = (heard) =>
    heard.path.startsWith('/contractor/get-applications')
      ? {
          status: 200,
          body: [
            { ...job, ...decided, decision_reason: 'Medical on Monday.' },
            { ...other, ...decided },
          ],
          headers: { 'X-Total-Count': '2', 'X-Total-Pages': '1' },
        }
      : knowingAccounts(heard)
  beginSession('contractor', 'c-1', 'Casey Morgan')
  open('/contractor/applied-jobs')

  expect((await screen.findByText('Medical on Monday.', {}, soon)).tagName).toBe('BLOCKQUOTE')
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(document.querySelectorAll('blockquote')).toHaveLength(1)
})

test('whoever has withdrawn is not told to wait for an answer, until that is undone', async () => {
  const [job] = pageOfJobs(1)
  product.replies = (heard) =>
    heard.path.startsWith('/contractor/get-applications')
      ? { status: 200, body: [job], headers: { 'X-Total-Count': '1', 'X-Total-Pages': '1' } }
      : knowingAccounts(heard)
  beginSession('contractor', 'c-1', 'Casey Morgan')
  open('/contractor/applied-jobs')
  await screen.findByText('Waiting for an answer', {}, soon)
  expect(isShown('Waiting for an answer')).toBe(true)

  fireEvent.click(screen.getByRole('button', { name: 'Withdraw Application' }))
  const undo = await screen.findByRole('button', { name: 'Withdrawn. Undo' })
  expect(isShown('Waiting for an answer')).toBe(false)
  expect(screen.getByRole('article').textContent).not.toContain('Pending')

  fireEvent.click(undo)
  await waitFor(() => expect(isShown('Waiting for an answer')).toBe(true))
  expect(screen.getByRole('article').textContent).toContain('Pending')
})

test('undoing a withdrawal ends its toast, and the next one has all of its own time', async () => {
  const [job] = pageOfJobs(1)
  const sent: string[] = []
  product.replies = (heard) => {
    if (heard.path.startsWith('/contractor/get-applications'))
      return { status: 200, body: [job], headers: { 'X-Total-Count': '1', 'X-Total-Pages': '1' } }
    if (heard.path.includes('withdraw')) sent.push(heard.path)
    return knowingAccounts(heard)
  }
  beginSession('contractor', 'c-1', 'Casey Morgan')
  open('/contractor/applied-jobs')
  const withdraw = await screen.findByRole('button', { name: 'Withdraw Application' }, soon)
  fireEvent.pointerDown(withdraw)
  fireEvent.click(withdraw)
  await waitFor(() => expect(told()).toHaveLength(1), soon)

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  fireEvent.click(screen.getByRole('button', { name: 'Withdrawn. Undo' }))
  await pass(1000)
  expect(told()).toHaveLength(0)

  fireEvent.click(screen.getByRole('button', { name: 'Withdraw Application' }))
  await pass(7500)
  expect(told()).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Withdrawn. Undo' })).toBeTruthy()
  expect(sent).toEqual([])

  await pass(1500)
  vi.useRealTimers()
  await waitFor(() => expect(sent).toHaveLength(1), soon)
  expect(told()).toHaveLength(0)
})

test('what was asked of a company that is gone has ended, and is not pending', async () => {
  const [job] = pageOfJobs(1)
  product.replies = (heard) =>
    heard.path.startsWith('/contractor/get-applications')
      ? {
          status: 200,
          body: [{ ...job, company_slug: null, status: 3 }],
          headers: { 'X-Total-Count': '1', 'X-Total-Pages': '1' },
        }
      : knowingAccounts(heard)
  beginSession('contractor', 'c-1', 'Casey Morgan')
  open('/contractor/applied-jobs')

  expect(await screen.findByText('Ended', {}, soon)).toBeTruthy()
  expect(screen.getByRole('article').textContent).not.toContain('Pending')
  expect(screen.getByText('No answer')).toBeTruthy()
})

const told = () => screen.queryAllByText(/^Your application for .* is withdrawn\.$/)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function isShown(text: string): boolean {
  return screen.getByText(text).closest('.invisible') === null
}

function pageOfJobs(page: number): JobListItem[] {
  const first = (page - 1) * perPage
  const count = Math.min(perPage, total - first)
  return Array.from({ length: count }, (_, at) => jobCalled(`Fitter ${first + at + 1}`))
}

function jobCalled(title: string): JobListItem {
  return aListedJob({
    job_id: title,
    job_slug: title,
    application_rate: 101,
    application_rate_type: 'hour',
    job_title: title,
    application_date: 1_790_000_000,
    application_id: title,
    application_status: 0,
  })
}
