// @vitest-environment jsdom
import { words, type Applicant, type CompanyJob } from '@headframe/wire'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { refreshReads } from '../../../calls/reads.ts'
import { beginSession } from '../../../calls/session-store.ts'
import { isEverShown } from '../../../testing/is-ever-shown.ts'
import { knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'
import type { Reply } from '../../../testing/server.ts'

const product = serveProduct()

let people: Applicant[]
let decide: () => Reply | 'hang up'

beforeEach(() => {
  people = [applicant('Mae'), applicant('Arlo')]
  product.replies = (heard) => {
    if (heard.path.startsWith('/company/get-job/')) return { status: 200, body: job }
    if (heard.path === '/company/update-application') return decide()
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
  expect(within(dialog).getByRole('alert').textContent).toBe('There is no such application.')
  expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox').value).toBe('Welcome aboard.')

  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).not.toBe(document.body)
})

test('what is typed stays when the list is read again without its subject', async () => {
  open('/company/view-job/j-1?tab=applicants')
  const { dialog } = await approve('Mae', 'Welcome aboard.')
  people = [applicant('Arlo')]
  act(() => refreshReads())

  await waitFor(() => expect(screen.queryByText('Mae Oku')).toBeNull(), later)
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
      return { status: 200, body: { success: true, application_id: name, status: 1 } }
    }
    await send()
    await waitFor(() => expect(screen.queryByText(`${name} Oku`)).toBeNull(), later)
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

function applicant(firstName: string): Applicant {
  return {
    application_id: firstName,
    profile_hash: firstName,
    photo_hash: null,
    first_name: firstName,
    last_name: 'Oku',
    preferred_role: 'Loader Operator',
    suburb: 'Kambalda',
    state: 'WA',
    availability: 1,
    availability_label: 'Available',
    rate: 88.5,
    rate_type: 'hour',
    status: 0,
    application_date: 1_790_000_000,
    has_resume: false,
    match: null,
  }
}

const job: CompanyJob = {
  id: 'j-1',
  uuid: 'j-1',
  slug: 'loader-1a2b3c4d',
  title: 'Loader Operator',
  company_name: 'Redback Ridge',
  work_location: 'Kambalda WA',
  location_lat: null,
  location_lng: null,
  creation_date: 1_780_000_000,
  description_rendered: '<p>Load.</p>',
  work_type: 'full_time',
  contract_length: null,
  contract_start_date: null,
  start_date: 1,
  rate_category: 'undisclosed',
  rate: null,
  rate_type: null,
  work_arrangement: 'fifo',
  roster: null,
  hours: null,
  is_project: 0,
  project_description: null,
  project_timeframe: null,
  project_stage: null,
  project_team_size: null,
  project_budget: null,
  status: 2,
  published_date: 1_780_000_000,
  expired_date: 1_800_000_000,
  closed_date: null,
  days_left: 20,
  applicants: 2,
  industryName: 'Mining',
  roleName: 'Loader Operator',
  roster_on: null,
  roster_off: null,
  payment_method: 'payment',
}
