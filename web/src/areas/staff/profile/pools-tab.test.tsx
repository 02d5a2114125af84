// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { queryClient } from '../../../calls/query-client.ts'
import { beginSession, endSession, openSession } from '../../../calls/session-store.ts'
import { pointPageAt, serve, type Reply, type TestServer } from '../../../testing/server.ts'
import { aStaffProfile } from '../../../testing/staff-profile.ts'
import { aTalentPool } from '../../../testing/talent-pool.ts'
import { PoolsTab } from './pools-tab.tsx'

const person = { ...aStaffProfile('Ash Wombat'), pools: ['pool-203'] }

let server: TestServer
let closeSession: () => void
/** How many pools the account has. */
let total: number
let writes: string[]
let isRefusing: boolean

beforeEach(async () => {
  total = 203
  writes = []
  isRefusing = false
  server = await serve(({ method, path, body }): Reply => {
    if (method === 'POST') {
      writes.push(`${path} ${body}`)
      return isRefusing
        ? { status: 409, body: { error: 'This talent pool is archived.', code: 'POOL_ARCHIVED' } }
        : { status: 200, body: { success: true, status: 'SUCCESS', added: true } }
    }
    const page = Number(new URL(path, 'http://server.example').searchParams.get('page'))
    return pageAt(page)
  })
  pointPageAt(server)
  closeSession = openSession()
  beginSession('staff', 's-1')
})

afterEach(async () => {
  cleanup()
  endSession('staff')
  closeSession()
  queryClient.clear()
  await server.close()
})

/** As the product answers: a hundred of them at most. */
function pageAt(page: number): Reply {
  const first = (page - 1) * 100
  const length = Math.min(100, total - first)
  return {
    status: 200,
    body: Array.from({ length }, (_, place) => poolOf(first + place + 1)),
    headers: {
      'X-Total-Count': String(total),
      'X-Page': String(page),
      'X-Page-Size': '100',
      'X-Total-Pages': String(Math.ceil(total / 100) || 1),
    },
  }
}

const poolOf = (number: number) =>
  aTalentPool({ talent_pool_hash: `pool-${number}`, name: `Shutdown ${number}` })

test('all pools have a switch, also those beyond the first page', async () => {
  render(<PoolsTab profile={person} />)

  expect(await screen.findAllByRole('switch')).toHaveLength(203)
  expect(screen.getByRole('switch', { name: /Shutdown 203/ })).toHaveProperty('checked', true)
  expect(screen.getByRole('switch', { name: /Shutdown 202/ })).toHaveProperty('checked', false)
})

test('one of many is found by its name, and what was switched in between stays so', async () => {
  const user = userEvent.setup()
  render(<PoolsTab profile={person} />)
  await user.type(await screen.findByLabelText('Find a talent pool'), ' shutdown 199')
  await user.click(screen.getByRole('switch'))
  expect(writes).toEqual([expect.stringContaining('addProfileToPool')])

  await user.clear(screen.getByLabelText('Find a talent pool'))
  expect(screen.getByRole('switch', { name: /Shutdown 199/ })).toHaveProperty('checked', true)
  await user.type(screen.getByLabelText('Find a talent pool'), 'Kiewa')
  expect(screen.getByText('No talent pool has this name.')).toBeTruthy()
})

test('a few are not looked for', async () => {
  total = 3
  render(<PoolsTab profile={person} />)

  expect(await screen.findAllByRole('switch')).toHaveLength(3)
  expect(screen.queryByLabelText('Find a talent pool')).toBeNull()
})

test('a switch goes back when that fails', async () => {
  total = 1
  isRefusing = true
  const user = userEvent.setup()
  render(<PoolsTab profile={person} />)
  await user.click(await screen.findByRole('switch'))

  expect(await screen.findByRole('switch')).toHaveProperty('checked', false)
  expect(writes).toHaveLength(1)
})
