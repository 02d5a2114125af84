// @vitest-environment jsdom
import type { OwnFact, OwnFacts } from '@headframe/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { signIn } from '../../../calls/session.ts'
import { beginSession } from '../../../calls/session-store.ts'
import { paths } from '../../../lib/paths.ts'
import { endedUntilSignIn, signInAgain, whoSignsIn } from '../../../testing/ended-session.ts'
import { heading, knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'

const product = serveProduct()

const job: OwnFact = {
  key: 'as-read',
  entry: 'e-1',
  fact: {
    kind: 'job',
    name: 'Dozer Operator',
    where: 'Saltbush Mining',
    place: null,
    start: '2019-03',
    end: null,
    is_current: true,
  },
  is_yours: false,
  is_hidden: false,
  is_added: false,
  read: null,
  may_expire: false,
}

/** As the server knows it; each change gives it another key, and what knows an older one is refused. */
let facts: OwnFact[]
let sent: { method: string; name: string; where: string | null }[]
let version = 0

beforeEach(() => {
  facts = [job]
  sent = []
  product.replies = (heard) => {
    if (!heard.path.startsWith('/contractor/facts')) return knowingAccounts(heard)
    const own = (): OwnFacts => ({ has_resume: true, is_unreadable: false, facts, differences: [] })
    if (heard.method === 'GET') return { status: 200, body: own() }
    const { name, where } = JSON.parse(heard.body)
    const key = decodeURIComponent(heard.path.slice('/contractor/facts/'.length))
    const stands = facts.find((one) => one.key === key)
    if (heard.method === 'PATCH' && !stands) {
      return { status: 404, body: { error: 'Not found', code: 'NOT_FOUND' } }
    }
    sent.push({ method: heard.method, name, where })
    facts = [elsewhere({ name, where })]
    return { status: 200, body: own() }
  }
  beginSession('contractor', 'c-1', 'Casey Morgan')
})

function elsewhere(said: Partial<OwnFact['fact']>): OwnFact {
  return { ...job, key: `changed-${++version}`, is_yours: true, fact: { ...job.fact, ...said } }
}

/** Its title is typed here while the other window makes something else of it; then it is saved. */
async function savedAfter(other: () => OwnFact[]) {
  open(paths.contractor.facts)
  await heading('Read from your resume')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Change Dozer Operator' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Dozer Operator' }))
  const title = dialog.getByLabelText('Title')
  await user.clear(title)
  await user.type(title, 'Dozer Trainer')
  facts = other()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  return { user, dialog, title }
}

const saved = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: /^Change/ })).toBeNull())

test('what both changed is shown, and what was typed is saved over it', async () => {
  const { user, dialog, title } = await savedAfter(() => [elsewhere({ name: 'Grader Operator' })])

  expect(await dialog.findByText(/changed in another window/)).toBeTruthy()
  expect(dialog.getByText('In the other window').parentElement?.textContent).toContain('Grader')
  expect(title).toHaveProperty('value', 'Dozer Trainer')
  expect(sent).toEqual([])

  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await saved()
  expect(sent).toEqual([{ method: 'PATCH', name: 'Dozer Trainer', where: 'Saltbush Mining' }])
  expect(await screen.findByRole('button', { name: 'Change Dozer Trainer' })).toBeTruthy()
})

test('what only the other window changed is kept', async () => {
  const { user, dialog } = await savedAfter(() => [elsewhere({ where: 'Mulga Civil' })])
  await dialog.findByText(/changed in another window/)
  expect(dialog.getByLabelText(/^Company/)).toHaveProperty('value', 'Mulga Civil')

  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await saved()
  expect(sent).toEqual([{ method: 'PATCH', name: 'Dozer Trainer', where: 'Mulga Civil' }])
})

test('a third change is told as well', async () => {
  const { user, dialog } = await savedAfter(() => [elsewhere({ name: 'Grader Operator' })])
  await dialog.findByText(/changed in another window/)
  facts = [elsewhere({ name: 'Crane Operator' })]
  await user.click(dialog.getByRole('button', { name: 'Save' }))

  await waitFor(() =>
    expect(dialog.getByText('In the other window').parentElement?.textContent).toContain('Crane'),
  )
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await saved()
})

test('theirs can be taken: nothing is left to save, and the focus stays in the form', async () => {
  const { user, dialog, title } = await savedAfter(() => [elsewhere({ name: 'Grader Operator' })])
  await user.click(await dialog.findByRole('button', { name: /^Take theirs/ }))

  expect(title).toHaveProperty('value', 'Grader Operator')
  await waitFor(() => expect(document.activeElement).toBe(title))
  await user.keyboard('{Escape}')
  await saved()
  expect(sent).toEqual([])
  expect(await screen.findByRole('button', { name: 'Change Grader Operator' })).toBeTruthy()
})

test('what the other window hid is shown again by saving', async () => {
  const { user, dialog } = await savedAfter(() => [{ ...elsewhere({}), is_hidden: true }])
  await dialog.findByText(/hidden in another window/)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await saved()
  expect(sent).toEqual([{ method: 'PATCH', name: 'Dozer Trainer', where: 'Saltbush Mining' }])
})

test('what the other window removed is added again by saving', async () => {
  const { user, dialog } = await savedAfter(() => [])
  await dialog.findByText(/removed in another window/)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await saved()
  expect(sent).toEqual([{ method: 'POST', name: 'Dozer Trainer', where: 'Saltbush Mining' }])
})

test('a button that knows an older state shows what stands now', async () => {
  open(paths.contractor.facts)
  await heading('Read from your resume')
  const user = userEvent.setup()
  const hide = await screen.findByRole('button', { name: 'Hide Dozer Operator' })
  facts = [{ ...elsewhere({ name: 'Grader Operator' }), read: job.fact }]
  const { replies } = product
  product.replies = (heard) =>
    heard.method === 'DELETE'
      ? { status: 404, body: { error: 'Not found', code: 'NOT_FOUND' } }
      : replies(heard)
  await user.click(hide)

  expect(await screen.findByRole('button', { name: 'Change Grader Operator' })).toBeTruthy()
})

async function titleTyped() {
  const dialog = await screen.findByRole('dialog', { name: 'Change Dozer Operator' })
  return within(dialog).getByLabelText<HTMLInputElement>('Title')
}

test('what was typed waits while its writer signs in again, and is sent then', async () => {
  const usual = product.replies
  signIn('contractor', 's-1', whoSignsIn)
  open(paths.contractor.facts)
  await heading('Read from your resume')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Change Dozer Operator' }))
  const title = await titleTyped()
  await user.clear(title)
  await user.type(title, 'Dozer Trainer')

  product.replies = endedUntilSignIn(usual)
  await user.keyboard('{Enter}')
  await signInAgain(user, 'Contractor')

  // The dialog is open again, and says that nothing has been saved.
  const again = await titleTyped()
  expect(again.value).toBe('Dozer Trainer')
  expect(screen.getByText(/It has not been saved/)).toBeDefined()
  expect(sent).toEqual([])
  await user.type(again, '{Enter}')
  await waitFor(() => expect(sent).toMatchObject([{ name: 'Dozer Trainer' }]))
})
