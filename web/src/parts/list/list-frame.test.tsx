// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { refreshReads } from '../../calls/reads.ts'
import { beginSession } from '../../calls/session-store.ts'
import { heading, knowingAccounts, open, serveProduct } from '../../testing/opened-app.tsx'
import type { Reply } from '../../testing/server.ts'

/* Any list will do: these are the payments and the jobs of a company. */
const product = serveProduct()
const perPage = 20
let total: number
let isDown: boolean

beforeEach(() => {
  total = 43
  isDown = false
  product.replies = (heard) => {
    const asked = new URL(heard.path, 'http://localhost')
    if (asked.pathname === '/company/get-payments')
      return isDown ? trouble : pageOf(total, Number(asked.searchParams.get('page')))
    if (asked.pathname === '/company/get-jobs') return isDown ? trouble : pageOf(0, 1)
    if (asked.pathname === '/company/get-credits') return { status: 200, body: { credits: 0 } }
    return knowingAccounts(heard)
  }
  beginSession('company', 'e-1', 'Redback Ridge')
})

const later = { timeout: 15_000 }
const trouble: Reply = { status: 503, body: { error: 'Back soon.', code: 'NOT_READY' } }

test('a page beyond the last is the last one, and the address says which that is', async () => {
  const { where } = open('/company/payment-history?page=99')

  await screen.findByText('41 to 43 of 43 payments', {}, later)
  await waitFor(() => expect(where()).toBe('/company/payment-history?page=3'))
  await userEvent.setup().click(screen.getByRole('button', { name: 'Previous' }))
  await screen.findByText('21 to 40 of 43 payments', {}, later)
})

test('a page that goes while somebody reads it leads to the last one that is left', async () => {
  const { where } = open('/company/payment-history?page=3')
  await screen.findByText('41 to 43 of 43 payments', {}, later)

  total = 40
  refreshReads()

  await screen.findByText('21 to 40 of 40 payments', {}, later)
  await waitFor(() => expect(where()).toBe('/company/payment-history?page=2'))
})

test('whoever turns a page begins at the start of the list', async () => {
  open('/company/payment-history')
  const next = await screen.findByRole('button', { name: 'Next' }, later)

  fireEvent.click(next)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'List of payments' }))
})

test('a list that does not come says why, and comes when it is asked for again', async () => {
  isDown = true
  open('/company/payment-history')
  expect((await screen.findByRole('alert', {}, later)).textContent).toContain('Back soon.')

  isDown = false
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('1 to 20 of 43 payments', {}, later)
})

test('old rows that could not be brought up to date stand, and are told to be old', async () => {
  open('/company/payment-history')
  await screen.findByText('1 to 20 of 43 payments', {}, later)

  isDown = true
  refreshReads()
  await screen.findByText(/could not be brought up to date/, {}, later)
  expect(screen.getAllByText('Dozer Operator')).toHaveLength(perPage)
  expect(screen.queryByRole('alert')).toBeNull()

  isDown = false
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(/brought up to date/)).toBeNull(), later)
})

test('that there is nothing at all is told apart from that nothing fits', async () => {
  const { where } = open('/company/manage-jobs?search=fitter&page=2')
  const all = { name: 'Show all jobs' }
  await waitFor(() => expect(where()).toBe('/company/manage-jobs?search=fitter'), later)
  await screen.findByText('None of your jobs match.', {}, later)

  await userEvent.setup().click(await screen.findByRole('button', all, later))
  await screen.findByText('No jobs posted yet', {}, later)
  expect(where()).toBe('/company/manage-jobs')
  expect(document.activeElement).toBe(await heading('Manage Jobs'))
  // There is nothing to narrow down.
  expect(screen.queryByRole('searchbox')).toBeNull()
})

function pageOf(count: number, wished: number): Reply {
  const pages = Math.max(1, Math.ceil(count / perPage))
  const page = Math.min(Math.max(1, wished), pages)
  const rows = Math.min(perPage, count - (page - 1) * perPage)
  return {
    status: 200,
    body: Array.from({ length: rows }, (_, at) => paymentOf(`${page}-${at}`)),
    headers: {
      'X-Total-Count': String(count),
      'X-Page': String(page),
      'X-Page-Size': String(perPage),
      'X-Total-Pages': String(pages),
    },
  }
}

function paymentOf(id: string) {
  return {
    id,
    transaction_date: 1_780_000_000,
    description: 'Dozer Operator',
    type: 'Job posting',
    job_uuid: null,
    status: 'succeeded',
    method: 'credit',
    amount: 0,
    gst: 0,
    receipt: false,
    receipt_number: null,
  }
}
