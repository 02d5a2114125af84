// @vitest-environment jsdom
import { applicationStatus, type Applicant } from '@headframe/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { beginSession } from '../../../../calls/session-store.ts'
import { anApplicant, aCandidate, aJob } from '../../../../testing/hiring.ts'
import { knowingAccounts, open, serveProduct } from '../../../../testing/opened-app.tsx'

const product = serveProduct()
const perPage = 3
const names = ['Mae', 'Arlo', 'Tess', 'Noor']

let people: Applicant[]
let decisions: { applications: string[]; status: number; reason: string }[]

beforeEach(() => {
  people = names.map((name) => anApplicant(name))
  decisions = []
  // A wide window.
  const narrow = window.matchMedia
  window.matchMedia = (query) =>
    Object.assign(narrow(query), { matches: query.includes('width >=') })
  Element.prototype.scrollIntoView = () => {}
  product.replies = (heard) => {
    const asked = new URL(heard.path, 'http://localhost')
    if (asked.pathname.startsWith('/company/get-job/')) return { status: 200, body: aJob() }
    if (asked.pathname === '/contractor/suggest') return { status: 200, body: [] }
    if (asked.pathname === '/company/update-applications') return decide(JSON.parse(heard.body))
    if (asked.pathname.startsWith('/company/get-profile/')) {
      const one = people.find(({ profile_hash }) => asked.pathname.endsWith(`/${profile_hash}`))
      return one ? { status: 200, body: candidateOf(one) } : gone
    }
    return asked.pathname.startsWith('/company/get-applicants/')
      ? list(asked.searchParams)
      : knowingAccounts(heard)
  }
  beginSession('company', 'e-1')
})

const later = { timeout: 15_000 }
const openOne = (name: string) => screen.findByRole('heading', { name: `${name} Oku` }, later)
const openedList = () => open('/company/view-job/j-1?tab=applicants')
const standings = () => people.map(({ status }) => status)

async function openedTable() {
  const { where } = openedList()
  await screen.findByRole('table', { name: 'Applicants, pending first' }, later)
  return { user: userEvent.setup(), where }
}

test('two keys decide about two people, and the next who waits is open', async () => {
  const { user, where } = await openedTable()

  await user.keyboard('j')
  await openOne('Mae')
  expect(where()).toContain('applicant=Mae')
  await user.keyboard('a')
  await openOne('Arlo')
  await user.keyboard('r')
  await openOne('Tess')

  await waitFor(() =>
    expect(decisions.map(({ status }) => status)).toEqual([
      applicationStatus.approved,
      applicationStatus.rejected,
    ]),
  )
  expect(await screen.findByText('Mae Oku has been approved.', {}, later)).toBeTruthy()
})

test('what was decided by a key is taken back by Undo, with the words it had', async () => {
  people = people.map((one) => (one.first_name === 'Mae' ? { ...one, status: 1 } : one))
  const { user } = await openedTable()
  const row = await screen.findByRole('row', { name: /Mae Oku/ }, later)
  await user.click(within(row).getByRole('button', { name: 'Back to Pending: Mae Oku' }))

  await user.click(await screen.findByRole('button', { name: 'Undo' }, later))

  await waitFor(() =>
    expect(decisions.at(-1)).toEqual({ applications: ['Mae'], status: 1, reason: 'Welcome.' }),
  )
})

test('the keys lead on to the next page, and back', async () => {
  const { user, where } = await openedTable()

  await user.keyboard('jjj')
  await openOne('Tess')
  await user.keyboard('j')
  await openOne('Noor')
  expect(where()).toContain('page=2')
  await user.keyboard('k')
  await openOne('Tess')
  await user.keyboard('{Escape}')
  await screen.findByRole('table', {}, later)
  expect(where()).not.toContain('applicant=')
})

test('once nobody on the page waits, those who do are sought, and then there is nobody', async () => {
  people = people.map((one) => (one.first_name === 'Noor' ? one : { ...one, status: 2 }))
  const { user, where } = await openedTable()

  await user.keyboard('n')
  await openOne('Noor')
  expect(where()).toContain('status=0')
  await user.keyboard('a')
  expect(await screen.findByText('Nobody else is pending.', {}, later)).toBeTruthy()
  await waitFor(() => expect(standings()).toEqual([2, 2, 2, 1]))
})

