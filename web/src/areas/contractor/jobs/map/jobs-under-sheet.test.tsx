// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { expect, test, vi } from 'vitest'

import { mount } from '../../../../ui/testing/mount.ts'
import { foundJobs } from './testing/found-jobs.ts'
import JobsUnderSheet from './jobs-under-sheet.tsx'

// jsdom draws nothing: it has no media to ask.
globalThis.matchMedia = () => new EventTarget() as MediaQueryList

test('what has not changed is not drawn a second time', async () => {
  const onRender = vi.fn()
  const jobs = () => (
    <Profiler id="jobs" onRender={onRender}>
      <JobsUnderSheet found={foundJobs()} filters={[]} />
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

test('where no jobs could be read, that alone is told, and no empty map lies behind', async () => {
  const problem = 'Something went wrong while fetching available jobs, please try again.'
  mount(<JobsUnderSheet found={{ ...foundJobs(), page: undefined, problem }} filters={[]} />)

  const told = await screen.findAllByRole('alert', {}, { timeout: 15_000 })
  expect(told.map(({ textContent }) => textContent)).toEqual([`${problem}Try again`])
  expect(document.querySelector('.map-box')).toBeNull()
})
