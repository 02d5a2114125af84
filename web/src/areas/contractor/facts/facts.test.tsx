// @vitest-environment jsdom
import type { FactDifference, OwnFact, OwnFacts, ResumeFact } from '@headframe/wire'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { refreshReads } from '../../../calls/reads.ts'
import { beginSession } from '../../../calls/session-store.ts'
import { paths } from '../../../lib/paths.ts'
import { heading, knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'

const product = serveProduct()

const skill = (name: string): ResumeFact => ({
  kind: 'skill',
  name,
  where: null,
  place: null,
  start: null,
  end: null,
  is_current: false,
})
const added = (name: string): OwnFact => ({
  key: name,
  entry: name,
  fact: skill(name),
  is_yours: true,
  is_hidden: false,
  is_added: true,
  read: null,
  may_expire: false,
})

/** As the server knows them. */
let own: OwnFacts

beforeEach(() => {
  own = {
    has_resume: true,
    is_unreadable: false,
    facts: [added('Mentoring'), added('Rigging')],
    differences: [],
  }
  product.replies = (heard) => {
    if (!heard.path.startsWith('/contractor/facts')) return knowingAccounts(heard)
    if (heard.method === 'DELETE') {
      const key = decodeURIComponent(heard.path.slice('/contractor/facts/'.length))
      const others = own.facts.filter((one) => one.key !== key)
      const read = own.facts.filter((one) => one.key === key && !one.is_added)
      const hidden = read.map((one) => ({ ...one, is_hidden: true }))
      own = { ...own, facts: [...hidden, ...others], differences: [] }
    }
    if (heard.method === 'PATCH') {
      const said = JSON.parse(heard.body)
      const key = decodeURIComponent(heard.path.slice('/contractor/facts/'.length))
      own = {
        ...own,
        facts: own.facts.map((one) =>
          one.key === key ? { ...one, is_hidden: false, fact: { ...one.fact, ...said } } : one,
        ),
      }
    }
    if (heard.path === '/contractor/facts/former') {
      own = { ...own, facts: own.differences.flatMap(keptOf), differences: [] }
    } else if (heard.method === 'POST') {
      own = { ...own, facts: [...own.facts, added(JSON.parse(heard.body).name)] }
    }
    return { status: 200, body: own }
  }
  beginSession('contractor', 'c-1', 'Casey Morgan')
})

const gone = (name: string): FactDifference => ({
  is: 'gone',
  key: null,
  stands: null,
  otherwise: skill(name),
  is_yours: false,
})
const keptOf = ({ otherwise }: FactDifference) => (otherwise?.name ? [added(otherwise.name)] : [])

async function opened() {
  open(paths.contractor.facts)
  await heading('Read from your resume')
  await screen.findByRole('region', { name: 'Skills' })
  return userEvent.setup()
}

const skills = () => within(screen.getByRole('region', { name: 'Skills' }))
const question = () => screen.findByRole('alertdialog', { name: 'Discard what you typed?' })
const undo = async (says: string) =>
  within(await screen.findByRole('dialog', { name: says })).getByRole('button', { name: 'Undo' })

test.each([
  ['no resume', null, false, 'You have not uploaded a resume yet.', 'Upload a resume'],
  ['one that is being read', 'New.pdf', true, 'Your resume is being read.', 'Go to your resume'],
] as const)('with %s it is said what comes first', async (_with, name, processing, says, leads) => {
  own = { has_resume: false, is_unreadable: false, facts: [], differences: [] }
  const { replies } = product
  product.replies = (heard) => {
    if (heard.path !== '/contractor/get-uploads') return replies(heard)
    const active = name && { file_name: name, formatted_upload_date: '28/11/2026' }
    return { status: 200, body: { active, replacement: null, last_error: null, processing } }
  }
  open(paths.contractor.facts)

  expect(await screen.findByText(says, {}, { timeout: 10_000 })).toBeTruthy()
  expect(screen.getByRole('link', { name: leads }).getAttribute('href')).toBe(
    `${paths.contractor.editProfile}#resume`,
  )
})

test('what was added is removed at once, and comes back as it was with one press', async () => {
  const user = await opened()
  await user.click(skills().getByRole('button', { name: 'Remove Rigging' }))

  await waitFor(() => expect(skills().queryByText('Rigging')).toBeNull())
  await user.click(await undo('“Rigging” is removed.'))

  await skills().findByText('Rigging')
  const restored = product.server.heard.find(({ method }) => method === 'POST')
  expect(JSON.parse(restored?.body ?? '')).toEqual(skill('Rigging'))
})

test('with the last one gone the focus stays among its kind', async () => {
  const user = await opened()
  await user.click(skills().getByRole('button', { name: 'Remove Rigging' }))

  await waitFor(() => expect(document.activeElement).toBe(skills().getByRole('list')))
})

test('what is hidden leads to its way back, and says so', async () => {
  own = { ...own, facts: [{ ...added('Excavator'), is_added: false, is_yours: false }] }
  const user = await opened()
  const focused = (name: string) =>
    waitFor(() => expect(document.activeElement).toBe(skills().getByRole('button', { name })))
  skills().getByRole('button', { name: 'Hide Excavator' }).focus()

  await user.keyboard('{Enter}')
  await focused('Show Excavator again')
  expect(
    skills().getByRole('button', { name: 'Show Excavator again', description: 'Hidden' }),
  ).toBeTruthy()
  await user.keyboard('{Enter}')
  await focused('Hide Excavator')
})

test('what a new resume does not say is taken off with the same way back', async () => {
  own = {
    ...own,
    differences: [
      { is: 'gone', stands: skill('Rigging'), otherwise: null, key: 'Rigging', is_yours: true },
    ],
  }
  const user = await opened()
  await user.click(screen.getByRole('button', { name: 'Take it off: Rigging' }))

  await waitFor(() => expect(skills().queryByText('Rigging')).toBeNull())
  await user.click(await undo('“Rigging” is removed.'))
  await skills().findByText('Rigging')
})

test('of a shorter resume all that is no longer there is kept with one press', async () => {
  own = { ...own, differences: [gone('Blasting'), gone('Survey')] }
  const user = await opened()
  // Two are as soon kept one by one.
  expect(screen.queryByRole('button', { name: /^Keep all/ })).toBeNull()
  own = { ...own, differences: [...own.differences, gone('Crushing')] }
  act(() => refreshReads())

  await user.click(
    await screen.findByRole('button', { name: 'Keep all 3 that are no longer there' }),
  )
  await waitFor(() => expect(screen.queryByText('What your new resume changes')).toBeNull())
  for (const name of ['Blasting', 'Survey', 'Crushing'])
    expect(skills().getByText(name)).toBeTruthy()
})

test('what is half typed is not thrown away without a question', async () => {
  const user = await opened()
  const add = skills().getByRole('button', { name: 'Add a skill' })
  await user.click(add)
  const dialog = await screen.findByRole('dialog', { name: 'Add a skill' })
  await user.type(within(dialog).getByLabelText('Skill'), 'Slinging')
  await user.keyboard('{Escape}')
  await user.click(within(await question()).getByRole('button', { name: 'Keep typing' }))
  expect(within(dialog).getByLabelText('Skill')).toHaveProperty('value', 'Slinging')

  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await user.click(within(await question()).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(add))

  await user.click(add)
  const anew = await screen.findByRole('dialog', { name: 'Add a skill' })
  expect(within(anew).getByLabelText('Skill')).toHaveProperty('value', '')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('when a ticket expires is added with its date alone, as it stands on the card', async () => {
  const ticket: ResumeFact = { ...skill('Forklift'), kind: 'ticket' }
  const forGood = { ...added('White Card'), fact: { ...ticket, name: 'White Card' } }
  own = { ...own, facts: [{ ...added('Forklift'), fact: ticket, may_expire: true }, forGood] }
  const user = await opened()
  expect(screen.queryByRole('button', { name: 'Add expiry of White Card' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Add expiry of Forklift' }))

  const dialog = await screen.findByRole('dialog', { name: 'When does Forklift expire?' })
  const [field, ...others] = within(dialog).getAllByRole('textbox')
  expect(others).toEqual([])
  await waitFor(() => expect(document.activeElement).toBe(field))
  const nextYears = new Date().getFullYear() + 2
  expect(within(dialog).getByText(new RegExp(`14/03/${nextYears}`))).toBeTruthy()

  await user.keyboard(`14 Mar ${nextYears}{Enter}`)

  const changed = await waitFor(() => {
    const found = product.server.heard.find(({ method }) => method === 'PATCH')
    if (!found) throw new Error('Nothing was changed yet')
    return found
  })
  expect(JSON.parse(changed.body)).toMatchObject({ ...ticket, end: `${nextYears}-03-14` })
  expect(await screen.findByText(`expires 14 Mar ${nextYears}`)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add expiry of Forklift' })).toBeNull()
})

test('whose resume could not be read is told so, and adds by hand', async () => {
  own = { has_resume: true, is_unreadable: true, facts: [], differences: [] }
  const user = await opened()
  expect(screen.getByText('Your resume could not be read.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'send another resume' })).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Add a skill' }))
  await user.type(await screen.findByRole('textbox', { name: 'Skill' }), 'Rigging{Enter}')

  // The dialog has to be gone first.
  await screen.findByRole('region', { name: 'Skills' }, { timeout: 5000 })
  await skills().findByText('Rigging')
})
