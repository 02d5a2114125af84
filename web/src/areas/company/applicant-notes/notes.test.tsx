// @vitest-environment jsdom
import type { ApplicantNote, CompanyRole, SharedAmongColleagues } from '@headframe/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { aCandidate } from '../../../testing/hiring.ts'
import { heading, knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'
import type { Heard, Reply } from '../../../testing/server.ts'

const product = serveProduct()
const later = { timeout: 15_000 }
const now = Math.floor(Date.now() / 1000)

let role: CompanyRole
let shared: SharedAmongColleagues

beforeEach(() => {
  role = 'viewer'
  shared = { decision: null, looks: [], notes: [] }
  product.replies = (heard) => {
    if (heard.path.startsWith('/company/get-profile/'))
      return { status: 200, body: aCandidate('mae', {}) }
    if (heard.path.endsWith('/shared')) return { status: 200, body: shared }
    if (/notes/.test(heard.path)) return change(heard)
    const reply = knowingAccounts(heard)
    if (heard.path !== '/company/get-account' || typeof reply === 'string') return reply
    const { person, ...company } = reply.body as { person: object }
    return { status: 200, body: { ...company, person: { ...person, role } } }
  }
  beginSession('company', 'e-1')
})

function change({ method, path, body }: Heard): Reply {
  const id = path.split('/').at(-1)
  const { notes } = shared
  if (method === 'DELETE') {
    if (!notes.some((one) => one.id === id)) return noteGone
    shared = { ...shared, notes: notes.filter((one) => one.id !== id) }
    return { status: 200, body: { success: true } }
  }
  const { note } = JSON.parse(body) as { note: string }
  const kept = method === 'PATCH' ? notes.find((one) => one.id === id) : undefined
  const written = aNote(kept?.id ?? 'new', {
    note,
    is_own: true,
    may_delete: true,
    edit_date: kept ? now : null,
  })
  shared = { ...shared, notes: [written, ...notes.filter((one) => one.id !== id)] }
  return { status: 200, body: written }
}

const noteGone: Reply = { status: 404, body: { error: 'This note is gone.', code: 'NOT_FOUND' } }

function aNote(id: string, known: Partial<ApplicantNote> = {}): ApplicantNote {
  const of = { author: 'Bodie Marr', timestamp: now - 7500, edit_date: null }
  return { id, note: `Note ${id}`, ...of, is_own: false, may_delete: false, ...known }
}

async function openMae() {
  open('/company/view-job/j-1/applicant/mae')
  await heading('Mae Oku')
  await screen.findByRole('textbox', { name: 'New note' }, later)
  return within(screen.getByRole('region', { name: 'Among colleagues' }))
}

const notesIn = (part: Awaited<ReturnType<typeof openMae>>) =>
  part.getAllByRole('listitem').map(({ textContent }) => textContent)

test('colleagues read who decided, who looked last, and who noted what', async () => {
  const looks = ['Alana Prentice', null, 'Cleo Vane', 'Dale Orr'].map((person) => ({
    person,
    date: now,
  }))
  shared = {
    decision: { status: 2, author: 'Bodie Marr', date: now },
    looks,
    notes: [aNote('1', { is_own: true }), aNote('2', { author: null, edit_date: now })],
  }
  const part = await openMae()

  const told = notesIn(part)
  expect(told[0]).toMatch(/^Rejected by Bodie Marr, /)
  expect(told[1]).toMatch(/^Seen by Alana Prentice, /)
  expect(told[2]).toMatch(/^Seen by a former colleague, /)
  expect(told[4]).toBe('and by 1 more')
  expect(told[5]).toContain('You · 2 hours ago')
  expect(told[6]).toContain('A former colleague · 2 hours ago, changed')
})

test('a viewer notes something, though they decide nothing', async () => {
  const user = userEvent.setup()
  const part = await openMae()
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Reject/ })).toBeNull()

  // Nothing is no note.
  await user.click(part.getByRole('button', { name: 'Add note' }))
  expect(shared.notes).toEqual([])
  const box = part.getByRole<HTMLTextAreaElement>('textbox', { name: 'New note' })
  await user.type(box, 'Rang her, call back Friday.')
  await user.keyboard('{Control>}{Enter}{/Control}')

  expect(await part.findByText('Rang her, call back Friday.', {}, later)).toBeTruthy()
  await waitFor(() => expect(box.value).toBe(''))
})

test('one’s own note is changed in place, and deleted once that was asked about', async () => {
  const user = userEvent.setup()
  shared = { ...shared, notes: [aNote('1', { is_own: true, may_delete: true })] }
  const part = await openMae()
  await user.click(part.getByRole('button', { name: 'Edit' }))
  const box = part.getByRole('textbox', { name: 'Change the note' })
  expect(document.activeElement).toBe(box)
  await user.clear(box)
  await user.type(box, 'Knows the site.')
  await user.click(part.getByRole('button', { name: 'Save note' }))
  // What is being typed has the same words.
  await part.findByText(/, changed$/, {}, later)
  expect(part.getByText('Knows the site.')).toBeTruthy()
  expect(document.activeElement).toBe(part.getByRole('button', { name: 'Edit' }))

  await user.click(part.getByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog', { name: 'Delete this note?' })
  expect(shared.notes).toHaveLength(1)
  await user.click(within(question).getByRole('button', { name: 'Delete note' }))
  await waitFor(() => expect(part.queryByText('Knows the site.')).toBeNull(), later)
})

test.each([
  ['owner', true, ['Delete']],
  ['hirer', false, []],
  ['viewer', false, []],
] as const)(
  'of the note of somebody else %s may delete: %s, and nobody changes its words',
  async (own, mayDelete, buttons) => {
    role = own
    shared = { ...shared, notes: [aNote('1', { may_delete: mayDelete })] }
    const part = await openMae()
    const note = within(part.getByRole('list', { name: 'Notes, newest first' }))

    expect(note.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([...buttons]),
    )
    expect(note.queryByRole('button', { name: 'Edit' })).toBeNull()
    expect(note.queryByRole('button', { name: 'Delete' }) !== null).toBe(mayDelete)
  },
)

test('a note that a colleague has deleted meanwhile is told as gone, and goes', async () => {
  const user = userEvent.setup()
  role = 'owner'
  shared = { ...shared, notes: [aNote('1', { may_delete: true }), aNote('2')] }
  const part = await openMae()
  await user.click(part.getByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog', { name: 'Delete this note?' })
  shared = { ...shared, notes: [aNote('2')] }
  await user.click(within(question).getByRole('button', { name: 'Delete note' }))

  await waitFor(() => expect(part.queryByText('Note 1')).toBeNull(), later)
  expect(part.getByText('Note 2')).toBeTruthy()
})

test.each(['owner', 'hirer'] as const)('a %s decides beside the notes', async (own) => {
  role = own
  await openMae()
  const deciding = await screen.findByRole('group', { name: 'Decide about Mae Oku' }, later)
  expect(within(deciding).getByRole('button', { name: /^Approve/ })).toBeTruthy()
})
