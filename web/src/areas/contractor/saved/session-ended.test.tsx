// @vitest-environment jsdom
import type { SavedSearch } from '@headframe/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { signIn } from '../../../calls/session.ts'
import { endedUntilSignIn, signInAgain, whoSignsIn } from '../../../testing/ended-session.ts'
import { aListedJob } from '../../../testing/listed-job.ts'
import { heading, knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'
import type { Reply } from '../../../testing/server.ts'

const product = serveProduct()
const later = { timeout: 15_000 }
let searches: SavedSearch[]
let jobs: Reply

beforeEach(() => {
  jobs = noJobs
  searches = [aSearch]
  product.replies = (heard) => {
    const { path, method, body } = heard
    if (path.startsWith('/contractor/get-jobs')) return jobs
    if (path === '/contractor/save-job') {
      jobs = { ...jobs, body: [aListedJob(JSON.parse(body) as { saved: boolean })] }
      return { status: 200, body: { saved: true } }
    }
    if (!path.startsWith('/contractor/saved-searches')) return knowingAccounts(heard)
    if (method === 'GET') return { status: 200, body: { searches, mails_on: true } }
    const id = path.split('/')[3]
    const said = { ...aSearch, id: id ?? 'new', ...(JSON.parse(body) as Partial<SavedSearch>) }
    searches = [...searches.filter((one) => one.id !== said.id), said]
    return { status: 200, body: said }
  }
  signIn('contractor', 'c-1', whoSignsIn, 'Casey Morgan')
})

const nameBox = () => screen.findByLabelText<HTMLInputElement>('Name', {}, later)
const dialog = async () => within(await screen.findByRole('dialog', {}, later))

async function askedToSave() {
  const user = userEvent.setup()
  open('/contractor/jobs?search=quoll')
  await heading('Find Opportunities')
  await user.click(await screen.findByRole('button', { name: 'Save search' }, later))
  return user
}

async function typeName(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.clear(await nameBox())
  await user.type(await nameBox(), name)
  product.replies = endedUntilSignIn(product.replies)
  await user.keyboard('{Enter}')
  await signInAgain(user, 'Contractor')
}

test('a search that was being named when the session ended waits for its writer, and is saved then', async () => {
  const user = await askedToSave()
  await typeName(user, 'Quolls of the west')

  expect((await nameBox()).value).toBe('Quolls of the west')
  await user.click((await dialog()).getByRole('button', { name: 'Save search' }))
  await waitFor(() => expect(searches.map(({ name }) => name)).toContain('Quolls of the west'))

  await user.click(await screen.findByRole('button', { name: 'Search saved' }, later))
  expect((await nameBox()).value).toBe('Quolls of the west')
})

test('what was to take the place of another search takes its place afterwards, too', async () => {
  const user = await askedToSave()
  await user.selectOptions(
    await screen.findByLabelText('Save as', {}, later),
    'In place of “Fitters”',
  )
  await typeName(user, 'Quolls, not fitters')

  const shown = await dialog()
  const choice = shown.getByLabelText<HTMLSelectElement>('Save as')
  expect(choice.selectedOptions[0]?.textContent).toBe('In place of “Fitters”')
  expect((await nameBox()).value).toBe('Quolls, not fitters')
  await user.click(shown.getByRole('button', { name: 'Save search' }))
  await waitFor(() =>
    expect(searches.map(({ id, name }) => [id, name])).toEqual([['1', 'Quolls, not fitters']]),
  )
})

test('another name for a saved search waits as well', async () => {
  const user = userEvent.setup()
  open('/contractor/saved-searches')
  await user.click(await screen.findByRole('button', { name: 'Rename' }, later))
  await typeName(user, 'Fitters of the east')

  expect((await nameBox()).value).toBe('Fitters of the east')
  await user.click(screen.getByRole('button', { name: 'Save name' }))
  await screen.findByRole('article', { name: 'Fitters of the east' }, later)
  expect(screen.queryByLabelText('Name')).toBeNull()
})

test('whose session has ended signs in to save a job, and it is saved', async () => {
  const user = userEvent.setup()
  jobs = { status: 200, body: [aListedJob()], headers: { ...noJobs.headers, 'X-Total-Count': '1' } }
  open('/contractor/jobs?search=quoll')
  const save = await screen.findByRole('button', { name: 'Save Fitter' }, later)
  product.replies = endedUntilSignIn(product.replies)
  await user.click(save)
  await signInAgain(user, 'Contractor')

  await screen.findByRole('button', { name: 'Saved: Fitter' }, later)
})

const aSearch: SavedSearch = {
  id: '1',
  name: 'Fitters',
  wish: { search: 'fitter' },
  frequency: 'daily',
  saved_date: 1_790_000_000,
}
const noJobs = {
  status: 200,
  body: [],
  headers: { 'X-Total-Count': '0', 'X-Page': '1', 'X-Page-Size': '20', 'X-Total-Pages': '0' },
}
