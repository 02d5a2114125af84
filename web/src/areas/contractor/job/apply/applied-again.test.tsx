// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { beginSession } from '../../../../calls/session-store.ts'
import { heading, open, serveProduct } from '../../../../testing/opened-app.tsx'
import { sampleJob } from '../sample-job.ts'
import { applicationOfCasey, casey } from '../testing/casey.ts'

const product = serveProduct()

const job = { ...sampleJob(1_790_000_000), title: 'Fitter', location_lat: null, location_lng: null }
const soon = { timeout: 10_000 }

let hasApplied: boolean

beforeEach(() => {
  hasApplied = false
  product.replies = ({ path }) => {
    if (path.includes('getContractorAccount')) return { status: 200, body: casey }
    if (path.startsWith('/contractor/get-job/')) {
      const application = hasApplied ? applicationOfCasey : null
      return { status: 200, body: { ...job, hasApplied, application } }
    }
    if (path === '/contractor/apply-job') {
      hasApplied = true
      return { status: 200, body: { error: false, errorMessage: null, ...applicationOfCasey } }
    }
    if (path === '/contractor/withdraw-application') {
      hasApplied = false
      return { status: 200, body: { error: false, errorMessage: null } }
    }
    return { status: 503, body: { error: 'Back soon.', code: 'NOT_READY' } }
  }
})

test('whoever withdraws may apply again for the same rate, and it is another application', async () => {
  const user = userEvent.setup()
  beginSession('contractor', 'c-1', casey.name)
  open(`/contractor/job/${job.slug}`)
  await heading('Fitter')

  await apply()
  await user.click(await screen.findByRole('button', { name: 'Withdraw Application' }, soon))
  await user.click(await screen.findByLabelText('Dismiss'))
  await waitFor(() => expect(screen.queryByText('Application successful')).toBeNull())
  await apply()

  const keys = product.server.heard
    .filter(({ path }) => path === '/contractor/apply-job')
    .map(({ key }) => key)
  expect(keys).toHaveLength(2)
  expect(new Set(keys)).toHaveProperty('size', 2)

  async function apply() {
    const [button] = await screen.findAllByRole('button', { name: 'Apply Now' }, soon)
    await user.click(button as HTMLElement)
    await user.click(await screen.findByRole('button', { name: 'Apply' }, soon))
    await screen.findByText('Application successful', {}, soon)
  }
})

test('whoever comes back from the question, which has an address of its own, is where it was asked', async () => {
  const user = userEvent.setup()
  beginSession('contractor', 'c-1', casey.name)
  // Not the one that the question is asked at, as it is beside the list of jobs.
  open(`/contractor/job/${job.uuid}`)
  await heading('Fitter')
  const [button] = await screen.findAllByRole('button', { name: 'Apply Now' }, soon)
  button?.focus()
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Apply' }, soon))

  await screen.findByText('Application successful', {}, soon)
  const place = screen.getByRole('group', { name: 'Your application' })
  await waitFor(() => expect(document.activeElement).toBe(place))
  expect(within(place).getByRole('status').textContent).toBe('You have applied.')
})
