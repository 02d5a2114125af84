// @vitest-environment jsdom
import type { StaffProfile } from '@headframe/wire'
import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { signOut } from '../../../calls/session.ts'
import { headingsOutOfOrder } from '../../../testing/headings.ts'
import { heading, open, serveProduct } from '../../../testing/opened-app.tsx'
import { onPaper, print } from '../../../testing/paper.ts'
import type { Reply } from '../../../testing/server.ts'
import { aStaffProfile } from '../../../testing/staff-profile.ts'
import { chooseView } from './view.ts'

const product = serveProduct()
const later = { timeout: 10_000 }

/** How many there are with these words. */
let totals: Readonly<Record<string, number>>
/** Who is found by these words, where it is not always the same one. */
let names: Readonly<Record<string, string>>
let isSlow = false
/** How many uploads wait for a decision. */
let waiting: number

beforeEach(() => {
  sessionStorage.clear()
  totals = { '': 1204 }
  names = {}
  isSlow = false
  waiting = 0
  product.replies = ({ path }): Reply | 'keep waiting' => {
    const { searchParams } = new URL(path, 'http://server.example')
    const search = searchParams.get('search') ?? ''
    if (path.includes('getPagedProfiles'))
      return isSlow ? 'keep waiting' : pageOf(totals[search] ?? 0, names[search])
    if (path.includes('upload.php?getAll') && searchParams.get('status') === '3')
      return { status: 200, body: [], headers: counting(waiting, 1) }
    if (path.includes('readSearch'))
      return { status: 200, body: { search, chips: [], words: search, did_you_mean: null } }
    if (path.includes('getIndividual'))
      return { status: 404, body: { error: 'Not found.', code: 'NOT_FOUND' } }
    if (path.includes('suggest')) return { status: 200, body: [] }
    return { status: 503, body: { error: 'Back soon.', code: 'NOT_READY' } }
  }
  beginSession('staff', 's-1')
})

function pageOf(total: number, name = 'Ash Wombat'): Reply {
  const profileData: StaffProfile[] = total === 0 ? [] : [aStaffProfile(name)]
  const totalPages = Math.ceil(total / 20) || 1
  return {
    status: 200,
    body: { profileData, totalPages, totalProfiles: total, page: 1 },
    headers: counting(total, 20),
  }
}

function counting(total: number, perPage: number) {
  return {
    'X-Total-Count': String(total),
    'X-Page': '1',
    'X-Page-Size': String(perPage),
    'X-Total-Pages': String(Math.ceil(total / perPage) || 1),
  }
}

test.each([
  ['', '1,204 profiles'],
  ['sparky', '37 profiles found'],
  ['wombat', '1 profile found'],
])('over those found by %j stands how many they are', async (search, words) => {
  totals = { '': 1204, sparky: 37, wombat: 1 }
  open(`/admin/profiles?search=${search}`)
  await heading('Profiles')

  expect(await screen.findByText(words, {}, later)).toBeTruthy()
  expect(headingsOutOfOrder()).toEqual([])
})

test('while others are looked for, the last number is not told as theirs', async () => {
  open('/admin/profiles')
  await screen.findByText('1,204 profiles', {}, later)

  isSlow = true
  await act(async () => {
    const box = screen.getByRole('combobox')
    await userEvent.setup().type(box, 'sparky{Enter}')
  })

  expect(await screen.findByText('Looking for profiles…', {}, later)).toBeTruthy()
  expect(screen.queryByText('1,204 profiles')).toBeNull()
})

