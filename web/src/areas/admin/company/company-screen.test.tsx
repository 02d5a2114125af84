// @vitest-environment jsdom
import { focusManager } from '@tanstack/react-query'
import { act, screen, within } from '@testing-library/react'
import { afterEach, test, vi } from 'vitest'

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
    job_id: null,
    job_title: null,
  }
}
