// @vitest-environment jsdom
import { words } from '@headframe/wire'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'

import { pointPageAt, serve, type Replies, type TestServer } from '../../../testing/server.ts'
import { ActiveResume } from './active-resume.tsx'

let server: TestServer | undefined

afterEach(async () => {
  cleanup()
  await server?.close()
})

async function downloadFrom(replies: Replies) {
  server = await serve(replies)
  pointPageAt(server)
  render(<ActiveResume name="Tess.pdf" uploaded="3 November 2026" />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Download Tess.pdf' }))
}

test('a reply that is no resume is told, and not saved', async () => {
  await downloadFrom(() => ({ status: 200, body: { not: 'a resume' } }))

  expect(await screen.findByText(words.resumeUnavailable)).not.toBeNull()
})

test('a server that was not reached is told in words of its own', async () => {
  await downloadFrom(() => 'hang up')

  expect(await screen.findByText(words.resumeNotFetched)).not.toBeNull()
})
