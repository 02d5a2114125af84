// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { wait } from '../../../calls/offline/waiting.ts'
import { queryClient } from '../../../calls/query-client.ts'
import { beginSession } from '../../../calls/session-store.ts'
import { heading, open, serveProduct } from '../../../testing/opened-app.tsx'
import { casey as known } from '../job/testing/casey.ts'

const product = serveProduct()

const casey = { ...known, uuid: '5e0c0c2e-3a53-4bb8-9a58-6b7a1c6a2f10' }
const soon = { timeout: 10_000 }
const request = (_name: string, _how: object, run: (lock: object) => unknown) => run({})

beforeEach(() => {
  // jsdom has one window.
  vi.stubGlobal('navigator', Object.assign(navigator, { locks: { request } }))
  knowing(casey)
})

test('an application that was refused once it was sent stays told until it is dismissed', async () => {
  applyAs(casey.uuid)
  await openAppliedJobs()
  await waitFor(() => expect(sent()).toBe(1), soon)
  await screen.findByRole('region', { name: 'Not sent' }, soon)

  await openAppliedJobs()
  const refused = await screen.findByRole('region', { name: 'Not sent' }, soon)
  expect(refused.textContent).toContain('Your application for Fitter was not sent.')
  expect(refused.textContent).toContain('This job is closed.')
  const link = (name: string) =>
    within(refused)
      .getByRole('link', { name: `${name}: Fitter` })
      .getAttribute('href')
  expect(link('See the job')).toBe('/contractor/job/job-1')
  expect(link('Similar jobs')).toBe('/contractor/jobs?search=Fitter')

  await userEvent.setup().click(within(refused).getByRole('button', { name: 'Dismiss: Fitter' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Not sent' })).toBeNull())

  await openAppliedJobs()
  await screen.findByText('You have not applied to any job yet.', {}, soon)
  expect(screen.queryByRole('region', { name: 'Not sent' })).toBeNull()
  expect(sent()).toBe(1)
})

test('whoever uses the device next is not told of it', async () => {
  applyAs(casey.uuid)
  await openAppliedJobs()
  await screen.findByRole('region', { name: 'Not sent' }, soon)

  knowing({ ...casey, uuid: 'somebody-else' })
  await openAppliedJobs()
  await screen.findByText('You have not applied to any job yet.', {}, soon)
  expect(screen.queryByRole('region', { name: 'Not sent' })).toBeNull()
})

function applyAs(sender: string): void {
  wait({
    key: `application job-1 ${sender}`,
    kind: 'application',
    sender,
    name: 'Fitter',
    content: { jobId: 'job-1', rate: 90, rate_type: 'hour' },
    idempotencyKey: crypto.randomUUID(),
  })
}

/** As after a reload: nothing of what was read before is known. */
async function openAppliedJobs(): Promise<void> {
  cleanup()
  queryClient.clear()
  beginSession('contractor', 'c-1', casey.name)
  open('/contractor/applied-jobs')
  await heading('Applied Jobs')
}

function knowing(account: object): void {
  product.replies = ({ path }) => {
    if (path.includes('getContractorAccount')) return { status: 200, body: account }
    if (path.startsWith('/contractor/get-applications'))
      return { status: 200, body: [], headers: { 'X-Total-Count': '0', 'X-Total-Pages': '0' } }
    if (path === '/contractor/apply-job')
      return { status: 409, body: { error: 'This job is closed.', code: 'JOB_NOT_OPEN' } }
    return { status: 503, body: { error: 'Back soon.', code: 'NOT_READY' } }
  }
}

function sent(): number {
  return product.server.heard.filter(({ path }) => path === '/contractor/apply-job').length
}