test('a key in a field is a letter, and one on nobody decides nothing', async () => {
  const { user } = await openedTable()
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search applicants' })
  await user.type(box, 'jar')
  expect(box.value).toBe('jar')
  expect(screen.getByRole('table')).toBeTruthy()

  await user.click(document.body)
  await user.keyboard('a')
  await openOne('Mae')
  expect(decisions).toEqual([])
})

test('the keys can be turned off, and on again', async () => {
  const { user } = await openedTable()
  await user.click(screen.getByRole('button', { name: 'Turn the keys off' }))
  await user.keyboard('j')
  expect(screen.queryByText('next, previous')).toBeNull()
  expect(screen.getByRole('table')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Turn the keys on' }))
  await user.keyboard('j')
  await openOne('Mae')
})

test('those who are ticked are decided about together, with one text', async () => {
  const { user } = await openedTable()
  const [all] = screen.getAllByRole('checkbox', { name: 'Tick all on this page' })
  await user.click(all ?? document.body)
  const bar = await screen.findByRole('group', { name: 'Ticked rows' })
  await user.click(within(bar).getByRole('button', { name: 'Reject' }))
  const dialog = await screen.findByRole('dialog', { name: 'Reject 3 applicants?' })
  await user.type(within(dialog).getByRole('textbox'), 'Hello.')
  await user.click(within(dialog).getByRole('button', { name: 'Job is filled' }))
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }))

  expect(await screen.findByText('3 applicants have been rejected.', {}, later)).toBeTruthy()
  expect(decisions).toEqual([
    {
      applications: ['Mae', 'Arlo', 'Tess'],
      status: 2,
      reason: 'Hello. The job is filled by now. Thank you for your time.',
    },
  ])
  await waitFor(() => expect(screen.queryByText('3 ticked')).toBeNull())
})

for (const where of ['beside the list', 'on a page of its own'])
  test(`words to somebody ${where} outlive that they are gone`, async () => {
    people = [anApplicant('Mae')]
    const { user } = await openedTable()
    await user.keyboard('j')
    await openOne('Mae')
    if (where !== 'beside the list') {
      await user.click(screen.getByRole('link', { name: 'Full page' }))
      await screen.findByRole('link', { name: 'Back to Job' }, later)
    }
    const deciding = await screen.findByRole('group', { name: 'Decide about Mae Oku' }, later)
    await user.click(within(deciding).getByRole('button', { name: /^Approve/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Approve Mae Oku?' })
    await user.type(within(dialog).getByRole('textbox'), 'Welcome aboard.')
    people = []
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }))

    const alert = await within(dialog).findByRole('alert', {}, later)
    expect(alert.textContent).toBe(gone.body.error)
    if (where === 'beside the list') await screen.findByText('No applicants yet', {}, later)
    expect(screen.getByRole('dialog')).toBe(dialog)
    expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox').value).toBe('Welcome aboard.')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).not.toBe(document.body)
  })

const candidateOf = ({ first_name, application_id, status }: Applicant) =>
  aCandidate(first_name, {
    application: {
      application_id,
      status,
      application_date: 1_780_000_000,
      decision_date: null,
      reason: '',
    },
  })

const gone = { status: 404, body: { error: 'There is no such application.', code: 'NOT_FOUND' } }

function decide(wish: { applications: string[]; status: number; reason: string }) {
  decisions.push(wish)
  const some = people.filter(({ application_id }) => wish.applications.includes(application_id))
  if (some.length === 0) return gone
  const before = some.map(({ application_id, status }) => ({
    application_id,
    status,
    reason: status === 1 ? 'Welcome.' : '',
  }))
  people = people.map((one) => (some.includes(one) ? { ...one, status: wish.status } : one))
  return { status: 200, body: { success: true, status: wish.status, decided: some.length, before } }
}

/** In the order that the server would put them in, without moving those who are decided about. */
function list(wish: URLSearchParams) {
  const status = wish.get('status')
  const found = people.filter((one) => status === null || String(one.status) === status)
  const pages = Math.max(1, Math.ceil(found.length / perPage))
  const page = Math.min(Number(wish.get('page') ?? 1), pages)
  const count = (state: number) => String(people.filter((one) => one.status === state).length)
  return {
    status: 200,
    body: found.slice((page - 1) * perPage, page * perPage),
    headers: {
      'X-Total-Count': String(found.length),
      'X-Page': String(page),
      'X-Page-Size': String(perPage),
      'X-Total-Pages': String(pages),
      'X-Pending': count(0),
      'X-Approved': count(1),
      'X-Rejected': count(2),
    },
  }
}
