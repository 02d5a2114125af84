// @vitest-environment jsdom
import type { AdminApplicant, AdminJob } from '@headframe/wire'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { listOf, ok, serveAdministrator } from '../../../testing/administrator.ts'
import { open } from '../../../testing/opened-app.tsx'

const served = serveAdministrator()
const later = { timeout: 15_000 }

const jobOfNobody: AdminJob = {
  id: 'j-1',
  uuid: 'j-1',
  slug: 'fitter-1a2b3c4d',
  title: 'Fitter',
  company_id: null,
  company_name: 'Red Gum Mining',
  work_location: 'Newman WA',
  location_lat: null,
  location_lng: null,
  creation_date: 1_790_000_000,
  description_rendered: null,
  work_type: null,
  contract_length: null,
  contract_start_date: null,
  start_date: null,
  rate_category: 'undisclosed',
  rate: null,
  rate_type: null,
  work_arrangement: null,
  roster: null,
  hours: null,
  is_project: 0,
  project_description: null,
  project_timeframe: null,
  project_stage: null,
  project_team_size: null,
  project_budget: null,
  industryName: null,
  roleName: null,
  status: 3,
  is_active: false,
  published_date: 1_790_000_000,
  expired_date: 1_792_592_000,
  closed_date: 1_790_000_500,
  days_left: null,
  totalApplications: 3,
  roster_on: null,
  roster_off: null,
  other_rosters: [],
  payment_method: 'credit',
}

test('a job of a company that is gone is listed with its name, which leads nowhere', async () => {
  served.answers['/dashboard/jobs'] = () => listOf([jobOfNobody])
  open('/dashboard/jobs')

  const name = await screen.findByText('Red Gum Mining', {}, later)
  expect(name.closest('a')).toBeNull()
  expect(screen.getByText('No longer on the marketplace')).toBeTruthy()
})

test('nobody waits any more for a company that is gone: of its job too it is said that it has ended', async () => {
  served.answers['/dashboard/job/j-1'] = () =>
    ok({ job: jobOfNobody, applicants: [anApplicant('Ash', 0), anApplicant('Mia', 1)] })
  open('/dashboard/job/j-1?tab=applicants')

  expect(await screen.findByText('Ended', {}, later)).toBeTruthy()
  expect(screen.getByText('Approved')).toBeTruthy()
  expect(screen.queryByText('Pending')).toBeNull()
})

function anApplicant(first_name: string, status: number): AdminApplicant {
  return {
    application_id: first_name,
    contractorId: first_name,
    first_name,
    last_name: 'Doyle',
    photo_hash: null,
    preferred_role: null,
    suburb: null,
    state: null,
    availability: 0,
    rate: null,
    rate_type: null,
    status,
    application_date: 1_790_000_100,
  }
}
