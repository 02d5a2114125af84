// @vitest-environment jsdom
import { applicationStatus } from '@headframe/wire'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { mount } from '../../../ui/testing/mount.ts'
import { ApplicationProgress, standingOf } from './application-progress.tsx'

const at = 1_790_000_000
const application = { application_date: at, rate: null, rate_type: null, decision_date: at }

function show(status: number, reason: string | null, job: ReturnType<typeof standingOf> = 'open') {
  mount(
    <ApplicationProgress
      application={{ ...application, status }}
      company="Red Gum Mining"
      job={job}
      reason={reason}
      nowSeconds={at}
    />,
  )
}

test('what the company wrote stands below what it decided', () => {
  show(applicationStatus.rejected, 'No ticket for the dozer.')
  expect(screen.getByText(/Red Gum Mining has decided not to proceed/)).toBeTruthy()
  expect(screen.getByText('No ticket for the dozer.').tagName).toBe('BLOCKQUOTE')
})

test('without words there is nothing to quote', () => {
  show(applicationStatus.approved, null)
  expect(document.querySelector('blockquote')).toBeNull()
})

test('nobody is promised an answer once the job is over, but told who still has the application', () => {
  show(applicationStatus.pending, null, 'over')
  expect(screen.getByText(/Red Gum Mining still has your application/).textContent).toMatch(
    /We write to you if they do\.$/,
  )
  expect(screen.queryByText(/decides next/)).toBeNull()
})

test('what was decided stands as it does while the job is open', () => {
  show(applicationStatus.rejected, null, 'over')
  expect(screen.getByText(/has decided not to proceed/)).toBeTruthy()
})

test('nobody waits for a company that is gone', () => {
  show(applicationStatus.pending, null, standingOf(false, null))
  expect(screen.getByText('No answer')).toBeTruthy()
  expect(screen.getByText(/nobody decides on your application/)).toBeTruthy()
  expect(screen.queryByText(/We write to you/)).toBeNull()
})

test('nobody is promised to hear from a company that is gone', () => {
  show(applicationStatus.approved, null, standingOf(false, null))
  expect(screen.getByText(/Red Gum Mining approved your application and has left/)).toBeTruthy()
  expect(screen.queryByText(/will be in touch/)).toBeNull()
})
