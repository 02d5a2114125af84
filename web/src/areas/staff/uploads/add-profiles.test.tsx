// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { beginSession, endSession } from '../../../calls/session-store.ts'
import { queryClient } from '../../../calls/query-client.ts'
import { pointPageAt, serve, type TestServer } from '../../../testing/server.ts'
import { AddProfiles } from './add-profiles.tsx'
import { chooseFiles, sendBatch } from './upload-batch.ts'

const later = { timeout: 10_000 }
let server: TestServer

beforeEach(async () => {
  beginSession('staff', 's-1')
  const error = 'This file is known to do harm, so it was not taken.'
  const body = { error, errorMessage: error, code: 'UNSUPPORTED_TYPE', success: false }
  server = await serve(() => ({ status: 415, body }))
  pointPageAt(server)
})

afterEach(async () => {
  cleanup()
  endSession('staff')
  queryClient.clear()
  await server.close()
})

function openScreen({ isToldBelow = false } = {}) {
  return render(
    <AddProfiles isToldBelow={isToldBelow}>
      {({ button, panel }) => (
        <>
          {button}
          {panel}
        </>
      )}
    </AddProfiles>,
  )
}

const button = () => screen.getByRole('button', { name: 'Add Profile' })

test('whoever comes back finds what became of the files that were sent meanwhile', async () => {
  const { unmount } = openScreen()
  expect(button().getAttribute('aria-expanded')).toBe('false')
  unmount()

  await chooseFiles([new File(['%PDF-1.7'], 'marnie.pdf')])
  await sendBatch()

  openScreen()
  expect(button().getAttribute('aria-expanded')).toBe('true')
  expect(await screen.findByRole('list', { name: 'Files' }, later)).toBeTruthy()
  await userEvent.setup().click(button())
  expect(screen.queryByRole('list', { name: 'Files' })).toBeNull()
})

test('the history, which tells of each file itself, is not pushed down by the panel', async () => {
  await chooseFiles([new File(['%PDF-1.7'], 'marnie.pdf')])
  await sendBatch()

  openScreen({ isToldBelow: true })
  expect(button().getAttribute('aria-expanded')).toBe('false')
})
