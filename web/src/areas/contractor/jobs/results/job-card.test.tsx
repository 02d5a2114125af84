// @vitest-environment jsdom
import { applicationStatus } from '@headframe/wire'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { aListedJob } from '../../../../testing/listed-job.ts'
import { mount } from '../../../../ui/testing/mount.ts'
import { AppliedBadge } from './job-card.tsx'

test.each([
  [applicationStatus.pending, 'Applied'],
  [applicationStatus.approved, 'Approved'],
  [applicationStatus.rejected, 'Rejected'],
])('of an application that stands at %i the list says %s', (application_status, word) => {
  mount(<AppliedBadge job={aListedJob({ application_date: 1_790_000_000, application_status })} />)
  expect(screen.getByText(word)).toBeTruthy()
})
