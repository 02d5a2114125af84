// @vitest-environment jsdom
import type { Colleague, CompanyRole, Invitation } from '@headframe/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { heading, knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'

const product = serveProduct()
const later = { timeout: 15_000 }
const now = Math.floor(Date.now() / 1000)
const day = 24 * 3600

let role: CompanyRole
let people: Colleague[]
let invitations: Invitation[]
/** What was asked of the people, and what it was sent. */
let heardOf: string[]

beforeEach(() => {
  role = 'owner'
  heardOf = []
  people = [
    aColleague('Alana', { role: 'owner', is_account: true, is_self: true }),
    aColleague('Bodie', { role: 'hirer' }),
    aColleague('Cleo', { role: 'viewer', last_seen_date: null }),
  ]
  invitations = [
    anInvitation('dale@people.example', now + 3 * day),
    anInvitation('esme@people.example', now - day),
  ]
  product.replies = (heard) => {
    if (heard.path === '/company/get-account') {
      const reply = knowingAccounts(heard)
      if (typeof reply === 'string') return reply
      const { person, ...company } = reply.body as { person: object }
      return { status: 200, body: { ...company, person: { ...person, role } } }
    }
    if (!/^\/company\/v2\/(people|invitations)/.test(heard.path)) return knowingAccounts(heard)
    if (heard.method !== 'GET') return change(heard)
    heardOf.push('list')
    return { status: 200, body: { data: people, invitations } }
  }
  beginSession('company', 'e-1')
})

function change({ method, path, body }: { method: string; path: string; body: string }) {
  heardOf.push(`${method} ${path} ${body}`.trim())
  const id = path.split('/').at(-1)
  if (method === 'PATCH') {
    const { role: next } = JSON.parse(body) as { role: CompanyRole }
    people = people.map((one) => (one.id === id ? { ...one, role: next } : one))
  }
  if (method === 'DELETE') people = people.filter((one) => one.id !== id)
  if (method === 'DELETE') invitations = invitations.filter((one) => one.id !== id)
  return { status: 200, body: { success: true } }
}

const list = () => screen.findByRole('list', { name: 'People in your account' }, later)
const rowOf = async (name: string) => {
  const rows = within(await list()).getAllByRole('listitem')
  const row = rows.find(({ textContent }) => textContent?.includes(name))
  if (!row) throw new Error(`There is no ${name}.`)
  return row
}

test('an owner sees who works in the account, as what, and who is invited', async () => {
  open('/company/settings')

  expect((await rowOf('Alana')).textContent).toContain('OwnerYou')
  expect((await rowOf('Alana')).textContent).toContain('The account’s own sign-in')
  expect((await rowOf('Bodie')).textContent).toContain('Hirer')
  expect((await rowOf('Cleo')).textContent).toContain('Not here in the last two weeks')
  expect((await rowOf('dale@')).textContent).toContain('Invited')
  expect((await rowOf('esme@')).textContent).toContain('the link has ended')
})

test('nobody is offered to change themselves, nor the account’s own sign-in', async () => {
  open('/company/settings')
  await list()

  const menus = screen.getAllByRole('button', { name: /^Actions for/ })
  expect(menus.map((menu) => menu.getAttribute('aria-label'))).toEqual([
    'Actions for Bodie Prentice',
    'Actions for Cleo Prentice',
  ])
})

test('a colleague gets another role once that was asked about', async () => {
  const user = userEvent.setup()
  open('/company/settings')
  await list()
  await user.click(screen.getByRole('button', { name: 'Actions for Cleo Prentice' }))
  const offered = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  expect(offered).toEqual(['Make an owner', 'Make a hirer', 'Remove from the account'])
  await user.click(screen.getByRole('menuitem', { name: 'Make a hirer' }))
  const question = await screen.findByRole('alertdialog', { name: 'Make Cleo Prentice a hirer?' })
  expect(heardOf).not.toContain('PATCH')
  await user.click(within(question).getByRole('button', { name: 'Make a hirer' }))

  await waitFor(async () => expect((await rowOf('Cleo')).textContent).toContain('Hirer'), later)
  expect(heardOf).toContain('PATCH /company/v2/people/Cleo {"role":"hirer"}')
})

test('who is removed, and whose invitation is taken back, are in the list no more', async () => {
  const user = userEvent.setup()
  open('/company/settings')
  await list()
  await user.click(screen.getByRole('button', { name: 'Actions for Bodie Prentice' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove from the account' }))
  const question = await screen.findByRole('alertdialog', { name: 'Remove Bodie Prentice?' })
  await user.click(within(question).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByText('Bodie Prentice')).toBeNull(), later)

  await user.click(screen.getByRole('button', { name: /^Take back ?the invitation of dale@/ }))
  await waitFor(() => expect(screen.queryByText('dale@people.example')).toBeNull(), later)
})

test.each(['hirer', 'viewer'] as const)(
  'a %s has settings of their own, and neither sees the people nor asks for them',
  async (own) => {
    role = own
    open('/company/settings')
    await heading('Account Settings')
    await screen.findByRole('heading', { name: /Password/ }, later)

    expect(screen.queryByRole('list', { name: 'People in your account' })).toBeNull()
    expect(screen.queryByText(/Invite/)).toBeNull()
    expect(heardOf).toEqual([])
  },
)

function aColleague(first_name: string, known: Partial<Colleague>): Colleague {
  return {
    id: first_name,
    first_name,
    last_name: 'Prentice',
    email: `${first_name.toLowerCase()}@people.example`,
    role: 'viewer',
    is_account: false,
    is_self: false,
    join_date: now - 90 * day,
    last_seen_date: now - 2 * 3600,
    ...known,
  }
}

function anInvitation(email: string, end_date: number): Invitation {
  return {
    id: email.split('@')[0] ?? '',
    email,
    role: 'hirer',
    invitation_date: now - 4 * day,
    end_date,
  }
}

test('a colleague is told that only their sign-in is erased', async () => {
  product.replies = (heard) => {
    const reply = knowingAccounts(heard)
    if (heard.path !== '/company/get-account' || typeof reply === 'string') return reply
    const { person, ...company } = reply.body as { person: object }
    return {
      status: 200,
      body: { ...company, person: { ...person, role: 'hirer', is_account: false } },
    }
  }
  open('/company/settings')

  expect(await screen.findByRole('button', { name: 'Erase my sign-in' }, later)).toBeTruthy()
  expect(document.body.textContent).toContain('Your sign-in is deleted at once and for good.')
  expect(document.body.textContent).not.toContain('Your account and all that belongs to it')
})
