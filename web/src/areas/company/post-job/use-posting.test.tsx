// @vitest-environment jsdom
import { jobStatus, Refusal, words } from '@headframe/wire'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { createFormStore } from '../../../forms/form-store.ts'
import { submit } from '../../../forms/submit.ts'
import { reportedBugs } from '../../../testing/reported-bugs.ts'
import { pointPageAt, serve, type Replies, type TestServer } from '../../../testing/server.ts'
import { mount } from '../../../ui/testing/mount.ts'
import { ToastPlace } from '../../../ui/overlay/toast-place.tsx'
import { noCard } from '../pay/judge-card.ts'
import type { Payment } from '../pay/use-payment.ts'
import { beginVersions } from './draft/draft-versions.ts'
import { DraftWindow } from './draft/draft-window.ts'
import { StoredJob } from './draft/stored-job.ts'
import { completeJob } from './testing/complete-job.ts'
import { usePosting } from './use-posting.ts'

let server: TestServer
let replies: Replies

beforeEach(async () => {
  server = await serve((heard) => replies(heard))
  pointPageAt(server)
})

afterEach(async () => {
  cleanup()
  await server.close()
})

const payment: Payment = {
  way: 'card',
  priceCents: 16_250,
  choose: () => undefined,
  card: createFormStore(noCard),
  problem: undefined,
  tell: () => undefined,
  takeCardsBy: () => undefined,
  isReady: () => Promise.resolve(true),
  pay: () => Promise.resolve({ intentId: 'pi_1' }),
}

function openForm(how: Partial<Payment> = {}) {
  const store = createFormStore(completeJob)
  const versions = beginVersions({ values: completeJob, step: 3, revision: 1 })
  const stored = new StoredJob(new DraftWindow({ id: 'u-1', store, versions, step: 3 }))
  mount(
    <>
      <Form stored={stored} payment={{ ...payment, ...how }} />
      <ToastPlace />
    </>,
  )
  return { store, stored }
}

function Form({ stored, payment: way }: FormProps) {
  const { store } = stored.window
  const { onward, posting } = usePosting({ payment: way, stored, end: () => undefined })
  return (
    <>
      <button type="button" onClick={() => void submit(store, { ...posting, judge: () => ({}) })}>
        Post
      </button>
      <p>{onward ? `on to ${onward.to}` : 'writing'}</p>
    </>
  )
}

interface FormProps {
  stored: StoredJob
  payment: Payment
}

const post = () => screen.getByRole('button', { name: 'Post' }).click()
const rawJob = (status: number) => ({
  status: 200,
  body: { uuid: 'u-1', status, revision: 1, data: {} },
})
const handedIn = {
  success: true,
  message: words.jobPosted,
  uuid: 'u-1',
  status: jobStatus.draft,
  published: false,
  payment_required: true,
  payment_method: null,
  revision: 1,
}

test('a reply that is lost on its way is made good by asking the job itself', async () => {
  replies = ({ path }) => (path.includes('get-raw-job') ? rawJob(jobStatus.active) : 'hang up')
  openForm()
  post()

  await screen.findByText('on to jobs', {}, { timeout: 5000 })
  await screen.findAllByText(words.jobPosted, {}, { timeout: 5000 })
})

test('a payment whose reply is lost on its way is made good by asking the job itself', async () => {
  replies = ({ path }) =>
    path.includes('get-raw-job') ? rawJob(jobStatus.active) : { status: 200, body: handedIn }
  openForm({ pay: () => Promise.reject(new Refusal('UNREACHABLE')) })
  post()

  await screen.findByText('on to jobs', {}, { timeout: 5000 })
})

test('what did not arrive at all can be sent again', async () => {
  replies = ({ path }) => (path.includes('get-raw-job') ? rawJob(jobStatus.draft) : 'hang up')
  const { store } = openForm()
  post()

  await expect.poll(() => store.state().text).toBe(words.somethingWrong)
  expect(store.state().isSending).toBe(false)
  expect(screen.getByText('writing')).toBeTruthy()
})

test('who takes the card may break down: it is reported, and the form can be sent again', async () => {
  replies = () => rawJob(jobStatus.draft)
  const gone = new Error('The frame of Stripe is gone')
  const reported = reportedBugs()
  const { store } = openForm({ isReady: () => Promise.reject(gone) })
  post()

  await expect.poll(() => store.state().text).toBe(words.somethingWrong)
  expect(store.state().isSending).toBe(false)
  expect(reported).toEqual([gone])
})

test('a job that is handed in waits for the word of the provider once it is paid for', async () => {
  replies = () => ({ status: 200, body: handedIn })
  openForm()
  post()

  await screen.findByText('on to going live', {}, { timeout: 5000 })
})

test('whoever posts what is live already, with all of it, has posted it', async () => {
  replies = ({ path }) =>
    path.includes('get-raw-job')
      ? rawJob(jobStatus.active)
      : { status: 409, body: { error: words.jobNotEditable, code: 'NOT_A_DRAFT' } }
  openForm()
  post()

  await screen.findByText('on to jobs', {}, { timeout: 5000 })
})

test('whoever posts what went live without their changes is not told that it is posted', async () => {
  replies = ({ path }) =>
    path.includes('get-raw-job')
      ? rawJob(jobStatus.active)
      : { status: 409, body: { error: words.jobNotEditable, code: 'NOT_A_DRAFT' } }
  const { store, stored } = openForm()
  store.set('hours', '12 hours')
  post()

  await expect.poll(() => stored.window.versions().isNoDraft, { timeout: 5000 }).toBe(true)
  await expect.poll(() => store.state().isSending).toBe(false)
  expect(screen.getByText('writing')).toBeTruthy()
})

test('a credit is spent for the very draft that was handed in', async () => {
  const spentFor: unknown[] = []
  replies = () => ({ status: 200, body: { ...handedIn, revision: 7 } })
  openForm({
    way: 'credit',
    pay: (...named) => {
      spentFor.push(...named)
      return Promise.resolve({ says: words.jobPostedWithCredit })
    },
  })
  post()

  await screen.findByText('on to jobs', {}, { timeout: 5000 })
  expect(spentFor).toEqual(['u-1', 7])
})
