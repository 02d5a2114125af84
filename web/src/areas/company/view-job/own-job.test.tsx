// @vitest-environment jsdom
import { jobStatus, type CompanyJob } from '@headframe/wire'
import { focusManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { queryClient } from '../../../calls/query-client.ts'
import { beginSession } from '../../../calls/session-store.ts'
import { aJob } from '../../../testing/hiring.ts'
import { knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'

const product = serveProduct()
const later = { timeout: 15_000 }
let job: CompanyJob

beforeEach(() => {
  job = aJob()
  product.replies = (heard) => {
    if (heard.path.startsWith('/company/get-job/')) return { status: 200, body: job }
    if (heard.path === '/company/duplicate-job')
      return { status: 200, body: { success: true, uuid: 'again', data: { uuid: 'again' } } }
    return knowingAccounts(heard)
  }
  beginSession('company', 'e-1')
})

afterEach(() => focusManager.setFocused(undefined))

test('a live job leads to the page that contractors read, and its link can be handed on', async () => {
  const user = userEvent.setup()
  open('/company/view-job/j-1')

  const page = await screen.findByRole('link', { name: 'See it as contractors do' }, later)
  expect(page.getAttribute('href')).toBe('/contractor/job/loader-1a2b3c4d')
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(
    `${window.location.origin}/contractor/job/loader-1a2b3c4d`,
  )
})

test('a job that takes no applications any more is not handed on, but can be posted again', async () => {
  job = { ...job, status: jobStatus.closed, closed_date: 1_790_000_000 }
  const { where } = open('/company/view-job/j-1')

  await screen.findByRole('heading', { level: 1, name: 'Loader Operator' }, later)
  expect(screen.queryByRole('link', { name: 'See it as contractors do' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Post again: Loader Operator' }))
  await waitFor(() => expect(where()).toBe('/company/edit-job/again'), later)
})

test.each([
  [0, 'Its applications stay with you.'],
  [
    1,
    '1 applicant still waits to hear from you: no mail goes to them, they only see that the job has closed.',
  ],
  [
    12,
    '12 applicants still wait to hear from you: no mail goes to them, they only see that the job has closed.',
  ],
])('with %i who wait, closing says what becomes of them', async (pending, says) => {
  job = { ...job, pending }
  const user = userEvent.setup()
  open('/company/view-job/j-1')
  await user.click(
    await screen.findByRole('button', { name: 'Actions for Loader Operator' }, later),
  )
  await user.click(await screen.findByRole('menuitem', { name: 'Close Job' }))

  const question = await screen.findByRole('alertdialog')
  expect(within(question).getByText(says, { exact: false })).toBeTruthy()
})

test('whoever comes back to its window is told how many have applied by then', async () => {
  open('/company/view-job/j-1')
  expect((await screen.findByRole('tab', { name: /^Applicants/ }, later)).textContent).toMatch(/2/)

  job = { ...job, applicants: 7 }
  void queryClient.invalidateQueries({ refetchType: 'none' })
  act(() => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  })
  await screen.findByRole('tab', { name: /^Applicants.*7/ }, later)
})
