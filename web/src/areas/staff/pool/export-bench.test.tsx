// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { queryClient } from '../../../calls/query-client.ts'
import { beginSession, endSession } from '../../../calls/session-store.ts'
import { pointPageAt, serve, type TestServer } from '../../../testing/server.ts'
import { aStaffProfile } from '../../../testing/staff-profile.ts'
import { aTalentPool } from '../../../testing/talent-pool.ts'
import { ExportBench } from './export-bench.tsx'

const bench = aTalentPool({ total: 2, pending: 2 })
const later = { timeout: 10_000 }

let server: TestServer

beforeEach(async () => {
  sessionStorage.clear()
  const body = [aStaffProfile('Ash Wombat'), aStaffProfile('Bo Quokka')]
  server = await serve(() => ({ status: 200, body }))
  pointPageAt(server)
  beginSession('staff', 's-1')
})

afterEach(async () => {
  cleanup()
  endSession('staff')
  queryClient.clear()
  await server.close()
})

async function openDialog() {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Export bench' }))
  await screen.findByText('2 of 2 selected', {}, later)
  return user
}

const description = () => screen.getByLabelText<HTMLTextAreaElement>(/^Description/)

test('what was written for a client is there when the dialog is opened again, with everybody in it', async () => {
  render(<ExportBench bench={bench} />)
  const user = await openDialog()
  await user.type(description(), 'Twelve days in March.')
  await user.click(screen.getByRole('button', { name: 'Select none' }))
  await user.keyboard('{Escape}')

  await openDialog()
  expect(description().value).toBe('Twelve days in March.')
})

test('Cancel takes it back', async () => {
  render(<ExportBench bench={bench} />)
  const user = await openDialog()
  await user.type(description(), 'Twelve days in March.')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))

  await openDialog()
  expect(description().value).toBe('')
})
