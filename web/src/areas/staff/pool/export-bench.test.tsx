// @vitest-environment jsdom
import type { StaffProfile } from '@headframe/wire'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

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
let isPoolThere: boolean

beforeEach(async () => {
  sessionStorage.clear()
  isPoolThere = true
  members = [aStaffProfile('Ash Wombat'), aStaffProfile('Bo Quokka')]
  server = await serve(({ path }) =>
    isPoolThere && !path.includes('exportBench')
      ? { status: 200, body: members }
      : { status: 404, body: { error: 'Not found.', code: 'NOT_FOUND' } },
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

function lastSent() {
  const asked = server.heard.filter(({ path }) => path.includes('exportBench'))
  return JSON.parse(asked.at(-1)?.body ?? '') as { description: string; profiles: string[] }
}

const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { checked: true })
    .map(({ labels }) => labels?.[0]?.textContent)
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
  expect(lastSent().profiles).toEqual([ash?.profile_hash, cat.profile_hash])
})

test('of a pool with nobody in it that is said', async () => {
  members = []
  render(<ExportBench bench={aTalentPool()} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Export bench' }))
  expect(await screen.findByText('Nobody is in this talent pool.', {}, later)).toBeTruthy()
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
  expect(lastSent().profiles).toHaveLength(500)
})

describe('who has left since the dialog was opened', () => {
  const [ash, bo, cat] = ['Ash Wombat', 'Bo Quokka', 'Cat Bilby'].map((name) => aStaffProfile(name))

  /** Opened with all three in it, of whom one is not to go to the client. */
  async function exportAllButCat(now: readonly (StaffProfile | undefined)[]) {
    members = [ash, bo, cat].flatMap((one) => one ?? [])
    render(<ExportBench bench={bench} />)
    const user = await openDialog('3 of 3 selected')
    await user.click(screen.getByRole('checkbox', { name: /^Cat Bilby/ }))
    await user.type(description(), 'Twelve days in March.')
    members = now.flatMap((one) => one ?? [])
    await user.click(screen.getByRole('button', { name: 'Export' }))
    return { user, told: (await screen.findByRole('alert', {}, later)).textContent }
  }

  test('is named beside the button; the choice of the others stays, and so does what was typed', async () => {
    const newcomer = aStaffProfile('Dee Numbat')
    const { user, told } = await exportAllButCat([ash, cat, newcomer])
    expect(told).toBe('Bo Quokka is no longer in this pool. The others are still selected.')
    await screen.findByText('1 of 3 selected', {}, later)
    expect(ticked()).toEqual([expect.stringContaining('Ash Wombat')])
    const button = screen.getByRole('button', { name: 'Export' })
    expect(button.parentElement?.previousElementSibling).toBe(screen.getByRole('alert'))

    await user.click(button)
    await expect.poll(() => lastSent().profiles).toEqual([ash?.profile_hash])
    expect(lastSent().description).toBe('Twelve days in March.')
  })

  test('is told of together with others, and not if they were not to be in it', async () => {
    const { told } = await exportAllButCat([])
    expect(told).toBe('Ash Wombat and Bo Quokka are no longer in this pool.')
    expect(screen.getByText('Nobody is in this talent pool.')).toBeTruthy()
  })

  test('and is back already, is asked for again', async () => {
    const { told } = await exportAllButCat([ash, bo, cat])
    expect(told).toMatch(/^The talent pool was changed meanwhile/)
    expect(ticked()).toHaveLength(2)
  })
})

test('of a pool that is gone that is said, and what was typed stays', async () => {
  render(<ExportBench bench={bench} />)
  const user = await openDialog()
  await user.type(description(), 'Twelve days in March.')
  isPoolThere = false
  await user.click(screen.getByRole('button', { name: 'Export' }))

  await screen.findByText('This talent pool is no longer there.', {}, later)
  expect(description().value).toBe('Twelve days in March.')
})
