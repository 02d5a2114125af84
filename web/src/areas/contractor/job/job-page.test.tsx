// @vitest-environment jsdom
import type { Match } from '@headframe/wire'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { open, serveProduct } from '../../../testing/opened-app.tsx'
import { sampleJob } from './sample-job.ts'
import { applicationOfCasey, casey } from './testing/casey.ts'

const product = serveProduct()

const now = 1_790_000_000
const match: Match = { score: 72, lacking: [], checks: [], reasons: [], missing: [], improve: [] }
const job = { ...sampleJob(now), location_lat: null, location_lng: null, match }

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test('on its last day a job says whose day it is, and after it as well', async () => {
  vi.stubEnv('TZ', 'Australia/Perth')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-30T20:58:00+08:00') })
  const expired_date = Date.parse('2026-11-30T23:59:59+11:00') / 1000
  let hasEnded = false
  product.replies = ({ path }) => {
    if (path.startsWith('/contractor/related-jobs')) {
      return { status: 200, body: { similar: [], of_company: [] } }
    }
    const stands = { work_location: 'Cobar NSW', expired_date, accepts_applications: !hasEnded }
    return { status: 200, body: { ...job, ...stands, match: null } }
  }
  open(`/contractor/job/${job.slug}`)
  const said = await screen.findAllByText(
    'Open until the end of today, Sydney time',
    {},
    { timeout: 10_000 },
  )
  expect(said).toHaveLength(2)

  vi.setSystemTime(Date.parse('2026-11-30T21:01:00+08:00'))
  hasEnded = true
  cleanup()
  open(`/contractor/job/${job.slug}`)
  expect(
    await screen.findByText(
      /It was open until 30 November 2026, Sydney time\./,
      {},
      { timeout: 10_000 },
    ),
  ).toBeTruthy()
  expect(screen.queryByText(/the end of today/)).toBeNull()
})

test('what has come of applying has the focus and is in view, and is not read out once more beside it', async () => {
  let hasApplied = false
  product.replies = ({ path }) => {
    if (path.includes('getContractorAccount')) return { status: 200, body: casey }
    if (path === '/contractor/apply-job') hasApplied = true
    if (path.startsWith('/contractor/related-jobs')) {
      return { status: 200, body: { similar: [], of_company: [] } }
    }
    if (path.startsWith('/contractor/v2/talent-pools')) return { status: 200, body: { data: [] } }
    const applied = hasApplied && { hasApplied, application: applicationOfCasey }
    return { status: 200, body: { ...job, ...applied } }
  }
  const broughtIntoView: Element[] = []
  Element.prototype.scrollIntoView = function () {
    broughtIntoView.push(this)
  }
  beginSession('contractor', 'c-1', 'Casey Morgan')
  const user = userEvent.setup()
  open(`/contractor/job/${job.slug}?apply=1`)

  await user.click(await screen.findByRole('button', { name: 'Apply' }, { timeout: 10_000 }))

  const told = await screen.findByRole('region', { name: 'Your application' }, { timeout: 10_000 })
  await waitFor(() => expect(document.activeElement?.contains(told)).toBe(true))
  const place = document.activeElement
  expect(place).not.toBe(document.body)
  expect(place?.contains(await screen.findByRole('region', { name: 'Why you' }))).toBe(false)
  expect(broughtIntoView).toContain(place)
  expect(told.closest('[aria-live]')).toBeNull()
})
