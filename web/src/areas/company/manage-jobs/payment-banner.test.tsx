// @vitest-environment jsdom
import { jobStatus, words } from '@headframe/wire'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { heading, knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'

const product = serveProduct()
let status: number

beforeEach(() => {
  product.replies = (heard) => {
    if (heard.path.startsWith('/company/get-jobs')) return { status: 200, body: [] }
    if (heard.path === '/company/get-job/j-1') return { status: 200, body: { uuid: 'j-1', status } }
    return knowingAccounts(heard)
  }
  beginSession('company', 'e-1')
})

afterEach(() => void vi.useRealTimers())

async function comeBack(how: string) {
  const { where } = open(`/company/manage-jobs?payment_intent=pi_1&redirect_status=${how}`)
  await heading('Manage Jobs')
  return where
}

test('whoever has paid is thanked for a while', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const where = await comeBack('succeeded')
  expect((await screen.findByText('Payment Successful')).parentElement?.textContent).toBe(
    'Payment Successful Your job is live.',
  )

  await act(() => vi.advanceTimersByTimeAsync(5000))
  await waitFor(() => expect(screen.queryByText('Payment Successful')).toBeNull())
  expect(where()).toBe('/company/manage-jobs')
})

test('a job is only called live once it is', async () => {
  status = jobStatus.draft
  await comeBack('succeeded&job=j-1')
  await screen.findByText('Your job goes live as soon as the payment is confirmed.')
})

test('whoever has paid for a job that is live already reads so', async () => {
  status = jobStatus.active
  await comeBack('succeeded&job=j-1')
  await screen.findByText('Your job is live.')
})

test('whoever was refused by their bank is told, and the address forgets it', async () => {
  const where = await comeBack('failed&job=j-1&status=1')
  expect((await screen.findByRole('alert')).textContent).toBe(words.paymentFailed)
  await waitFor(() => expect(where()).toBe('/company/manage-jobs?status=1'))
  expect(screen.getByRole('alert').textContent).toBe(words.paymentFailed)

  await userEvent.setup().click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('alert')).toBeNull()
})
