// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterAll, expect, test, vi } from 'vitest'

import { mount } from '../../../../ui/testing/mount.ts'
import { foundJobs } from './testing/found-jobs.ts'

// jsdom draws nothing: it has no media to ask.
globalThis.matchMedia = () => new EventTarget() as MediaQueryList

// As a camp without a network has it, where neither was opened before.
vi.mock('leaflet', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
vi.mock('./jobs-sheet.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

// Another file of this worker may have drawn a map before.
vi.resetModules()
const { SmallJobsMap } = await import('./small-jobs-map.tsx')

// Nor is the next one to find what does not come here.
afterAll(() => {
  vi.doUnmock('leaflet')
  vi.doUnmock('./jobs-sheet.tsx')
  vi.resetModules()
})

test('where neither the map nor its list comes, that is told once', async () => {
  mount(<SmallJobsMap found={foundJobs()} filters={[]} />)

  const told = await screen.findAllByRole('alert', {}, { timeout: 15_000 })
  expect(told.map(({ textContent }) => textContent)).toEqual([
    'This part did not load. Please check your connection.Try again',
  ])
})
