// @vitest-environment jsdom
import { jobStatus, type JobListRow } from '@headframe/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { isEverShown } from '../../../testing/is-ever-shown.ts'
import { knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'

const product = serveProduct()
let live: JobListRow[]

beforeEach(() => {
  live = ['Fitter', 'Rigger'].map(jobCalled)
  product.replies = (heard) => {
    if (heard.path === '/company/close-job') {
      live = live.filter(({ uuid }) => !heard.body.includes(uuid))
      return { status: 200, body: { success: true, message: 'Job closed successfully' } }
    }
    if (heard.path === '/company/duplicate-job') {
      return { status: 200, body: { success: true, uuid: 'again', data: { uuid: 'again' } } }
    }
    if (!heard.path.startsWith('/company/get-jobs')) return knowingAccounts(heard)
    const isOfLive = heard.path.includes('status=2')
    const rows = isOfLive || !heard.path.includes('status=') ? live : []
    const counts = { 'X-Draft': '0', 'X-Active': '2', 'X-Expired': '0', 'X-Closed': '1' }
    const more = { 'X-Waiting': '2', 'X-Ending': '0', 'X-Total-Count': String(rows.length) }
    return { status: 200, body: rows, headers: { ...counts, ...more } }
  }
  beginSession('company', 'e-1')
})

const later = { timeout: 15_000 }

test('the focus stays with the jobs that are left when one leaves the table', async () => {
  const user = userEvent.setup()
  open('/company/manage-jobs?status=2')
  await user.click(await screen.findByRole('button', { name: 'Actions for Fitter' }, later))
  await user.click(await screen.findByRole('menuitem', { name: 'Close Job' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('checkbox'))
  await user.click(within(question).getByRole('button', { name: 'Close Job' }))

  await waitFor(() => expect(screen.queryByText('Fitter')).toBeNull(), later)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), later)
  const main = screen.getByRole('main')
  await waitFor(() => expect(main.contains(document.activeElement)).toBe(true))
  expect(document.activeElement?.querySelector('table')).toBeTruthy()
})

test('the jobs can be put in order by who waits, and the address keeps it', async () => {
  const asked: (string | null)[] = []
  const usual = product.replies
  product.replies = (heard) => {
    if (heard.path.startsWith('/company/get-jobs'))
      asked.push(new URLSearchParams(heard.path.split('?')[1]).get('sort'))
    return usual(heard)
  }
  const user = userEvent.setup()
  const { where } = open('/company/manage-jobs')
  await screen.findByRole('table', { name: 'Your job postings, newest first' }, later)

  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Sort by' }),
    'Most pending applicants',
  )
  await screen.findByRole('table', { name: 'Your job postings, most pending applicants' }, later)
  expect(where()).toBe('/company/manage-jobs?sort=pending')
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Sort by' }),
    'Longest waiting applicant',
  )
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest first')

  await waitFor(() => expect(where()).toBe('/company/manage-jobs'))
  expect(asked.slice(0, 3)).toEqual([null, 'pending', 'waiting'])
})

test('a job tells how many wait, and a past one is posted again in one step', async () => {
  live = [
    { ...jobCalled('Fitter'), applicants: 12, pending: 3 },
    { ...jobCalled('Rigger'), status: jobStatus.closed },
  ]
  const { where } = open('/company/manage-jobs')
  const fitter = within(await screen.findByRole('row', { name: /Fitter/ }, later))
  expect(fitter.getByRole('link', { name: '3 pending' }).getAttribute('href')).toBe(
    '/company/view-job/Fitter?tab=applicants&status=0',
  )
  expect(fitter.queryByRole('button', { name: /Post again/ })).toBeNull()

  const rigger = within(screen.getByRole('row', { name: /Rigger/ }))
  await userEvent.setup().click(rigger.getByRole('button', { name: 'Post again: Rigger' }))
  await waitFor(() => expect(where()).toBe('/company/edit-job/again'), later)
})

test('a draft to which nothing is missing is one step away from its review', async () => {
  const draft = { status: jobStatus.draft, published_date: null, days_left: null }
  live = [
    { ...jobCalled('Fitter'), ...draft, ready: true },
    { ...jobCalled('Rigger'), ...draft },
  ]
  open('/company/manage-jobs')
  const ways = [
    await screen.findByRole('link', { name: 'Review & Post' }, later),
    screen.getByRole('link', { name: 'Go on writing' }),
  ]
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    '/company/edit-job/Fitter?step=review',
    '/company/edit-job/Rigger',
  ])
})

test('one filter takes the place of another, whatever it is about', async () => {
  const { where } = open('/company/manage-jobs?status=2')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^With pending/ }, later))
  expect(where()).toBe('/company/manage-jobs?only=waiting')
  await user.click(screen.getByRole('button', { name: /^Closed/ }))
  expect(where()).toBe('/company/manage-jobs?status=4')
})

test('that no job fitted a filter does not say that there is none', async () => {
  open('/company/manage-jobs?status=4')
  const all = await screen.findByText('Show all jobs', {}, later)
  const isTold = isEverShown('No jobs posted yet')
  await userEvent.setup().click(all)

  await screen.findByRole('button', { name: 'Actions for Fitter' }, later)
  expect(await isTold).toBe(false)
})

function jobCalled(title: string): JobListRow {
  return {
    id: title,
    uuid: title,
    slug: title,
    title,
    work_type: 'full_time',
    work_location: 'Newman WA',
    work_arrangement: 'fifo',
    industryName: 'Mining',
    roleName: title,
    status: jobStatus.active,
    creation_date: 1_780_000_000,
    published_date: 1_780_000_000,
    expired_date: null,
    closed_date: null,
    applicants: 0,
    pending: 0,
    days_left: 20,
    payment_method: 'payment',
    ready: false,
  }
}
