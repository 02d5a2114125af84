// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { noteReached } from '../calls/offline/reachability.ts'
import { beginSession, endSession } from '../calls/session-store.ts'
import { keptTyping, useKeptTyping } from '../forms/use-kept-typing.ts'
import { ConnectionBanner } from './frame/connection-banner.tsx'
import { lazyPart } from './lazy-part.tsx'

const reload = vi.fn()
const place = { key: 'note', kind: 'staff' } as const
const begin = '<script type="module" src="/assets/index-1.js"></script>'
let served: () => Promise<Response>

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  document.head.innerHTML = begin
  // jsdom loads nothing anew.
  vi.stubGlobal('location', { href: 'http://mine.example/admin/profiles', reload })
  vi.stubGlobal('fetch', () => served())
  noteReached(true)
  beginSession('staff', 's-1')
})

afterEach(() => {
  cleanup()
  endSession('staff')
  document.head.innerHTML = ''
  vi.unstubAllGlobals()
})

const gone = new TypeError('Failed to fetch dynamically imported module')

/** What the build does around every import. */
async function loadGone(): Promise<never> {
  window.dispatchEvent(new Event('vite:preloadError'))
  throw gone
}

function Screen() {
  const [Panel] = useState(() => lazyPart(loadGone))
  const [isOpen, setOpen] = useState(false)
  const [note, setNote] = useState('')
  useKeptTyping({ ...place, typed: () => ({ note }) })
  return (
    <>
      <ConnectionBanner />
      <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      <button onClick={() => setOpen(true)}>Add Profile</button>
      {isOpen && <Panel loading="Loading" />}
    </>
  )
}

const line = 'Headframe was updated.'
const newVersion = { name: 'Load the new version' }

test.each([
  ['the network was away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server is in trouble', () => Promise.resolve(new Response('', { status: 502 }))],
  ['it was away for a moment', () => Promise.resolve(new Response(begin))],
])(
  'code that did not come because %s is no update, and can be asked for again',
  async (_, answer) => {
    served = answer
    const user = userEvent.setup()
    render(<Screen />, { onCaughtError: () => undefined })
    await user.click(screen.getByRole('button', { name: 'Add Profile' }))

    expect(await screen.findByText(/Please check your connection/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(screen.queryByText(line)).toBeNull()
    expect(reload).not.toHaveBeenCalled()
  },
)

test('after an update that is said where something was pressed, and the new version has the words that were typed', async () => {
  served = () => Promise.resolve(new Response(begin.replace('index-1', 'index-2')))
  const user = userEvent.setup()
  render(<Screen />, { onCaughtError: () => undefined })
  await user.type(screen.getByLabelText('Note'), 'Rang him')
  await user.click(screen.getByRole('button', { name: 'Add Profile' }))

  expect(
    await screen.findByText('Headframe was updated. This part comes with the new version.'),
  ).toBeTruthy()
  expect(screen.queryByText(/connection/)).toBeNull()
  // Nobody's page goes away without being asked.
  expect(reload).not.toHaveBeenCalled()

  served = () => Promise.reject(new TypeError('Failed to fetch'))
  await user.click(screen.getAllByRole('button', newVersion).at(-1) ?? document.body)
  expect(reload).not.toHaveBeenCalled()

  served = () => Promise.resolve(new Response('<!doctype html>'))
  await user.click(screen.getAllByRole('button', newVersion).at(-1) ?? document.body)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(keptTyping(place, { note: '' })).toEqual({ note: 'Rang him' })
})

test('what nobody sees missing, such as the line to go anywhere from, is told of above the screen', async () => {
  served = () => Promise.resolve(new Response(begin.replace('index-1', 'index-2')))
  render(<ConnectionBanner />)
  expect(screen.queryByText(line)).toBeNull()

  act(() => void window.dispatchEvent(new Event('vite:preloadError')))
  expect(await screen.findByText(line)).toBeTruthy()
  await userEvent.setup().click(screen.getByRole('button', newVersion))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
