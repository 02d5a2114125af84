// @vitest-environment jsdom
import type { MemberStatus } from '@headframe/wire'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { chooseView } from '../profiles/view.ts'
import { heading, open, serveProduct } from '../../../testing/opened-app.tsx'
import type { Reply } from '../../../testing/server.ts'
import { aStaffProfile } from '../../../testing/staff-profile.ts'
import { aTalentPool } from '../../../testing/talent-pool.ts'

const product = serveProduct()
const later = { timeout: 10_000 }

const bench = aTalentPool({ total: 2, accepted: 1, pending: 1 })

/** Who is in the pool, and how. */
let members: Map<string, MemberStatus>

let isArchived = false

/** Whom a colleague has taken out of it meanwhile. */
let gone: readonly string[] = []

beforeEach(() => {
  sessionStorage.clear()
  isArchived = false
  gone = []
  members = new Map([
    ['Ash Wombat', 'Accepted'],
    ['Bo Quokka', 'Pending'],
  ])
  product.replies = ({ method, path, body }): Reply => {
    const standing = new URL(path, 'http://server.example').searchParams.get('status')
    if (method === 'POST') return change(path, body)
    if (path.includes('getIndividual'))
      return { status: 200, body: { ...bench, archived: isArchived } }
    if (path.includes('getPagedMembers')) return pageOfMembers(standing)
    return { status: 503, body: { error: 'Back soon.', code: 'NOT_READY' } }
  }
  beginSession('staff', 's-1')
})

function change(path: string, body: string): Reply {
  if (path.includes('updatePool')) return { status: 200, body: { status: 'SUCCESS', data: bench } }
  if (path.includes('archivePool')) {
    isArchived = (JSON.parse(body) as { archived: boolean }).archived
    return { status: 200, body: { status: 'SUCCESS', data: { ...bench, archived: isArchived } } }
  }
  const { ph, status } = JSON.parse(body) as { ph: string; status?: MemberStatus }
  if (gone.includes(ph)) return { status: 404, body: { error: 'Not found.', code: 'NOT_FOUND' } }
  const stood = members.get(ph) ?? null
  if (path.includes('removeProfile')) members.delete(ph)
  else members.set(ph, status ?? 'Pending')
  const member_status = members.get(ph) ?? stood
  return { status: 200, body: { success: true, status: 'SUCCESS', member_status } }
}

function pageOfMembers(standing: string | null): Reply {
  const profileData = [...members]
    .filter(([, member_status]) => standing === null || standing === member_status)
    .map(([name, member_status]) => ({ ...aStaffProfile(name), member_status }))
  const total = profileData.length
  return {
    status: 200,
    body: { profileData, totalPages: 1, totalProfiles: total, page: 1 },
    headers: {
      'X-Total-Count': String(total),
      'X-Page': '1',
      'X-Page-Size': '20',
      'X-Total-Pages': '1',
    },
  }
}

async function tickBoth() {
  const user = userEvent.setup()
  open('/admin/talent-pools/pool-1')
  await heading('Mill reline')
  await screen.findByRole('button', { name: 'Bo Quokka' }, later)
  for (const box of screen.getAllByRole('checkbox')) await user.click(box)
  expect(screen.getAllByText('2 ticked')).not.toHaveLength(0)
  return user
}

test('several who were taken out together come back as they stood', async () => {
  const user = await tickBoth()
  await user.click(screen.getByRole('button', { name: 'Take out' }))
  await vi.waitFor(() => expect(members.size).toBe(0), later)

  await user.click(await screen.findByRole('button', { name: 'Undo' }, later))
  const back = { 'Ash Wombat': 'Accepted', 'Bo Quokka': 'Pending' }
  await vi.waitFor(() => expect(Object.fromEntries(members)).toEqual(back), later)
  // And they are ticked again, for whatever was to be done with them instead.
  expect(await screen.findAllByText('2 ticked', undefined, later)).not.toHaveLength(0)
})

test('after a reload those on pages that nobody has seen come back as they stood, too', async () => {
  const user = await tickBoth()
  cleanup()
  // Now only those who are pending are in view.
  open('/admin/talent-pools/pool-1?status=Pending')
  await screen.findAllByText('2 ticked, 1 of them not on this page', undefined, later)
  await user.click(screen.getByRole('button', { name: 'Take out' }))
  await vi.waitFor(() => expect(members.size).toBe(0), later)

  await user.click(await screen.findByRole('button', { name: 'Undo' }, later))
  const back = { 'Ash Wombat': 'Accepted', 'Bo Quokka': 'Pending' }
  await vi.waitFor(() => expect(Object.fromEntries(members)).toEqual(back), later)
})

