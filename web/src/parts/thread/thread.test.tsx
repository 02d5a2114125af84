// @vitest-environment jsdom
import { Refusal } from '@headframe/wire'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { beginSession } from '../../calls/session-store.ts'
import { mount } from '../../ui/testing/mount.ts'
import { Thread } from './thread.tsx'

let isReached: boolean
let isThere: boolean
const sent: string[] = []

const calls = {
  async load() {
    if (!isReached) throw new Refusal('UNREACHABLE')
    if (!isThere) throw new Refusal('NOT_FOUND')
    return { data: [], has_earlier: false, read_up_to: null }
  },
  async post(body: string): Promise<never> {
    sent.push(body)
    throw new Refusal('UNREACHABLE')
  },
}

const show = () =>
  mount(<Thread calls={calls} name="t" side="contractor" other="Saltbush" gone="It is gone." />)

/** Whether the browser would ask. */
function closing(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => {
  sessionStorage.clear()
  beginSession('contractor', 'c-1', 'Casey Morgan')
  isReached = false
  isThere = true
})

test('without a network one may write, is told that it waits, and finds it after the page was left', async () => {
  const { user, unmount } = show()
  await user.type(await screen.findByLabelText('Your message'), 'From the camp')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/Not sent yet/)).toBeTruthy()

  await user.type(screen.getByLabelText('Your message'), 'half a')
  unmount()
  show()
  expect(await screen.findByText('From the camp')).toBeTruthy()
  expect(screen.getByDisplayValue('half a')).toBeTruthy()
})

test('the browser asks before it closes a page on which something waits', async () => {
  const { user } = show()
  await user.type(await screen.findByLabelText('Your message'), 'From the camp')
  expect(closing()).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText(/Not sent yet/)
  expect(closing()).toBe(true)
})

test('a thread whose other side is gone says so, and offers nothing that leads nowhere', async () => {
  isReached = true
  show()
  await screen.findByLabelText('Your message')
  isThere = false
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText('It is gone.')).toBeTruthy()
  expect(screen.queryByLabelText('Your message')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('what was typed or waited when the other side went is kept to be copied', async () => {
  isReached = true
  const { user } = show()
  await user.type(await screen.findByLabelText('Your message'), 'From the camp')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText(/Not sent yet/)
  await user.type(screen.getByLabelText('Your message'), 'half a')
  isThere = false
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText('It is gone.')).toBeTruthy()
  expect(screen.getByText('From the camp')).toBeTruthy()
  expect(screen.getByText('half a')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Copy message' })).toHaveLength(2)
})
