// @vitest-environment jsdom
import { words, type Bench } from '@headframe/wire'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { beginSession, endSession } from '../../../calls/session-store.ts'
import { pointPageAt, serve, type Reply, type TestServer } from '../../../testing/server.ts'
import { aTalentPool } from '../../../testing/talent-pool.ts'
import { ToastPlace } from '../../../ui/overlay/toast-place.tsx'
import { EditPoolForm, NewPoolForm } from './pool-form.tsx'

const bench = aTalentPool({ location: 'Kambalda WA', tags: ['Rigger'] })

let server: TestServer
let reply: Reply | 'hang up'
/** As a colleague has left it. */
let asRead: Bench

beforeEach(async () => {
  sessionStorage.clear()
  reply = { status: 200, body: { status: 'SUCCESS', data: bench } }
  asRead = bench
  server = await serve(({ method }) => (method === 'GET' ? { status: 200, body: asRead } : reply))
  pointPageAt(server)
  beginSession('staff', 's-1')
})

afterEach(async () => {
  cleanup()
  endSession('staff')
  await server.close()
})

const nameField = () => screen.getByLabelText<HTMLInputElement>(/^Name/)
const posts = () => server.heard.filter(({ method }) => method === 'POST')
const keptWords = () => screen.queryByText(/^What you typed earlier is still here/)

function openNew() {
  const onMade = vi.fn()
  const { unmount } = render(
    <>
      <NewPoolForm onMade={onMade} />
      <ToastPlace />
    </>,
  )
  return { unmount, onMade, create: screen.getByRole('button', { name: 'Create talent pool' }) }
}

function openEdit(onCancelled = vi.fn()) {
  return render(
    <main>
      <EditPoolForm bench={bench} onSaved={vi.fn()} onCancelled={onCancelled} />
      <ToastPlace />
    </main>,
  )
}

test('after a pool was made the form for the next one is empty', async () => {
  const user = userEvent.setup()
  const first = openNew()
  await user.type(nameField(), 'Mill reline')
  await user.click(first.create)
  await vi.waitFor(() => expect(first.onMade).toHaveBeenCalled())
  first.unmount()

  openNew()
  expect(nameField().value).toBe('')
  expect(keptWords()).toBeNull()
})

test('the same words sent again are the same pool, others are another', async () => {
  const user = userEvent.setup()
  const first = openNew()
  reply = { status: 503, body: { status: 'ERROR', error: 'Back soon.', code: 'NOT_READY' } }
  await user.type(nameField(), 'Mill reline')
  await user.click(first.create)
  await screen.findByRole('alert')
  first.unmount()

  const again = openNew()
  expect(keptWords()).toBeTruthy()
  await user.click(again.create)
  await vi.waitFor(() => expect(posts()).toHaveLength(2))
  await screen.findByRole('alert')
  await user.type(nameField(), ' in March')
  await user.click(again.create)
  await vi.waitFor(() => expect(posts()).toHaveLength(3))

  const [one, same, other] = posts().map(({ key }) => key)
  expect(same).toBe(one)
  expect(other).not.toBe(one)
})

test('a tag that was typed but not added is sent as well', async () => {
  const user = userEvent.setup()
  const { create } = openNew()
  await user.type(nameField(), 'Mill reline')
  await user.type(screen.getByLabelText(/^Tags/), 'Rigger')
  await user.click(create)

  await vi.waitFor(() => expect(posts()).toHaveLength(1))
  expect(JSON.parse(posts()[0]?.body ?? '')).toMatchObject({ tags: ['Rigger'] })
})

test('only what was changed of a pool is sent', async () => {
  const user = userEvent.setup()
  openEdit()
  await user.type(nameField(), ' 2')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))

  await vi.waitFor(() => expect(posts()).toHaveLength(1))
  expect(JSON.parse(posts()[0]?.body ?? '')).toEqual({
    name: 'Mill reline 2',
    seen: { name: 'Mill reline' },
  })
})

test('Cancel takes back what was typed', async () => {
  const user = userEvent.setup()
  const onCancelled = vi.fn()
  const { unmount } = openEdit(onCancelled)
  await user.type(nameField(), ' 2')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onCancelled).toHaveBeenCalledOnce()
  unmount()

  openEdit()
  expect(nameField().value).toBe('Mill reline')
})

test('what a colleague saves of the pool meanwhile is shown, and is not undone', async () => {
  const props = { onSaved: vi.fn(), onCancelled: vi.fn() }
  const { rerender } = render(<EditPoolForm bench={bench} {...props} />)
  const user = userEvent.setup()
  await user.type(nameField(), ', May')

  rerender(<EditPoolForm bench={{ ...bench, location: 'Leinster WA' }} {...props} />)
  expect(screen.getByLabelText(/^Location/)).toHaveProperty('value', 'Leinster WA')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await vi.waitFor(() => expect(posts()).toHaveLength(1))
  expect(JSON.parse(posts()[0]?.body ?? '')).toEqual({
    name: 'Mill reline, May',
    seen: { name: 'Mill reline' },
  })
})

test('what a colleague saved of the same field is shown, and is replaced by whoever has seen it', async () => {
  const user = userEvent.setup()
  const error = words.poolChangedElsewhere
  reply = { status: 409, body: { status: 'ERROR', error, code: 'CHANGED_ELSEWHERE' } }
  openEdit()
  await user.type(screen.getByLabelText(/^Description/), 'FIFO welcome.')
  await user.type(screen.getByLabelText(/^Tags/), 'Fitter{Enter}')
  asRead = { ...bench, description: 'DIDO only.', tags: ['Rigger', 'Welder'] }
  const save = screen.getByRole('button', { name: 'Save changes' })
  await user.click(save)

  await screen.findByText('Changed by a colleague as well')
  expect(screen.getByText('DIDO only.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Take theirs for Tags' }))
  await user.click(screen.getByRole('button', { name: 'Keep mine for Description' }))
  expect(screen.queryByText(error)).toBeNull()
  expect(document.activeElement).toBe(save)

  await user.click(save)
  await vi.waitFor(() => expect(posts()).toHaveLength(2))
  expect(JSON.parse(posts()[1]?.body ?? '')).toEqual({
    description: 'FIFO welcome.',
    seen: { description: 'DIDO only.' },
  })
})
