// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { expect, test, vi } from 'vitest'

import { mount } from '../../../../ui/testing/mount.ts'
import type { FoundJobs } from '../found-jobs.ts'
import { JobsUnderSheet } from './jobs-under-sheet.tsx'

// jsdom draws nothing: it has no media to ask.
globalThis.matchMedia = () => new EventTarget() as MediaQueryList

const page = {
  rows: [],
  total: 3,
  page: 1,
  perPage: 24,
  pages: 1,
  counts: { 'without-location': 3 },
}

/** A list is put together anew each time somebody looks at it; what it holds is not. */
const found = (): FoundJobs['found'] => ({
  page,
  isRefreshing: false,
  isAsking: false,
  isEmpty: false,
  problem: undefined,
  retry: () => {},
  refresh: async () => {},
  wish: { view: 'map' },
  change: () => {},
  isFiltered: false,
  clear: () => {},
  turnTo: () => {},
})

test('what has not changed is not drawn a second time', async () => {
  const onRender = vi.fn()
  const jobs = () => (
    <Profiler id="jobs" onRender={onRender}>
      <JobsUnderSheet found={found()} filters={[]} />
    </Profiler>
  )
  const { rerender } = mount(jobs())
  await screen.findByText(/3 jobs have no location/, {}, { timeout: 15_000 })
  await screen.findByText('GeoNames', {}, { timeout: 15_000 })

  // The map and the sheet take some time until they have found their places.
  await vi.waitFor(async () => {
    onRender.mockClear()
    await act(async () => rerender(jobs()))
    expect(onRender).toHaveBeenCalledOnce()
  })
})
