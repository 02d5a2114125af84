// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { createFormStore } from './form-store.ts'
import { signIn, signOut } from '../calls/session.ts'
import { beginSession, endSession } from '../calls/session-store.ts'
import { hasKeptTyping, keptTyping, useKeptTyping } from './use-kept-typing.ts'

type Words = { readonly reason: string }

const place = { key: 'words', kind: 'company' } as const

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  beginSession('company', 'c-1')
})

afterEach(() => {
  cleanup()
  endSession('company')
})

/** Opens the form as it was left, and answers what is in it. */
function openForm(how: { whenLeft?: boolean } = {}) {
  const store = createFormStore<Words>(keptTyping<Words>(place, { reason: '' }))
  const { unmount } = renderHook(() =>
    useKeptTyping({
      ...place,
      ...how,
      typed: () => (store.state().values.reason === '' ? undefined : store.state().values),
    }),
  )
  return { store, unmount, reason: () => store.state().values.reason }
}

const end = () => act(() => endSession('company'))

test('what was typed when the session ended is there after signing in again', () => {
  const form = openForm()
  form.store.set('reason', 'Too far away.')
  end()
  form.unmount()
  beginSession('company', 'c-2')

  expect(openForm().reason()).toBe('Too far away.')
})

test('a form that is drawn anew while nobody is signed in keeps it as well', () => {
  const form = openForm()
  form.store.set('reason', 'Too far away.')
  end()
  form.unmount()
  openForm().unmount()
  beginSession('company', 'c-2')

  expect(openForm().reason()).toBe('Too far away.')
})

test('who signs out leaves nothing for whoever comes next', () => {
  const form = openForm()
  form.store.set('reason', 'Too far away.')
  act(() => signOut('company'))
  form.unmount()
  beginSession('company', 'c-2')

  expect(openForm().reason()).toBe('')
  expect(sessionStorage).toHaveLength(0)
})

test('a colleague at the same tab finds nothing of it, and its writer has it back', () => {
  signIn('company', 'c-2', 'casey@example.com')
  const form = openForm({ whenLeft: true })
  form.store.set('reason', 'Too far away.')
  end()
  form.unmount()

  signIn('company', 'c-3', 'robin@example.com')
  const colleagues = openForm({ whenLeft: true })
  expect(colleagues.reason()).toBe('')
  colleagues.store.set('reason', 'Mine.')
  act(() => signOut('company'))
  colleagues.unmount()

  signIn('company', 'c-4', ' Casey@Example.com')
  expect(openForm().reason()).toBe('Too far away.')
})

test('whoever signs in anew in another tab is handed nothing of what is open in this one', () => {
  signIn('company', 'c-2', 'casey@example.com')
  const form = openForm({ whenLeft: true })
  form.store.set('reason', 'Too far away.')
  act(() => signIn('company', 'c-3', 'robin@example.com'))
  form.unmount()

  expect(openForm().reason()).toBe('')
  signIn('company', 'c-4', 'casey@example.com')
  expect(openForm().reason()).toBe('Too far away.')
})

test('it is handed out once', () => {
  const form = openForm()
  form.store.set('reason', 'Too far away.')
  end()
  form.unmount()
  beginSession('company', 'c-2')
  openForm().unmount()

  expect(hasKeptTyping(place)).toBe(false)
})

test('what is kept of a form that is left is there after the page is loaded anew as well', () => {
  const form = openForm({ whenLeft: true })
  form.store.set('reason', 'Too far away.')
  window.dispatchEvent(new Event('pagehide'))

  expect(openForm({ whenLeft: true }).reason()).toBe('Too far away.')
})

test('a page that the browser brings back whole has it, and keeps it no more', () => {
  const form = openForm({ whenLeft: true })
  form.store.set('reason', 'Too far away.')
  window.dispatchEvent(new Event('pagehide'))
  window.dispatchEvent(new Event('pageshow'))
  form.store.set('reason', '')
  form.unmount()

  expect(openForm({ whenLeft: true }).reason()).toBe('')
})

test('what is left on purpose is not kept, and neither is an empty form', () => {
  const form = openForm()
  form.store.set('reason', 'Too far away.')
  form.unmount()
  expect(hasKeptTyping(place)).toBe(false)

  openForm()
  end()
  expect(hasKeptTyping(place)).toBe(false)
})