test('who was ticked stays so while others are looked for, and is told to be elsewhere', async () => {
  totals = { '': 1204, sparky: 37 }
  names = { sparky: 'Kim Emu' }
  open('/admin/profiles')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('checkbox', { name: 'Tick Ash Wombat' }, later))
  await user.type(screen.getByRole('combobox', { name: /^Search/ }), 'sparky{Enter}')

  const kim = await screen.findByRole('checkbox', { name: 'Tick Kim Emu' }, later)
  expect(screen.getAllByText('1 ticked, not on this page')).not.toHaveLength(0)
  await user.click(kim)
  expect(screen.getAllByText('2 ticked, 1 of them not on this page')).not.toHaveLength(0)
  await user.clear(screen.getByRole('combobox', { name: /^Search/ }))
  await user.type(screen.getByRole('combobox', { name: /^Search/ }), '{Enter}')
  const ash = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Tick Ash Wombat' })
  expect(ash.checked).toBe(true)
})

test('who was ticked is so still after a reload, until whoever did it signs out', async () => {
  open('/admin/profiles')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Tick Ash Wombat' }, later))
  const ash = () =>
    screen.findByRole<HTMLInputElement>('checkbox', { name: 'Tick Ash Wombat' }, later)

  cleanup()
  open('/admin/profiles')
  expect((await ash()).checked).toBe(true)

  cleanup()
  signOut('staff')
  beginSession('staff', 's-2')
  open('/admin/profiles')
  expect((await ash()).checked).toBe(false)
})

test('who was ticked and is removed by a colleague is counted no more, and that is said', async () => {
  totals = { '': 1, sparky: 1 }
  names = { sparky: 'Kim Emu' }
  open('/admin/profiles?search=sparky')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('checkbox', { name: 'Tick Kim Emu' }, later))
  await user.clear(screen.getByRole('combobox', { name: /^Search/ }))
  await user.type(screen.getByRole('combobox', { name: /^Search/ }), '{Enter}')

  await screen.findByText('One of those who were ticked is no longer here.', {}, later)
  expect(screen.queryByText(/1 ticked/)).toBeNull()
})

test('whoever listens is told as well', async () => {
  totals = { '': 3 }
  open('/admin/profiles')
  await screen.findByText('3 profiles', {}, later)

  const told = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(told).toContain('Showing page 1 of 1 (3 total profiles)')
})

test.each(['cards', 'table'] as const)('whoever waits for them as %s is told so', async (view) => {
  chooseView(view)
  isSlow = true
  open('/admin/profiles')

  const words = 'Please wait, loading your profiles...'
  expect(await screen.findByText(words, {}, later)).toBeTruthy()
})

test('of somebody who was removed it is said, with the way to those who were', async () => {
  open('/admin/profiles?person=gone')

  expect(await screen.findByText('There is no such profile.', {}, later)).toBeTruthy()
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByRole('link', { name: 'Removed profiles' })).toBeTruthy()
  expect(dialog.queryByRole('link', { name: 'Open the full page' })).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test.each([
  [1, 'One upload waits for your decision. Review it'],
  [12, '12 uploads wait for your decision. Review them'],
])(
  'that %i uploads wait for a decision is told above the list, with the way to them',
  async (count, words) => {
    waiting = count
    open('/admin/profiles')
    await screen.findByText('1,204 profiles', {}, later)

    const link = await screen.findByRole('link', { name: /^Review/ }, later)
    expect(link.parentElement?.textContent).toBe(words)
    expect(link.getAttribute('href')).toBe('/admin/uploads?status=3')
  },
)

test('the way from one person to the next stands in the head, where no toast covers it', async () => {
  const { profile_hash: hash } = aStaffProfile('Ash Wombat')
  open(`/admin/profiles?person=${hash}`)

  const dialog = within(await screen.findByRole('dialog', {}, later))
  const next = await dialog.findByRole('button', { name: 'Next person' }, later)
  expect(next.parentElement).toBe(dialog.getByRole('button', { name: 'Close' }).parentElement)
})

test.each(['cards', 'table'] as const)('who they are stands on paper too, as %s', async (view) => {
  chooseView(view)
  open('/admin/profiles')
  const name = await screen.findByRole('button', { name: 'Ash Wombat' }, later)
  print()

  expect(onPaper(name)).toBe(true)
})
