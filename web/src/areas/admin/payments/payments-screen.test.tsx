// @vitest-environment jsdom
import type { AdminPaymentRow } from '@headframe/wire'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { listOf, ok, serveAdministrator } from '../../../testing/administrator.ts'
import { open } from '../../../testing/opened-app.tsx'

const served = serveAdministrator()
const later = { timeout: 15_000 }

const paid: AdminPaymentRow = {
  id: 'p-1',
  transaction_date: 1_790_000_000,
  description: 'Dozer Operator',
  type: 'Job Posting',
  amount: 162.5,
  gst: 14.77,
  currency: 'AUD',
  method: 'payment',
  status: 'succeeded',
  job_uuid: 'j-1',
  receipt_number: 'HF-000051',
  receipt: true,
  company_id: 'c-1',
  company_name: 'Red Gum Mining',
  is_test: false,
  must_be_refunded: false,
}

const ofGone = {
  ...paid,
  id: 'p-2',
  receipt_number: 'HF-000012',
  job_uuid: null,
  company_id: null,
  company_name: null,
}

test('payments lead to their companies, and those of companies that are gone to a receipt alone', async () => {
  served.answers['/dashboard/payments'] = () => listOf([paid, ofGone])
  open('/dashboard/payments')

  const company = await screen.findByRole('link', { name: 'Red Gum Mining' }, later)
  expect(company.getAttribute('href')).toBe('/dashboard/companies/c-1?tab=payments')
  const gone = screen.getByText('A company that is gone').closest('tr')
  if (gone === null) throw new Error('It is listed in no row')
  expect(within(gone).queryByRole('link')).toBeNull()
  expect(within(gone).getByRole('button', { name: /HF-000012/ })).toBeTruthy()
})

test('money that came after its company had gone is marked as to be given back', async () => {
  const late = { ...ofGone, id: 'p-3', receipt_number: 'HF-000013', must_be_refunded: true }
  served.answers['/dashboard/payments'] = () => listOf([ofGone, late])
  open('/dashboard/payments')

  const mark = await screen.findByText('To be refunded', {}, later)
  const row = mark.closest('tr')
  if (row === null) throw new Error('It is marked in no row')
  expect(within(row).getByRole('button', { name: /HF-000013/ })).toBeTruthy()
  expect(within(row).getByText(/Give it back with the payment provider/)).toBeTruthy()
})

test('in the header they stand among the companies', async () => {
  served.answers['/dashboard/payments'] = () => listOf([paid])
  open('/dashboard/payments')
  await screen.findByRole('link', { name: 'Red Gum Mining' }, later)

  const current = screen
    .getAllByRole('link', { current: 'page' })
    .map(({ textContent }) => textContent)
  expect(new Set(current)).toEqual(new Set(['Companies']))
})

test('the sheet is of the month that is listed, and months go back to the first payment', async () => {
  served.answers['/dashboard/payments'] = () => listOf([paid])
  served.answers['/dashboard/payments-since'] = () => ok({ first_month: '2025-09' })
  const { where } = open('/dashboard/payments')
  const months = await screen.findByRole('combobox', { name: 'Month' }, later)
  const name = 'September 2025'
  await within(months).findByRole('option', { name })
  expect(within(months).getAllByRole('option').at(-1)?.textContent).toBe(name)

  await userEvent.selectOptions(months, name)

  expect(await screen.findByRole('button', { name: `Export ${name} (CSV)` })).toBeTruthy()
  expect(where()).toMatch(/\?month=2025-09$/)
})
