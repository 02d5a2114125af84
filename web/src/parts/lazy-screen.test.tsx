// @vitest-environment jsdom
import { Refusal } from '@headframe/wire'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Component, Suspense, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

import { CodeMissing } from '../calls/code-or-refusal.ts'
import { lazyScreen } from './lazy-screen.ts'

afterEach(cleanup)

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/job.js')

class Boundary extends Component<{ children: ReactNode }, { failed: unknown }> {
  override state = { failed: undefined as unknown }
  static getDerivedStateFromError = (failed: unknown) => ({ failed })
  override render() {
    const { failed } = this.state
    if (failed === undefined) return this.props.children
    return failed instanceof CodeMissing ? 'No code' : 'A bug'
  }
}

function draw(one: ReactNode) {
  return render(
    <Boundary>
      <Suspense fallback="Loading">{one}</Suspense>
    </Boundary>,
    { onCaughtError: () => {} },
  )
}

test('a screen whose code does not come is refused in place, and comes with the next visit', async () => {
  let isOnline = false
  const load = vi.fn(async () => {
    if (!isOnline) throw missing
    return { default: () => <p>The job</p> }
  })
  const Job = lazyScreen(load)

  await act(() => Job.preload())
  draw(<Job />)
  expect(await screen.findByText('No code')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()

  isOnline = true
  cleanup()
  await act(() => Job.preload())
  draw(<Job />)
  expect(await screen.findByText('The job')).toBeTruthy()
})

test('without a word ahead it comes when it is drawn, and once for all', async () => {
  const load = vi.fn(async () => ({ Job: ({ name }: { name: string }) => <p>{name}</p> }))
  const Job = lazyScreen(load, 'Job')

  await act(async () => draw(<Job name="Fitter" />))
  expect(await screen.findByText('Fitter')).toBeTruthy()
  await Job.preload()

  expect(load).toHaveBeenCalledOnce()
})

test('what is refused is a passing fault, as when a call does not get through', () => {
  const refusal = new CodeMissing(missing)
  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal.status).toBe(0)
})
