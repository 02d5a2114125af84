// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { stopWaiting, wait, waitingNow } from '../../../calls/offline/waiting.ts'
import { beginSession } from '../../../calls/session-store.ts'
import { heading, open, serveProduct } from '../../../testing/opened-app.tsx'
import { sampleJob } from '../job/sample-job.ts'
import { casey as known } from '../job/testing/casey.ts'

const product = serveProduct()

const casey = { ...known, uuid: '5e0c0c2e-3a53-4bb8-9a58-6b7a1c6a2f10' }

const job = { ...sampleJob(1_790_000_000), title: 'Fitter', location_lat: null, location_lng: null }
const soon = { timeout: 10_000 }

const request = (_name: string, _how: object, run: (lock: object) => unknown) => run({})

beforeEach(() => {
  for (const { key } of waitingNow()) stopWaiting(key)
  // jsdom has one window.
  vi.stubGlobal('navigator', Object.assign(navigator, { locks: { request } }))
  product.replies = ({ path }) => {
    if (path.includes('getContractorAccount')) return { status: 200, body: casey }
    if (path.startsWith('/contractor/get-job/')) return { status: 200, body: job }
    return { status: 503, body: { error: 'Back soon.', code: 'NOT_READY' } }
  }
})

const applyingAs = (sender: string) =>
  wait({
    key: `application ${job.uuid} ${sender}`,
    kind: 'application',
    sender,
    name: job.title,
    content: { jobId: job.uuid, rate: 90, rate_type: 'hour' },
    idempotencyKey: crypto.randomUUID(),
  })

const openJob = async () => {
  beginSession('contractor', 'c-1', casey.name)
  open(`/contractor/job/${job.slug}`)
  await heading('Fitter')
}
const asks = (part: string) => product.server.heard.filter(({ path }) => path.includes(part)).length

test('what somebody else left waiting on this device is not the reader’s application', async () => {
  applyingAs('somebody-else')
  await openJob()

  expect(await screen.findAllByRole('button', { name: 'Apply Now' }, soon)).not.toHaveLength(0)
  await waitFor(() => expect(screen.queryByText('Waits for the network')).toBeNull())
  expect(waitingNow()).toHaveLength(1)
})

test('nor is the screen read again and again because of it', async () => {
  applyingAs('somebody-else')
  await openJob()
  // The header asks who the reader is, and so does whoever looks what of theirs waits.
  await waitFor(() => expect(asks('getContractorAccount')).toBeGreaterThan(1))
  await new Promise((resolve) => setTimeout(resolve, 300))

  expect(asks('get-job/')).toBe(1)
})

test('the reader’s own waits, and is taken back without another’s', async () => {
  product.replies = ({ path }) => {
    if (path.startsWith('/contractor/get-job/')) return { status: 200, body: job }
    const isAsked = path.includes('getContractorAccount')
    return isAsked ? { status: 200, body: casey } : 'hang up'
  }
  applyingAs('somebody-else')
  applyingAs(casey.uuid)
  await openJob()
  const user = userEvent.setup()

  await user.click(await screen.findByRole('button', { name: 'Do not send it' }, soon))

  expect(waitingNow().map(({ sender }) => sender)).toEqual(['somebody-else'])
})

test('among applied jobs stands what waits of the reader alone, and can be taken back there', async () => {
  applyingAs('somebody-else')
  applyingAs(casey.uuid)
  product.replies = ({ path }) => {
    if (path.includes('getContractorAccount')) return { status: 200, body: casey }
    if (path.startsWith('/contractor/get-applications'))
      return { status: 200, body: [], headers: { 'X-Total-Count': '0', 'X-Total-Pages': '0' } }
    return 'hang up'
  }
  beginSession('contractor', 'c-1', casey.name)
  open('/contractor/applied-jobs')
  await heading('Applied Jobs')

  const waiting = await screen.findByRole('region', { name: 'Not sent yet' }, soon)
  const user = userEvent.setup()
  await user.click(within(waiting).getByRole('button', { name: 'Do not send it: Fitter' }))

  await waitFor(() => expect(screen.queryByRole('region', { name: 'Not sent yet' })).toBeNull())
  expect(waitingNow().map(({ sender }) => sender)).toEqual(['somebody-else'])
})

test('what never gets through, though all else does, is not tried again and again', async () => {
  applyingAs(casey.uuid)
  product.replies = ({ path }) => {
    if (path.startsWith('/contractor/get-job/')) return { status: 200, body: job }
    if (path.includes('getContractorAccount')) return { status: 200, body: casey }
    const isLost = path === '/contractor/apply-job'
    return isLost ? 'hang up' : { status: 503, body: { error: 'Back soon.', code: 'NOT_READY' } }
  }
  await openJob()
  await waitFor(() => expect(asks('apply-job')).toBe(1), soon)
  await new Promise((resolve) => setTimeout(resolve, 500))

  expect(asks('apply-job')).toBe(1)
})
