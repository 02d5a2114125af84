// @vitest-environment jsdom
import { words, type Applicant } from '@headframe/wire'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { refreshReads } from '../../../calls/reads.ts'
import { signIn } from '../../../calls/session.ts'
import { beginSession } from '../../../calls/session-store.ts'
import { anApplicant, aJob } from '../../../testing/hiring.ts'
import { endedUntilSignIn, signInAgain, whoSignsIn } from '../../../testing/ended-session.ts'
import { isEverShown } from '../../../testing/is-ever-shown.ts'
import { knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'
import type { Heard, Reply } from '../../../testing/server.ts'

const product = serveProduct()

let people: Applicant[]
let decide: (heard: Heard) => Reply | 'hang up'

beforeEach(() => {
  // What the last test has left open.
  sessionStorage.clear()
  people = [anApplicant('Mae'), anApplicant('Arlo')]
  product.replies = (heard) => {
    if (heard.path.startsWith('/company/get-job/')) return { status: 200, body: aJob() }
    if (heard.path === '/company/update-applications') return decide(heard)
    if (!heard.path.startsWith('/company/get-applicants/')) return knowingAccounts(heard)
    const wanted = new URLSearchParams(heard.path.split('?')[1]).get('status')
    const found = people.filter(({ status }) => wanted === null || String(status) === wanted)
    return { status: 200, body: found, headers: headersOf(found) }
  }
  beginSession('company', 'e-1')
})

const later = { timeout: 15_000 }
const group = (name: string) =>
  screen.findByRole('group', { name: `Decide about ${name} Oku` }, later)

async function approve(name: string, says: string) {
  const user = userEvent.setup()
  await user.click(await within(await group(name)).findByRole('button', { name: /^Approve/ }))
  const dialog = await screen.findByRole('dialog', { name: /^Approve/ })
  await user.type(within(dialog).getByRole('textbox'), says)
  return {
    user,
    dialog,
    send: () => user.click(within(dialog).getByRole('button', { name: 'Approve' })),
  }
}

test('a decision that is refused says so beside the words, though who it is about is gone', async () => {
  open('/company/view-job/j-1?tab=applicants')
  const { user, dialog, send } = await approve('Mae', 'Welcome aboard.')
  decide = () => {
    people = people.filter(({ first_name }) => first_name !== 'Mae')
    return { status: 404, body: { error: 'There is no such application.', code: 'NOT_FOUND' } }
  }
  await send()

  await waitFor(() => expect(screen.queryByText('Mae Oku')).toBeNull(), later)
  expect(screen.getByRole('dialog')).toBe(dialog)
  expect(within(dialog).getByRole('alert').textContent).toBe('There is no such application.')
  expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox').value).toBe('Welcome aboard.')

  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).not.toBe(document.body)
})

test('what a colleague has decided meanwhile is told, and a second press stands in its place', async () => {
  open('/company/view-job/j-1?tab=applicants')
  const { user, dialog, send } = await approve('Mae', 'Welcome aboard.')
  const sent: object[] = []
  decide = ({ body }) => {
    const text = 'Priya Shah has rejected Mae Oku meanwhile.'
    sent.push(JSON.parse(body) as object)
    return sent.length === 1
      ? { status: 409, body: { error: text, code: 'CHANGED_ELSEWHERE' } }
      : { status: 200, body: { success: true, status: 1, decided: 1, elsewhere: 0, before: [] } }
  }
  await send()
  expect((await within(dialog).findByRole('alert', {}, later)).textContent).toBe(
    'Priya Shah has rejected Mae Oku meanwhile.',
  )
  expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox').value).toBe('Welcome aboard.')

  await user.click(within(dialog).getByRole('button', { name: 'Approve all the same' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), later)
  const decision = { applications: ['Mae'], status: 1, reason: 'Welcome aboard.' }
  expect(sent).toEqual([{ ...decision, seen: [0] }, decision])
})

test('words that a step back has left are there again, until they are closed', async () => {
  open('/company/view-job/j-1?tab=applicants')
  const { user } = await approve('Mae', 'Welcome aboard.')
  cleanup()
  open('/company/view-job/j-1?tab=applicants')

  const dialog = await screen.findByRole('dialog', { name: 'Approve Mae Oku?' }, later)
  expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox').value).toBe('Welcome aboard.')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  cleanup()
  open('/company/view-job/j-1?tab=applicants')
  await group('Mae')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('words that a session has ended over are there again after the sign-in', async () => {
  signIn('company', 's-1', whoSignsIn)
  open('/company/view-job/j-1?tab=applicants')
  const { user, send } = await approve('Mae', 'Welcome aboard.')
  product.replies = endedUntilSignIn(product.replies)
  await send()
  await signInAgain(user, 'Company')

  const dialog = await screen.findByRole('dialog', { name: 'Approve Mae Oku?' }, later)
  expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox').value).toBe('Welcome aboard.')
})

test('what is typed stays when the list is read again without its subject', async () => {
  open('/company/view-job/j-1?tab=applicants')
  const { dialog } = await approve('Mae', 'Welcome aboard.')
  people = [anApplicant('Arlo')]
  act(() => refreshReads())

  await waitFor(() => expect(screen.queryByText('Mae Oku')).toBeNull(), later)
  expect(screen.getByRole('dialog')).toBe(dialog)
  expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox').value).toBe('Welcome aboard.')
})

test('nobody turns away from a decision that is on its way', async () => {
  open('/company/view-job/j-1?tab=applicants')
  const { dialog, send } = await approve('Mae', 'Welcome aboard.')
  decide = () => {
    fireEvent.keyDown(dialog, { key: 'Escape' })
    return { status: 503, body: { error: words.somethingWrong, code: 'NOT_READY' } }
  }
  await send()

  expect((await screen.findByRole('alert', {}, later)).textContent).toBe(words.somethingWrong)
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('the focus stays with whoever was decided about, or with those who are left', async () => {
  open('/company/view-job/j-1?tab=applicants&status=0')
  for (const name of ['Mae', 'Arlo']) {
    const { send } = await approve(name, 'Yes.')
    decide = () => {
      people = people.map((one) => (one.first_name === name ? { ...one, status: 1 } : one))
      const before = [{ application_id: name, status: 0, reason: '' }]
      return { status: 200, body: { success: true, status: 1, decided: 1, elsewhere: 0, before } }
    }
    await send()
    // In their place, though they are pending no more.
    await within(await group(name)).findByRole('button', { name: /^Undo/ }, later)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Approve/ })).toBeNull())
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  }
})

test('that nobody fits a filter says nothing about all applicants', async () => {
  open('/company/view-job/j-1?tab=applicants&status=2')
  const all = await screen.findByText('Show all applicants', {}, later)
  const isTold = isEverShown('No applicants yet')
  act(() => all.click())

  await group('Mae')
  expect(await isTold).toBe(false)
})

const count = (state: number) => String(people.filter(({ status }) => status === state).length)

function headersOf(found: readonly Applicant[]): Record<string, string> {
  return {
    'X-Total-Count': String(found.length),
    'X-Pending': count(0),
    'X-Approved': count(1),
    'X-Rejected': count(2),
  }
}
