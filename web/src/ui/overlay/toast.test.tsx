// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { mount } from '../testing/mount.ts'
import { ToastPlace } from './toast-place.tsx'
import { useToast } from './toast.ts'

// It comes with the first thing that somebody does, and then is not waited for.
beforeAll(() => import('./toast-region.tsx').then(() => undefined))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([
  ['success', 'Saved.'],
  ['error', 'Error! Not saved.'],
  ['warning', 'Warning! Nearly full.'],
])('a toast of %s reads "%s" and goes after three seconds', async (kind, words) => {
  mountToasts()
  fireEvent.click(screen.getByRole('button', { name: kind }))
  await pass(100)
  expect(toastsShown()).toEqual([words])

  await pass(2800)
  expect(toastsShown()).toEqual([words])

  await pass(1000)
  expect(toastsShown()).toEqual([])
})

test('a toast can be told to stay longer', async () => {
  mountToasts()
  fireEvent.click(screen.getByRole('button', { name: 'long' }))

  await pass(6500)
  expect(toastsShown()).toEqual(['Profile created.'])

  await pass(1500)
  expect(toastsShown()).toEqual([])
})

test('an undo stays eight seconds, takes the deed back and goes', async () => {
  const { onUndone } = mountToasts()
  fireEvent.click(screen.getByRole('button', { name: 'undo' }))
  await pass(7500)

  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await pass(1000)

  expect(onUndone).toHaveBeenCalledOnce()
  expect(toastsShown()).toEqual([])
})

test('an undo goes as soon as it could take back nothing any more', async () => {
  const { onUndone, isOver } = mountToasts()
  fireEvent.click(screen.getByRole('button', { name: 'undo' }))
  await pass(1000)
  expect(toastsShown()).toEqual(['Archived.'])

  isOver.abort()
  await pass(500)
  expect(toastsShown()).toEqual([])
  expect(onUndone).not.toHaveBeenCalled()
})

test('a toast waits while somebody points at it', async () => {
  mountToasts()
  fireEvent.click(screen.getByRole('button', { name: 'success' }))
  await pass(1000)

  fireEvent.mouseEnter(screen.getByRole('region', { name: 'Notifications' }))
  await pass(10_000)
  expect(toastsShown()).toEqual(['Saved.'])

  fireEvent.mouseLeave(screen.getByRole('region', { name: 'Notifications' }))
  await pass(4000)
  expect(toastsShown()).toEqual([])
})

test('an error is announced at once, anything else politely, and each can be dismissed', async () => {
  mountToasts()
  fireEvent.click(screen.getByRole('button', { name: 'error' }))
  await pass(200)

  expect(screen.getByRole('region', { name: 'Notifications' }).getAttribute('aria-live')).toBe(
    'polite',
  )
  expect(screen.getByRole('alert').textContent).toContain('Not saved.')

  fireEvent.click(screen.getByLabelText('Dismiss'))
  await pass(500)
  expect(toastsShown()).toEqual([])
})

function mountToasts() {
  const onUndone = vi.fn()
  const isOver = new AbortController()
  mount(
    <>
      <Makers onUndone={onUndone} until={isOver.signal} />
      <ToastPlace />
    </>,
  )
  return { onUndone, isOver }
}

function Makers({ onUndone, until }: { onUndone: () => void; until: AbortSignal }) {
  const toast = useToast()
  const makers = {
    success: () => toast.success('Saved.'),
    error: () => toast.error('Not saved.'),
    warning: () => toast.warning('Nearly full.'),
    long: () => toast.success('Profile created.', { durationMs: 7000 }),
    undo: () => toast.undo('Archived.', onUndone, { until }),
  }
  return Object.entries(makers).map(([name, make]) => (
    <button key={name} type="button" onClick={make}>
      {name}
    </button>
  ))
}

function toastsShown(): string[] {
  const toasts = document.querySelectorAll('[role="dialog"], [role="alertdialog"]')
  return [...toasts].map((toast) => toast.querySelector('p')?.textContent ?? '')
}

async function pass(ms: number) {
  await act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
}