test('whoever was ticked as they were taken out is ticked again once they are back', async () => {
  const user = await tickBoth()
  const name = 'Take Ash Wombat out of this pool'
  await user.click(screen.getAllByRole('button', { name })[0] ?? document.body)
  await screen.findAllByText('1 ticked', undefined, later)

  await user.click(await screen.findByRole('button', { name: 'Undo' }, later))
  await screen.findAllByText('2 ticked', undefined, later)
  expect(screen.queryByText(/no longer here/)).toBeNull()
})

test('of those ticked, whom a colleague took out meanwhile keeps nobody from being changed', async () => {
  const user = await tickBoth()
  members.delete('Ash Wombat')
  gone = [aStaffProfile('Ash Wombat').profile_hash]
  await user.click(screen.getAllByRole('button', { name: 'Declined' }).at(-1) ?? document.body)

  const told = '1 profile: declined. 1 was no longer in this pool.'
  expect(await screen.findByText(told, undefined, later)).toBeTruthy()
  expect(Object.fromEntries(members)).toEqual({ 'Bo Quokka': 'Declined' })
  expect(screen.queryAllByText('2 ticked')).toHaveLength(0)
})

test('whom a colleague took out meanwhile is said to be out, and leaves the list', async () => {
  const user = userEvent.setup()
  open('/admin/talent-pools/pool-1')
  await heading('Mill reline')
  const status = await screen.findByLabelText('Status of Ash Wombat', undefined, later)
  members.delete('Ash Wombat')
  gone = [aStaffProfile('Ash Wombat').profile_hash]
  await user.selectOptions(status, 'Declined')

  const told = 'Ash Wombat is no longer in this pool.'
  expect(await screen.findByText(told, undefined, later)).toBeTruthy()
  await vi.waitFor(() => expect(screen.queryByLabelText('Status of Ash Wombat')).toBeNull(), later)
})

test('whoever was ticked stays so where others are shown, and is told to be elsewhere', async () => {
  const user = await tickBoth()
  await user.click(screen.getByRole('button', { name: /^Pending ?1$/ }))
  await screen.findAllByText('2 ticked, 1 of them not on this page', undefined, later)

  await user.click(screen.getByRole('button', { name: /^Declined ?0$/ }))
  await screen.findAllByText('2 ticked, not on this page', undefined, later)
})

test.each(['cards', 'table'] as const)(
  'in an archived pool nobody is to be ticked, as there is nothing to be done with them (%s)',
  async (view) => {
    isArchived = true
    chooseView(view)
    open('/admin/talent-pools/pool-1')
    await heading('Mill reline')
    await screen.findByRole('button', { name: 'Bo Quokka' }, later)

    expect(screen.queryAllByRole('checkbox')).toEqual([])
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull()
    chooseView('cards')
  },
)

test('an archived pool says why nothing can be changed, with the way to bring it back beside it', async () => {
  isArchived = true
  open('/admin/talent-pools/pool-1')
  await heading('Mill reline')
  const words = await screen.findByText(/^This talent pool is archived\./, {}, later)
  const banner = within(words.closest<HTMLElement>('[role="status"]') ?? words)
  await userEvent.setup().click(banner.getByRole('button', { name: 'Bring back' }))

  expect(await screen.findByRole('button', { name: 'Archive' }, later)).toBeTruthy()
  expect(screen.queryByText(/^This talent pool is archived\./)).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('whoever edits a pool begins in its first field, and is at the button again afterwards', async () => {
  const user = userEvent.setup()
  open('/admin/talent-pools/pool-1')
  for (const way of ['Save changes', 'Cancel']) {
    ;(await edit()).focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByLabelText(/^Name/))
    screen.getByRole('button', { name: way }).focus()
    await user.keyboard('{Enter}')
    const button = await edit()
    await vi.waitFor(() => expect(document.activeElement).toBe(button))
  }
})

const edit = () => screen.findByRole('button', { name: 'Edit' }, later)
