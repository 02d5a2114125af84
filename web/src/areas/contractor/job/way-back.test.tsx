// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { signIn } from '../../../calls/session.ts'
import { beginSession } from '../../../calls/session-store.ts'
import { aListedJob } from '../../../testing/listed-job.ts'
import { endedUntilSignIn, signInAgain } from '../../../testing/ended-session.ts'
import { heading, open, serveProduct } from '../../../testing/opened-app.tsx'
import type { Reply } from '../../../testing/server.ts'
import { sampleJob } from './sample-job.ts'
import { applicationOfCasey, casey } from './testing/casey.ts'

const product = serveProduct()

const now = 1_790_000_000
const job = { ...sampleJob(now), title: 'Fitter', location_lat: null, location_lng: null }
const listed = aListedJob({
  job_id: job.uuid,
  job_slug: job.slug,
  job_title: job.title,
  work_arrangement: 'fifo',
})

const onePage = {
  'X-Total-Count': '1',
  'X-Page': '1',
  'X-Page-Size': '24',
  'X-Total-Pages': '1',
  'X-Without-Location': '0',
}

const search = '/contractor/jobs?arrangement=fifo&sort=rate'
const soon = { timeout: 10_000 }
let hasApplied = false

beforeEach(() => {
  sessionStorage.clear()
  hasApplied = false
  // jsdom does not know how a document was come to.
  vi.stubGlobal('PerformanceNavigationTiming', Event)
  product.replies = ({ path }) => {
    if (path.startsWith('/contractor/get-jobs')) {
      return { status: 200, body: [listed], headers: onePage }
    }
    if (path.includes('getContractorAccount'))
      return { status: 200, body: { ...casey, profile_complete: false } }
    if (path.startsWith('/auth.php')) {
      return { status: 200, body: { success: true, token: 'c-1', name: casey.name } }
    }
    if (path === '/contractor/withdraw-application') {
      hasApplied = false
      return { status: 200, body: { error: false, errorMessage: null } }
    }
    if (path.startsWith('/contractor/get-job/nothing')) {
      return { status: 404, body: { error: 'There is no such job.', code: 'NOT_FOUND' } }
    }
    if (path.startsWith('/contractor/get-job/')) {
      return {
        status: 200,
        body: { ...job, ...(hasApplied && { hasApplied, application: applicationOfCasey }) },
      }
    }
    return { status: 503, body: { error: 'Back soon.', code: 'NOT_READY' } }
  }
})

const card = () => screen.findByRole('link', { name: 'Fitter' }, soon)

test('a job begins at its own heading, and Back leads to its link in the list', async () => {
  const user = userEvent.setup()
  const { where } = open(search)
  await user.click(await card())
  const title = await heading('Fitter')
  await waitFor(() => expect(document.activeElement).toBe(title))

  await user.click(screen.getByRole('link', { name: 'Back to search' }))

  const link = await card()
  await waitFor(() => expect(document.activeElement).toBe(link))
  expect(where()).toBe(search)
})

