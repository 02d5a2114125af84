// @vitest-environment jsdom
import { contractorProfiles } from '@headframe/wire'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'

import { Part } from '../../calls/part.tsx'
import { queryClient } from '../../calls/query-client.ts'
import { refreshReads } from '../../calls/reads.ts'
import { beginSession, endSession } from '../../calls/session-store.ts'
import { useRead } from '../../calls/use-read.ts'
import { pointPageAt, serve, type TestServer } from '../../testing/server.ts'
import { ConnectionBanner } from './connection-banner.tsx'

let server: TestServer

afterEach(async () => {
  cleanup()
  endSession('contractor')
  queryClient.clear()
  await server.close()
})

function Name() {
  return <p>{useRead(contractorProfiles.account, {}).name}</p>
}

const told = /could not be brought up to date/

test('what could not be read anew stays in view, and that is told until it was', async () => {
  let reply: { status: number; body: object } = { status: 200, body: { name: 'Casey Morgan' } }
  server = await serve(() => reply)
  pointPageAt(server)
  beginSession('contractor', 'c-1')
  const { rerender } = render(<Screen />)
  await screen.findByText('Casey Morgan')
  expect(screen.queryByText(told)).toBeNull()

  reply = { status: 503, body: { error: 'Back soon.', code: 'NOT_READY' } }
  act(() => refreshReads())
  expect(await screen.findByText(told, undefined, { timeout: 3000 })).toBeTruthy()
  expect(screen.getByText('Casey Morgan')).toBeTruthy()

  reply = { status: 200, body: { name: 'Casey Jones' } }
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Casey Jones')
  expect(screen.queryByText(told)).toBeNull()

  reply = { status: 503, body: { error: 'Back soon.', code: 'NOT_READY' } }
  act(() => refreshReads())
  await screen.findByText(told, undefined, { timeout: 3000 })
  rerender(<ConnectionBanner />)
  expect(screen.queryByText(told)).toBeNull()
})

function Screen() {
  return (
    <>
      <ConnectionBanner />
      <Part loading="Loading">
        <Name />
      </Part>
    </>
  )
}

test('what is gone is asked for no more, but goes from view when its reader says so', async () => {
  let reply: { status: number; body: object } = { status: 200, body: { name: 'Casey Morgan' } }
  server = await serve(() => reply)
  pointPageAt(server)
  beginSession('contractor', 'c-1')
  render(<Screen />)
  await screen.findByText('Casey Morgan')

  reply = { status: 404, body: { error: 'Nobody here.', code: 'NOT_FOUND' } }
  act(() => refreshReads())
  await screen.findByText('Some of what you see is no longer there.')
  expect(screen.getByText('Casey Morgan')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()

  await userEvent.setup().click(screen.getByRole('button', { name: 'Refresh' }))
  await screen.findByText('Nobody here.')
  expect(screen.queryByText('Casey Morgan')).toBeNull()
  expect(screen.queryByText(/no longer there/)).toBeNull()
})
