// @vitest-environment jsdom
import { applicationStatus } from '@headframe/wire'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { mount } from '../../../ui/testing/mount.ts'
import { ApplicationProgress } from './application-progress.tsx'

const at = 1_790_000_000
const application = { application_date: at, rate: null, rate_type: null, decision_date: at }

function show(status: number, reason: string | null) {
  mount(
    <ApplicationProgress
      application={{ ...application, status }}
      company="Red Gum Mining"
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
