// @vitest-environment jsdom
import { focusManager } from '@tanstack/react-query'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

import { listOf, ok, pindarri, serveAdministrator } from '../../../testing/administrator.ts'
import { open } from '../../../testing/opened-app.tsx'

const served = serveAdministrator()
const later = { timeout: 15_000 }

afterEach(() => {
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

test('a company that was left alone for a while has the credits that its ledger ends with', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  companyWith(3)
  open('/dashboard/companies/c-1')
  await screen.findByText('Pindarri Iron', {}, later)
  await screen.findByText('Up to 3', {}, later)

  companyWith(2)
  vi.setSystemTime(Date.now() + 60_000)
  act(() => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  })
  await screen.findByText('Up to 2', {}, later)
  const facts = within(screen.getByText('Jobs', { selector: 'dt' }).closest('dl') ?? document.body)
  await facts.findByText('2', {}, later)
})

test('what it paid for by card is beside its credits, at an address of its own', async () => {
  companyWith(3)
  served.answers['/dashboard/companies/c-1/payments'] = () =>
    listOf([
      {
        id: 'p-1',
        transaction_date: 1_780_000_000,
        description: 'HD fitter',
        type: 'Job Posting',
        amount: 162.5,
        gst: 14.77,
        currency: 'AUD',
        method: 'payment',
        status: 'succeeded',
        job_uuid: 'j-1',
        receipt_number: 'HF-000017',
        receipt: true,
      },
    ])
  const { where } = open('/dashboard/companies/c-1')
  await userEvent.setup().click(await screen.findByRole('tab', { name: 'Card payments' }, later))

  await screen.findByText('HF-000017', {}, later)
  expect(screen.getByText('$162.50')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'HD fitter' }).getAttribute('href')).toBe(
    '/dashboard/job/j-1',
  )
  expect(where()).toBe('/dashboard/companies/c-1?tab=payments')
})

function companyWith(credits: number) {
  served.answers['/dashboard/companies/c-1'] = () => ok({ ...pindarri, credits })
  served.answers['/dashboard/companies/c-1/credits'] = () => listOf([givenUpTo(credits)])
}

function givenUpTo(balance: number) {
  return {
    id: `e-${balance}`,
    date: 1_780_000_000,
    change: balance,
    balance,
    source: 'administrator',
    reason: `Up to ${balance}`,
    given_by: 'admin@people.example',
    spent_by: null,
    job_id: null,
    job_title: null,
  }
}
