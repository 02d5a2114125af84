// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { sampleJob } from '../../areas/contractor/job/sample-job.ts'
import { casey } from '../../areas/contractor/job/testing/casey.ts'
import { keptShelf } from '../../calls/offline/kept-shelf.ts'
import { queryClient } from '../../calls/query-client.ts'
import { beginSession } from '../../calls/session-store.ts'
import { stubCacheStorage } from '../../testing/cache-storage.ts'
import { open, serveProduct } from '../../testing/opened-app.tsx'

const product = serveProduct()
const soon = { timeout: 10_000 }
const job = { ...sampleJob(1_790_000_000), title: 'Fitter', location_lat: null, location_lng: null }
const kept = /What you see was read on/

let isAway: boolean

beforeEach(() => {
  stubCacheStorage()
  isAway = false
  product.replies = ({ path }) => {
    if (isAway) return 'hang up'
    if (path.includes('getContractorAccount')) return { status: 200, body: casey }
    if (path === `/contractor/get-job/${job.slug}`) return { status: 200, body: job }
    return { status: 503, body: { error: 'Back soon.', code: 'NOT_READY' } }
  }
  beginSession('contractor', 'c-1', casey.name)
})

afterEach(() => void vi.unstubAllGlobals())

test('when something was read is told where it is shown, and not over a fault', async () => {
  await openJob(job.slug)
  await screen.findByRole('heading', { level: 1, name: 'Fitter' }, soon)
  await waitFor(
    async () => expect(await onTheShelf()).toMatch(/get-job.*account|account.*get-job/i),
    soon,
  )
  expect(screen.queryByText(kept)).toBeNull()
  isAway = true

  await openJob(job.slug)
  await screen.findByRole('heading', { level: 1, name: 'Fitter' }, soon)
  expect(await screen.findByText(kept, {}, soon)).toBeTruthy()

  await openJob('never-read')
  await screen.findByRole('button', { name: /Try again/ }, soon)
  await screen.findByText(/We cannot reach the marketplace right now/, {}, soon)
  expect(screen.queryByText(kept)).toBeNull()
})

/** As after a reload: nothing of what was read before is known. */
async function openJob(slug: string): Promise<void> {
  cleanup()
  await act(async () => queryClient.clear())
  open(`/contractor/job/${slug}`)
}

async function onTheShelf(): Promise<string> {
  return (await (await caches.open(keptShelf)).keys()).map(String).join(' ')
}