test('a guest who signs in to apply comes back to the same search', async () => {
  const user = userEvent.setup()
  const { where } = open(search)
  await user.click(await card())
  const [applyNow] = await screen.findAllByRole('link', { name: 'Apply Now' }, soon)
  if (applyNow) await user.click(applyNow)
  await heading('Contractor Login')
  await user.type(screen.getByLabelText('Email'), casey.email)
  await user.type(screen.getByLabelText('Password'), 'a secret{Enter}')

  expect(await screen.findByRole('dialog', { name: 'Apply for Fitter' }, soon)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See what is missing from your profile' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(where()).toBe(`/contractor/job/${job.slug}`))
  await user.click(await screen.findByRole('link', { name: 'Back to search' }))

  await waitFor(() => expect(where()).toBe(search))
})

test('whoever comes to a job by itself is led back to the search that was last', async () => {
  sessionStorage.setItem('lastJobsSearch', '?roster=8%3A6')
  open(`/contractor/job/${job.slug}`)
  await heading('Fitter')

  const back = screen.getByRole('link', { name: 'Back to search' })
  expect(back.getAttribute('href')).toBe('/contractor/jobs?roster=8%3A6')
})

test('an application is withdrawn once that can be undone no more', async () => {
  hasApplied = true
  beginSession('contractor', 'c-1', casey.name)
  const user = userEvent.setup()
  open(`/contractor/job/${job.slug}`)
  const press = async (name: string) =>
    user.click(await screen.findByRole('button', { name }, soon))

  await press('Withdraw Application')
  await screen.findByText('Your application for Fitter is withdrawn.', {}, soon)
  await press('Undo')
  await press('Withdraw Application')
  expect(hasApplied).toBe(true)
  await user.click(await screen.findByLabelText('Dismiss', {}, soon))
  await screen.findAllByRole('button', { name: 'Apply Now' }, soon)
  expect(hasApplied).toBe(false)
})

test('an address without a job says so in its title', async () => {
  // React reports what the screen tells.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  open('/contractor/job/nothing-at-all')
  await heading('Job not found')

  await waitFor(() => expect(document.title).toBe('Job not found · Headframe'))
})

const rate = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Rate/ }, soon)

test('a session that ends while a rate is typed leads back to the rate', async () => {
  signIn('contractor', 'c-1', casey.email, casey.name)
  const user = userEvent.setup()
  open(`/contractor/job/${job.slug}?apply=1`)
  await user.clear(await rate())
  await user.type(await rate(), '101')
  product.replies = endedUntilSignIn(product.replies)
  await user.click(screen.getByRole('button', { name: 'Apply' }))

  await signInAgain(user, 'Contractor')
  expect((await rate()).value).toBe('101')
})

const standing = (reply: Reply, becomes: object) => {
  const usual = product.replies
  let isRefused = false
  product.replies = (heard) => {
    if (/apply-job|withdraw-application/.test(heard.path)) {
      isRefused = true
      return reply
    }
    return isRefused && heard.path.startsWith('/contractor/get-job/')
      ? { status: 200, body: { ...job, ...becomes } }
      : usual(heard)
  }
}

test('the question for a rate is closed by Back, and a job that ends meanwhile says so in its place', async () => {
  beginSession('contractor', 'c-1', casey.name)
  const user = userEvent.setup()
  const { goBack } = open(`/contractor/job/${job.slug}`)
  await heading('Fitter')
  const apply = async () => {
    const [button] = await screen.findAllByRole('button', { name: 'Apply Now' }, soon)
    if (button) await user.click(button)
    return rate()
  }
  await apply()
  goBack()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), soon)
  expect(screen.getByRole('heading', { level: 1, name: 'Fitter' })).toBeTruthy()

  const text = 'This job is no longer accepting applications.'
  const ended = { accepts_applications: false }
  standing({ status: 409, body: { error: text, code: 'JOB_NOT_OPEN' } }, ended)
  await apply()
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  const notice = (await screen.findByText(text, { exact: false }, soon)).closest('[role="status"]')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), soon)
  await waitFor(() => expect(document.activeElement).toBe(notice))
  expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull()
})

test('what was decided meanwhile can no longer be withdrawn, and says so', async () => {
  hasApplied = true
  beginSession('contractor', 'c-1', casey.name)
  const user = userEvent.setup()
  open(`/contractor/job/${job.slug}`)
  await user.click(await screen.findByRole('button', { name: 'Withdraw Application' }, soon))
  const text = 'This application can no longer be withdrawn.'
  standing(
    { status: 409, body: { error: text, code: 'NOT_WITHDRAWABLE' } },
    { hasApplied, application: { ...applicationOfCasey, status: 1 } },
  )
  await user.click(await screen.findByLabelText('Dismiss', {}, soon))

  expect(await screen.findAllByText(text, {}, soon)).not.toEqual([])
  expect(await screen.findByText('Approved', {}, soon)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Withdraw Application' })).toBeNull()
})
