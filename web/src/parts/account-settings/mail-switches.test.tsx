// @vitest-environment jsdom
import { ownData } from '@headframe/wire'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Part } from '../../calls/part.tsx'
import { queryClient } from '../../calls/query-client.ts'
import { readOf } from '../../calls/use-read.ts'
import { pointPageAt, serve, type TestServer } from '../../testing/server.ts'
import { ToastPlace } from '../../ui/overlay/toast-place.tsx'
import { MailSwitches } from './mail-switches.tsx'

const told = {
  pool_updates: { label: 'Talent communities', hint: 'What a company has decided.' },
  messages: { label: 'Messages', hint: 'When a company has written.' },
}

let server: TestServer
let isSaving: boolean
let kept: Record<string, boolean>

beforeEach(async () => {
  kept = { application_updates: true, pool_updates: false, messages: true }
  isSaving = true
  server = await serve(({ method, body }) => {
    if (method === 'GET') return { status: 200, body: kept }
    if (!isSaving) return { status: 503, body: { error: 'Back soon.', code: 'NOT_READY' } }
    Object.assign(kept, JSON.parse(body))
    return { status: 200, body: kept }
  })
  pointPageAt(server)
  render(
    <>
      <Part loading="Loading">
        <MailSwitches mails={['pool_updates', 'messages']} told={told} />
      </Part>
      <ToastPlace />
    </>,
  )
})

afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  queryClient.clear()
  await server.close()
})

const messages = () => screen.findByRole<HTMLInputElement>('switch', { name: /^Messages/ })

test('each switch stands as it was kept, and is saved by itself', async () => {
  expect(await screen.findByRole('switch', { name: /^Talent communities/ })).toHaveProperty(
    'checked',
    false,
  )
  await userEvent.setup().click(await messages())

  expect(await messages()).toHaveProperty('checked', false)
  await expect
    .poll(() => server.heard)
    .toContainEqual(expect.objectContaining({ method: 'POST', body: '{"messages":false}' }))
})

test('a switch that could not be saved goes back, and says why', async () => {
  isSaving = false
  await userEvent.setup().click(await messages())

  expect(await screen.findAllByText('Back soon.')).not.toEqual([])
  expect(await messages()).toHaveProperty('checked', true)
})

test('what the link of a mail has switched off meanwhile is off once the window is come back to', async () => {
  const user = userEvent.setup()
  // What follows a write has been read as well: a window that is come back to asks no second time
  // for what is on its way, and that may have left the server before the link was pressed.
  for (const isOn of [false, true]) {
    await user.click(await messages())
    await expect.poll(known, { timeout: 10_000 }).toMatchObject({ messages: isOn })
    await expect.poll(() => queryClient.isFetching(), { timeout: 10_000 }).toBe(0)
  }

  kept['messages'] = false
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  window.dispatchEvent(new Event('visibilitychange'))

  await waitFor(async () => expect(await messages()).toHaveProperty('checked', false), {
    timeout: 10_000,
  })
})

function known() {
  return queryClient.getQueryData(readOf(ownData.mailPreferences, {}).queryKey)
}
