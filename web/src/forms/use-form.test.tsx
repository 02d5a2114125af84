// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { beginSession, endSession } from '../calls/session-store.ts'
import { useForm } from './use-form.ts'
import { hasKeptTyping } from './use-kept-typing.ts'

type Crew = { readonly name: string; readonly town: string }

const key = 'crew'
let sent: Crew[]

beforeEach(() => {
  sent = []
  sessionStorage.clear()
  beginSession('staff', 's-1')
})

afterEach(() => {
  cleanup()
  endSession('staff')
})

/** Opens a form that is kept when it is left, as a crew stands by now. */
function openForm(initial: Crew, { isOnlyChanges = false } = {}) {
  const { result, unmount } = renderHook(() =>
    useForm<Crew, boolean>({
      initial,
      keeper: { key, kind: 'staff', whenLeft: true, isOnlyChanges },
      judge: () => ({}),
      tell: () => '',
      send: async (values) => {
        sent.push(values)
        return true
      },
      told: () => ({ text: '', faults: {} }),
      onDone: () => undefined,
    }),
  )
  const form = () => result.current
  return {
    form,
    unmount,
    values: () => form().store.state().values,
    type: (name: keyof Crew, words: string) => act(() => form().store.set(name, words)),
    send: () => act(async () => void (await form().submit())),
  }
}

test('what was left without being sent is there again', () => {
  const form = openForm({ name: '', town: '' })
  form.type('name', 'Night shift')
  form.unmount()

  expect(openForm({ name: '', town: '' }).values().name).toBe('Night shift')
})

test('what has been sent is not typed any more: the next form is empty', async () => {
  const form = openForm({ name: '', town: '' })
  form.type('name', 'Night shift')
  await form.send()
  form.unmount()

  expect(sent).toHaveLength(1)
  expect(hasKeptTyping({ key, kind: 'company' })).toBe(false)
  expect(openForm({ name: '', town: '' }).values().name).toBe('')
})

test('what is typed after it was sent is kept', async () => {
  const form = openForm({ name: '', town: '' })
  form.type('name', 'Night shift')
  await form.send()
  form.type('name', 'Night shifts')
  form.unmount()

  expect(openForm({ name: 'Night shift', town: '' }).values().name).toBe('Night shifts')
})

test('what was not touched is as somebody else has made it meanwhile', () => {
  const form = openForm({ name: 'Night shift', town: 'Leonora' }, { isOnlyChanges: true })
  form.type('name', 'Nights')
  form.unmount()

  const values = openForm({ name: 'Night shift', town: 'Laverton' }, { isOnlyChanges: true })
  expect(values.values()).toEqual({ name: 'Nights', town: 'Laverton' })
})

test('what was put back as it was is not kept', () => {
  const form = openForm({ name: 'Night shift', town: 'Leonora' }, { isOnlyChanges: true })
  form.type('name', 'Nights')
  form.type('name', 'Night shift')
  form.unmount()

  expect(hasKeptTyping({ key, kind: 'company' })).toBe(false)
})
