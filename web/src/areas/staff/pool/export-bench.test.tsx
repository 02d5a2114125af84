// @vitest-environment jsdom
import type { StaffProfile } from '@headframe/wire'
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
let members: StaffProfile[]

beforeEach(async () => {
  sessionStorage.clear()
  members = [aStaffProfile('Ash Wombat'), aStaffProfile('Bo Quokka')]
  server = await serve(({ path }) =>
    path.includes('exportBench') ? { status: 404, body: {} } : { status: 200, body: members },
  )
  pointPageAt(server)
  beginSession('staff', 's-1')
})

afterEach(async () => {
  cleanup()
  endSession('staff')
  queryClient.clear()
  await server.close()
})

async function openDialog(selected = '2 of 2 selected') {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Export bench' }))
  await screen.findByText(selected, {}, later)
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

test('whoever joined since it was opened last is in it, and whoever left is not', async () => {
  render(<ExportBench bench={aTalentPool({ total: 2, description: 'Twelve days in March.' })} />)
  const user = await openDialog()
  await user.keyboard('{Escape}')

  const [ash] = members
  const cat = aStaffProfile('Cat Bilby')
  members = [...(ash ? [ash] : []), cat, aStaffProfile('Dee Numbat')]
  void queryClient.invalidateQueries()
  await openDialog('3 of 3 selected')
  await user.click(screen.getByRole('checkbox', { name: /^Dee Numbat/ }))
  expect(screen.getByText('2 of 3 selected')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Export' }))

  await screen.findByRole('alert')
  const sent = JSON.parse(server.heard.at(-1)?.body ?? '') as { profiles: string[] }
  expect(sent.profiles).toEqual([ash?.profile_hash, cat.profile_hash])
})

test('of a pool with nobody in it that is said', async () => {
  members = []
  render(<ExportBench bench={aTalentPool()} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Export bench' }))
  expect(await screen.findByText('Nobody is in this talent pool yet.', {}, later)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Export' }))
  expect(await screen.findByText('You need to select at least one profile.')).toBeTruthy()
})

test('of more than a document takes the first are chosen, and it is said how the others come', async () => {
  members = Array.from({ length: 502 }, (_, at) => aStaffProfile(`Person ${at}`))
  render(<ExportBench bench={aTalentPool({ total: 2310, description: 'All of them.' })} />)
  const user = await openDialog('500 of 502 selected')
  expect(
    screen.getByText(
      'A document takes 500 profiles at most: export the others in another one. The first 502 of 2,310 members are listed here.',
    ),
  ).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Select none' }))
  await user.click(screen.getByRole('button', { name: 'Select the first 500' }))
  expect(screen.getByText('500 of 502 selected')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await screen.findByRole('alert', {}, later)
  const sent = JSON.parse(server.heard.at(-1)?.body ?? '') as { profiles: string[] }
  expect(sent.profiles).toHaveLength(500)
})
