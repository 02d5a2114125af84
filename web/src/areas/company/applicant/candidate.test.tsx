// @vitest-environment jsdom
import type { CandidateProfile } from '@headframe/wire'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { refreshReads } from '../../../calls/reads.ts'
import { beginSession } from '../../../calls/session-store.ts'
import { aCandidate } from '../../../testing/hiring.ts'
import { heading, knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'

const product = serveProduct()

let mae: CandidateProfile

beforeEach(() => {
  product.replies = (heard) =>
    heard.path.startsWith('/company/get-profile/')
      ? { status: 200, body: mae }
      : knowingAccounts(heard)
  beginSession('company', 'e-1')
})

async function openMae() {
  open('/company/view-job/j-1/applicant/mae')
  await heading('Mae Oku')
}

const sections = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const heavyRigid = {
  name: 'Heavy Rigid (HR)',
  machine: null,
  number: null,
  issuer: null,
  state: 'WA',
  issued: '2019-07',
  expires: '2090',
  as_written: false,
}
const section = (name: string) => within(screen.getByRole('region', { name }))

test('somebody with a resume is shown with all that it says, in the order of their own profile', async () => {
  mae = aCandidate('mae', {
    current_company: 'Saltbush Mining',
    companies: '["Saltbush Mining","Wandoo Civil"]',
    has_resume: true,
    career,
    skills: ['Bulk push', 'Machine guidance'],
    tickets: [heavyRigid, { ...heavyRigid, name: 'Forklift', state: null, expires: '2020-03' }],
  })
  await openMae()

  expect(sections()).toEqual([
    'Application',
    'Among colleagues',
    'Career',
    'Licences and tickets',
    'Skills',
    'Past Companies',
  ])
  const steps = section('Career').getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Dozer OperatorMar 2019 – presentSaltbush Mining · Kambalda',
    'Wandoo Civil2015 – 2019',
  ])
  expect(section('Skills').getAllByRole('listitem')).toHaveLength(2)
  const tickets = section('Licences and tickets').getAllByRole('listitem')
  expect(tickets.map(({ textContent }) => textContent)).toEqual([
    'Heavy Rigid (HR)WA · Issued July 2019Expires 2090',
    'ForkliftIssued July 2019Expired Mar 2020',
  ])
  expect(section('Past Companies').queryByText('Saltbush Mining')).toBeNull()
})

test('of somebody without a resume nothing is said of it, until there is one', async () => {
  mae = aCandidate('mae', {})
  await openMae()
  expect(sections()).toEqual(['Application', 'Among colleagues'])

  mae = aCandidate('mae', { has_resume: true, career })
  act(() => refreshReads())

  expect(await screen.findByRole('heading', { name: 'Career' })).toBeTruthy()
  expect(sections()).toEqual(['Application', 'Among colleagues', 'Career'])
})

test('a resume that cannot be had is told of, and asked for again', async () => {
  mae = aCandidate('mae', { has_resume: true })
  const usual = product.replies
  const asked: string[] = []
  product.replies = (heard) => {
    if (!heard.path.startsWith('/company/get-resume/')) return usual(heard)
    asked.push(heard.path)
    return { status: 404, body: { error: '', code: 'NOT_FOUND' } }
  }
  await openMae()
  const user = userEvent.setup()
  const ask = () => user.click(screen.getByRole('button', { name: /^Download Resume/ }))
  await ask()
  const says = 'Your resume could not be retrieved at this time. Please try again later..'
  expect(await screen.findAllByText(says)).not.toEqual([])

  await ask()
  await waitFor(() => expect(asked).toHaveLength(2))
})

test('how to reach them stands under their name, before anything about them', async () => {
  mae = aCandidate('mae', { email: 'mae@person.example', phone: '0491 570 156' })
  await openMae()

  const links = within(screen.getByRole('list', { name: 'Contact' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'mailto:mae@person.example',
    'tel:+61491570156',
  ])
  const first = screen.getByRole('region', { name: 'Application' })
  expect(links[1]?.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('words of any length are there whole', async () => {
  const long = 'Untertagebergbaufahrzeugführer'.repeat(8)
  mae = aCandidate('mae', {
    has_resume: true,
    career: [{ ...step, title: `${long} one`, company: `${long} two`, place: `${long} three` }],
    skills: [`${long} four`],
    tickets: [{ ...heavyRigid, name: `${long} five`, machine: `${long} six` }],
  })
  await openMae()

  expect(section('Career').getByRole('heading', { name: `${long} one` })).toBeTruthy()
  expect(section('Career').getByText(`${long} two · ${long} three`)).toBeTruthy()
  expect(section('Skills').getByText(`${long} four`)).toBeTruthy()
  expect(section('Licences and tickets').getByText(`${long} five`)).toBeTruthy()
})

const step = {
  title: 'Dozer Operator',
  company: 'Saltbush Mining',
  place: 'Kambalda',
  start: '2019-03',
  end: null,
  is_current: true,
}

const career = [
  step,
  {
    title: null,
    company: 'Wandoo Civil',
    place: null,
    start: '2015',
    end: '2019',
    is_current: false,
  },
]
