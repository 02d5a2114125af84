// @vitest-environment jsdom
import { communitySizes, Refusal, type Message } from '@headframe/wire'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { beginSession } from '../../calls/session-store.ts'
import { mount } from '../../ui/testing/mount.ts'
import { giveSizes } from '../../ui/testing/sizes.ts'
import { Thread } from './thread.tsx'

// A browser’s layout: what tells of a fault takes room.
giveSizes({
  scrollHeight: () => 1000 + 60 * screen.queryAllByRole('alert').length,
  clientHeight: () => 300,
})

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

const typed = () => screen.getByLabelText<HTMLTextAreaElement>('Your message').value
const log = () => screen.getByRole('log').textContent
/** What is in view of what was written. */
const box = () => screen.getByRole('log').parentElement
const pressed = (name: string) => screen.getByRole('button', { name })

describe('a message over the limit', () => {
  /** What the server says to the next one. */
  let answer: Refusal | undefined
  let messages: Message[]

  const busy = {
    async load({ after }: { after?: string }) {
      return { data: after ? [] : messages, has_earlier: false, read_up_to: null }
    },
    async post(body: string) {
      sent.push(body)
      if (answer) throw answer
      messages = [{ ...written('2'), body }]
      return written('2')
    },
  }

  beforeEach(() => {
    sent.length = 0
    messages = []
    answer = new Refusal('RATE_LIMITED', { retryAfterSeconds: 1800 })
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 0, 5, 10, 0, 30) })
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  async function refused(text: string) {
    const { user } = mount(
      <Thread calls={busy} name="b" side="contractor" other="Saltbush" gone="It is gone." />,
    )
    await user.type(await screen.findByLabelText('Your message'), text)
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByText(/Not sent: Too many attempts/)
    return user
  }

  test('says from when on it can be sent, and arrives then', async () => {
    const user = await refused('From the camp')
    expect(log()).toContain('Please try again later. You can send it from 10:31 am.')
    expect(box()?.scrollTop).toBe(1060)

    answer = undefined
    await user.click(pressed('Try again'))
    await waitFor(() => expect(sent).toEqual(['From the camp', 'From the camp']))
    await waitFor(() => expect(log()).not.toContain('Not sent'))
    expect(document.activeElement).toBe(screen.getByLabelText('Your message'))
  })

  test('is taken back before what has been typed since, to be sent in one', async () => {
    const user = await refused('From the camp')
    await user.type(screen.getByLabelText('Your message'), 'half a thought')
    await user.click(pressed('Take back'))
    expect(typed()).toBe('From the camp\nhalf a thought')
    expect(log()).not.toContain('From the camp')
    expect(document.activeElement).toBe(screen.getByLabelText('Your message'))

    answer = undefined
    await user.click(pressed('Send'))
    await waitFor(() => expect(sent.at(-1)).toBe('From the camp\nhalf a thought'))
    expect(typed()).toBe('')
  })

  test('stays where the two are too long for one message, until there is room', async () => {
    const user = await refused('From the camp')
    const most = 'x'.repeat(communitySizes.message)
    fireEvent.change(screen.getByLabelText('Your message'), { target: { value: most } })
    await user.click(pressed('Take back'))
    expect(typed()).toBe(most)
    expect(log()).toContain('From the camp')
    expect(screen.getByText(/does not fit into one message with what you have typed/)).toBeTruthy()
    expect(box()?.scrollTop).toBe(1120)

    fireEvent.change(screen.getByLabelText('Your message'), { target: { value: 'Short.' } })
    expect(screen.queryByText(/does not fit into one message/)).toBeNull()
    await user.click(pressed('Take back'))
    expect(typed()).toBe('From the camp\nShort.')
  })
})

test('after the last of the earlier messages the keyboard goes on from the list', async () => {
  const stretches = { first: ['3'], '3': ['2'], '2': ['1'] }
  const paged = {
    async load({ after, before = 'first' }: { after?: string; before?: string }) {
      const ids = after ? [] : (stretches[before as keyof typeof stretches] ?? [])
      return { data: ids.map(written), has_earlier: !ids.includes('1'), read_up_to: null }
    },
    post: calls.post,
  }
  const { user } = mount(
    <Thread calls={paged} name="e" side="contractor" other="Saltbush" gone="It is gone." />,
  )
  const button = await screen.findByRole('button', { name: 'Earlier messages' })
  expect(document.activeElement).toBe(document.body)
  button.focus()
  await user.keyboard('{Enter}')
  await screen.findByText('Message 2')
  expect(document.activeElement).toBe(button)

  await user.keyboard('{Enter}')
  await screen.findByText('Message 1')
  expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('log'))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByLabelText('Your message'))
})

function written(id: string): Message {
  const timestamp = 1_790_000_000 + Number(id)
  const body = `Message ${id}`
  return { id, timestamp, from: 'company', body, mine: false, author: null, read: false }
}
