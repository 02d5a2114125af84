// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { heading, open, serveProduct } from '../../../testing/opened-app.tsx'
import { sampleJob } from './sample-job.ts'
import { applicationOfCasey, casey } from './testing/casey.ts'

const product = serveProduct()

const job = {
  ...sampleJob(1_790_000_000),
  title: 'Fitter',
  location_lat: null,
  location_lng: null,
  hasApplied: true,
  application: { ...applicationOfCasey, status: 0 },
}

beforeEach(() => {
  // jsdom does not know how a document was come to.
  vi.stubGlobal('PerformanceNavigationTiming', Event)
  product.replies = ({ path }) => {
    if (path.includes('getContractorAccount')) return { status: 200, body: casey }
    if (path.startsWith('/contractor/get-job/')) return { status: 200, body: job }
    return { status: 503, body: { error: 'Back soon.', code: 'NOT_READY' } }
  }
})

test('who has withdrawn is not told of success until that is undone', async () => {
  const user = userEvent.setup()
  beginSession('contractor', 'c-1', casey.name)
  open(`/contractor/job/${job.slug}`)
  await heading('Fitter')
  const withdraw = { name: 'Withdraw Application' }
  const soon = { timeout: 10_000 }
  await user.click(await screen.findByRole('button', withdraw, soon))

  const undo = await screen.findByRole('button', { name: 'Withdrawn. Undo' })
  expect(screen.queryByText('Application successful')).toBeNull()
  expect(isShown('Waiting for an answer')).toBe(false)

  await user.click(undo)
  await waitFor(() => expect(screen.queryByText('Application successful')).not.toBeNull())
  expect(isShown('Waiting for an answer')).toBe(true)
})

function isShown(text: string): boolean {
  return screen.getByText(text).closest('.invisible') === null
}
