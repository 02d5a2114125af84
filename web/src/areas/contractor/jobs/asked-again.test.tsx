// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { aListedJob } from '../../../testing/listed-job.ts'
import { aCompanyView } from '../../../testing/company-view.ts'
import { open, serveProduct } from '../../../testing/opened-app.tsx'
import { sampleJob } from '../job/sample-job.ts'

const product = serveProduct()
const later = { timeout: 15_000 }

const headers = {
  'X-Total-Count': '1',
  'X-Page': '1',
  'X-Page-Size': '24',
  'X-Total-Pages': '1',
  'X-Without-Location': '1',
}
const job = { ...sampleJob(1_790_000_000), title: 'Fitter', location_lat: null, location_lng: null }

test.each([
  ['/contractor/jobs', '/contractor/get-jobs', /^1 job$/],
  ['/contractor/jobs?view=map', '/contractor/get-jobs', /1 position found/],
  [`/contractor/job/${job.slug}`, '/contractor/get-job/', 'Fitter'],
  ['/contractor/company/saltbush', '/contractor/v2/companies/', 'Saltbush Services'],
])('what did not come at %s is told, and asked for again', async (address, call, comes) => {
  // React reports what the screen tells.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isDown = true
  const text = 'The marketplace is not ready yet.'
  product.replies = ({ path }) => {
    if (!path.startsWith(call) || isDown)
      return { status: 503, body: { error: text, code: 'NOT_READY' } }
    if (call.endsWith('get-jobs')) return { status: 200, body: [aListedJob()], headers }
    const company = aCompanyView({ slug: 'saltbush', name: 'Saltbush Services' })
    return { status: 200, body: call.endsWith('companies/') ? company : job }
  }
  open(address)
  expect((await screen.findAllByRole('alert', {}, later))[0]?.textContent).toContain(text)

  isDown = false
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findAllByText(comes, {}, later)).not.toEqual([])
})
