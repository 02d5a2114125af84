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
    if (!heard.path.startsWith('/company/get-jobs')) return knowingAccounts(heard)
    const isOfLive = heard.path.includes('status=2')
    const rows = isOfLive || !heard.path.includes('status=') ? live : []
    return { status: 200, body: rows, headers: { 'X-Total-Count': String(rows.length) } }
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
    days_left: 20,
    payment_method: 'payment',
    ready: false,
  }
}
