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
/** As the server puts them in order, or as they are. */
let isWaitingFirst: boolean
let decisions: { applications: string[]; status: number; reason: string }[]

beforeEach(() => {
  people = names.map((name) => anApplicant(name))
  decisions = []
  isWaitingFirst = false
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
/** In view, and for so long that a key is meant for them. */
async function openOne(name: string) {
  await screen.findByRole('heading', { name: `${name} Oku` }, later)
  const candidate = screen.getByRole('region', { name: 'Candidate' })
  await waitFor(() => expect(candidate.getAttribute('aria-busy')).toBe('false'), later)
}
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
  expect(await screen.findByText('Arlo Oku has been rejected.', {}, later)).toBeTruthy()
})

test('what was decided by a key is taken back by Undo, with the words it had', async () => {
  people = people.map((one) => (one.first_name === 'Mae' ? { ...one, status: 1 } : one))
  const { user } = await openedTable()
  const row = await screen.findByRole('row', { name: /Mae Oku/ }, later)
  await user.click(within(row).getByRole('button', { name: 'Back to Pending: Mae Oku' }))

  const undo = await screen.findByRole(
    'button',
    { name: 'Undo 5 minutes left: Mae Oku back to pending' },
    later,
  )
  await passUnseen()
  await user.click(undo)

  await waitFor(() =>
    expect(decisions.at(-1)).toEqual({ applications: ['Mae'], status: 1, reason: 'Welcome.' }),
  )
})

test('the key of Undo takes back who was decided about last, and then who was before', async () => {
  const { user } = await openedTable()
  await user.keyboard('j')
  await openOne('Mae')
  await user.keyboard('a')
  await openOne('Arlo')
  await user.keyboard('r')
  await openOne('Tess')
  expect(await screen.findByText('2 decided. Last:', { exact: false })).toBeTruthy()

  await user.keyboard('u')
  await waitFor(() => expect(standings()).toEqual([1, 0, 0, 0]))
  expect(await screen.findByText('Taken back: Arlo Oku is pending again.', {}, later)).toBeTruthy()
  await user.keyboard('u')
  await waitFor(() => expect(standings()).toEqual([0, 0, 0, 0]))
  // Nothing more was decided here.
  await user.keyboard('u')
  expect(decisions).toHaveLength(4)
})

test('whoever is decided about stays in their place, and who comes up stands at the end', async () => {
  isWaitingFirst = true
  const { user } = await openedTable()
  expect(namesInOrder()).toEqual(['Mae Oku', 'Arlo Oku', 'Tess Oku'])

  await user.click(screen.getByRole('button', { name: 'Reject Mae Oku' }))
  await screen.findByRole('link', { name: 'Noor Oku' }, later)

  expect(namesInOrder()).toEqual(['Mae Oku', 'Arlo Oku', 'Tess Oku', 'Noor Oku'])
  const mae = screen.getByRole('row', { name: /Mae Oku/ })
  expect(within(mae).getByText('Rejected')).toBeTruthy()
  const undo = within(mae).getByRole('button', { name: 'Undo 5 min left: Mae Oku' })
  await passUnseen()
  await user.click(undo)
  await waitFor(() => expect(standings()).toEqual([0, 0, 0, 0]))
  expect(await screen.findByRole('button', { name: 'Reject Mae Oku' }, later)).toBeTruthy()
})

test('whoever leaves the filter by what was decided stays until their reader goes on', async () => {
  people = people.slice(0, 1)
  open('/company/view-job/j-1?tab=applicants&status=0')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Approve Mae Oku' }, later))

  await waitFor(() => expect(standings()).toEqual([1]))
  expect(
    await screen.findByRole('button', { name: 'Undo 5 min left: Mae Oku' }, later),
  ).toBeTruthy()
  expect(screen.queryByText('None of the applicants match.')).toBeNull()

  await user.click(screen.getByRole('button', { name: /^Rejected/ }))
  expect(await screen.findByText('None of the applicants match.', {}, later)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Pending/ }))
  expect(await screen.findByText('None of the applicants match.', {}, later)).toBeTruthy()
})

test.each(['Approve', 'Reject'])(
  'a double press on %s decides about one person, once',
  async (verb) => {
    const { user } = await openedTable()
    await user.dblClick(screen.getByRole('button', { name: `${verb} Mae Oku` }))
    await user.click(screen.getByRole('button', { name: `${verb} Arlo Oku` }))

    const status = verb === 'Approve' ? 1 : 2
    await waitFor(() => expect(standings()).toEqual([status, status, 0, 0]))
    expect(decisions.map(({ applications }) => applications)).toEqual([['Mae'], ['Arlo']])
  },
)

test('a key that is held or bounces decides about nobody who has just come into view', async () => {
  const { user } = await openedTable()
  await user.keyboard('j')
  await openOne('Mae')

  await user.keyboard('rr')
  await user.keyboard('{r>5/}')
  await openOne('Arlo')

  expect(decisions.map(({ applications }) => applications)).toEqual([['Mae']])
  await user.keyboard('{r>5/}')
  await openOne('Tess')
  expect(decisions.map(({ applications }) => applications)).toEqual([['Mae'], ['Arlo']])
})

test('who decided before and comes back in time finds Undo with what is left of it', async () => {
  const until = Math.floor(Date.now() / 1000) + 130
  people = people.map((one, at) =>
    at === 0 ? { ...one, status: 2, undo: { until, status: 1, reason: 'Welcome.' } } : one,
  )
  const { user } = await openedTable()
  const undo = await screen.findByRole('button', { name: 'Undo 3 min left: Mae Oku' }, later)
  // That is back to what they were told, which is not pending.
  expect(screen.getByRole('button', { name: 'Back to Pending: Mae Oku' })).toBeTruthy()
  await passUnseen()
  await user.click(undo)

  await waitFor(() =>
    expect(decisions).toEqual([{ applications: ['Mae'], status: 1, reason: 'Welcome.' }]),
  )
})

test('after the five minutes there is no Undo', async () => {
  const until = Math.floor(Date.now() / 1000) - 1
  people = people.map((one) => ({ ...one, status: 2, undo: { until, status: 1, reason: '' } }))
  await openedTable()
  await screen.findAllByText('Rejected', {}, later)
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

test('the head of matches puts the best first, and then the weakest', async () => {
  const { user, where } = await openedTable()
  await user.click(screen.getByRole('button', { name: 'Match' }))
  await screen.findByRole('table', { name: 'Applicants, best match' }, later)
  expect(screen.getByRole('columnheader', { name: 'Match' }).getAttribute('aria-sort')).toBe(
    'descending',
  )
  await user.click(screen.getByRole('button', { name: 'Match' }))
  await screen.findByRole('table', { name: 'Applicants, weakest match first' }, later)
  expect(where()).toContain('sortOrder=asc')
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

const namesInOrder = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent)

/** A press within half a second of what it meets is not meant for it. */
const passUnseen = () => new Promise((done) => setTimeout(done, 450))

const candidateOf = ({ first_name, application_id, status }: Applicant) =>
  aCandidate(first_name, {
    application: {
      application_id,
      status,
      application_date: 1_780_000_000,
      decision_date: null,
      reason: '',
      undo: null,
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

function list(wish: URLSearchParams) {
  const status = wish.get('status')
  const inOrder = isWaitingFirst
    ? people.toSorted((one, other) => one.status - other.status)
    : people
  const found = inOrder.filter((one) => status === null || String(one.status) === status)
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
