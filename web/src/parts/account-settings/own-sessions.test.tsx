// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountSettings, type OwnSession } from '@headframe/wire'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { Part } from '../../calls/part.tsx'
import { queryClient } from '../../calls/query-client.ts'
import { pointPageAt, serve, type TestServer } from '../../testing/server.ts'
import { ToastPlace } from '../../ui/overlay/toast-place.tsx'
import { OwnSessions } from './own-sessions.tsx'

const now = Math.floor(Date.now() / 1000)
const aSession = (wishes: Partial<OwnSession>): OwnSession => ({
  id: crypto.randomUUID(),
  device: 'Firefox on Linux',
  address: '203.0.113.0/24',
  start_date: now - 30 * 3600,
  last_use_date: now - 2.5 * 3600,
  is_current: false,
  ...wishes,
})

let kept: OwnSession[]
let refusal: { status: number; body: object } | undefined
let server: TestServer

async function show() {
  server = await serve(({ method, path }) => {
    if (method === 'GET') return { status: 200, body: { data: kept } }
    if (refusal) return refusal
    const ended = kept.filter(({ id, is_current }) =>
      path.endsWith('/end-others') ? !is_current : path.includes(id),
    )
    kept = kept.filter((session) => !ended.includes(session))
    return { status: 200, body: { success: true, ended: ended.length } }
  })
  pointPageAt(server)
  render(
    <>
      <Part loading="Loading">
        <OwnSessions calls={accountSettings} />
      </Part>
      <ToastPlace />
    </>,
  )
}

beforeEach(() => {
  refusal = undefined
  kept = [
    aSession({ is_current: true, address: '2001:db8:1::/48' }),
    aSession({ device: 'Safari on iPhone' }),
    aSession({ device: null, address: null }),
  ]
})

afterEach(async () => {
  cleanup()
  queryClient.clear()
  await server.close()
})

const rows = () => screen.findAllByRole('listitem')
const press = (name: string) =>
  screen.findByRole('button', { name }).then((button) => userEvent.setup().click(button))

/** Answers the question that a button asks. */
async function confirm(password = 'quandong-and-slate-4') {
  const question = within(await screen.findByRole('alertdialog'))
  const user = userEvent.setup()
  await user.clear(question.getByLabelText('Account password'))
  await user.type(question.getByLabelText('Account password'), password)
  await user.click(question.getByRole('button', { name: /^Sign out/ }))
}

test('each session says what it is, and this one cannot be ended here', async () => {
  await show()
  const [own, phone, unknown] = (await rows()).map((row) => within(row))

  expect(own?.getByText('This device')).toBeDefined()
  expect(own?.getByText('Network 2001:db8:1:…')).toBeDefined()
  expect(own?.queryByRole('button', { name: /Sign out/ })).toBeNull()
  expect(phone?.getByText(/2 hours ago/)).toBeDefined()
  expect(phone?.getByText('Network 203.0.113.x')).toBeDefined()
  expect(unknown?.getByRole('button', { name: 'Sign out Unknown device' })).toBeDefined()
})

test('one that is ended goes, and the keyboard stays with the list', async () => {
  await show()
  await press('Sign out Safari on iPhone')
  await confirm()

  expect(await screen.findAllByText('Safari on iPhone is signed out.')).not.toEqual([])
  await expect.poll(async () => (await rows()).length).toBe(2)
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Where you are signed in' }))
})

test('all others are ended after a question, and then there is nothing to end', async () => {
  await show()
  await press('Sign out everywhere else')
  const question = within(await screen.findByRole('alertdialog'))
  await expect.poll(() => document.activeElement).toBe(question.getByLabelText('Account password'))
  expect(question.getByText(/2 other sessions will end/)).toBeDefined()
  await confirm()

  expect(await screen.findByText('You are signed in nowhere else.')).toBeDefined()
  expect(await rows()).toHaveLength(1)
})

test('one that has ended meanwhile is not held against anybody', async () => {
  await show()
  const [, phone] = kept
  await rows()
  kept = kept.filter((session) => session !== phone)
  refusal = { status: 404, body: { error: 'Not found.', code: 'NOT_FOUND' } }
  await press('Sign out Safari on iPhone')
  await confirm()

  expect(await screen.findAllByText('Safari on iPhone was signed out already.')).not.toEqual([])
  await expect.poll(async () => (await rows()).length).toBe(2)
})

test('one that could not be ended stays, says why, and can be ended after that', async () => {
  await show()
  await rows()
  const wrong = 'The account password is not correct.'
  refusal = {
    status: 422,
    body: { error: wrong, code: 'INVALID', fields: { accountPassword: wrong } },
  }
  await press('Sign out Safari on iPhone')
  await confirm('not-this-one')

  expect(await screen.findByText(wrong)).toBeDefined()
  refusal = undefined
  await confirm()
  expect(await screen.findAllByText('Safari on iPhone is signed out.')).not.toEqual([])
  await expect.poll(async () => (await rows()).length).toBe(2)
})
