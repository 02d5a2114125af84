// @vitest-environment jsdom
import type { OwnFact, OwnFacts, ResumeFact } from '@headframe/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

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
  fact: skill(name),
  is_yours: true,
  is_hidden: false,
  is_added: true,
  read: null,
})

/** As the server knows them. */
let own: OwnFacts

beforeEach(() => {
  own = { has_resume: true, facts: [added('Mentoring'), added('Rigging')], differences: [] }
  product.replies = (heard) => {
    if (!heard.path.startsWith('/contractor/facts')) return knowingAccounts(heard)
    if (heard.method === 'DELETE') {
      const key = decodeURIComponent(heard.path.slice('/contractor/facts/'.length))
      own = { ...own, facts: own.facts.filter((one) => one.key !== key), differences: [] }
    }
    if (heard.method === 'POST') {
      own = { ...own, facts: [...own.facts, added(JSON.parse(heard.body).name)] }
    }
    return { status: 200, body: own }
  }
  beginSession('contractor', 'c-1', 'Casey Morgan')
})

async function opened() {
  open(paths.contractor.facts)
  await heading('Read from your resume')
  await screen.findByRole('region', { name: 'Skills' })
  return userEvent.setup()
}

const skills = () => within(screen.getByRole('region', { name: 'Skills' }))
const undo = async (says: string) =>
  within(await screen.findByRole('dialog', { name: says })).getByRole('button', { name: 'Undo' })

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
