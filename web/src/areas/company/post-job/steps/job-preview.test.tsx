// @vitest-environment jsdom
import type { CompanyJob } from '@headframe/wire'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { mount } from '../../../../ui/testing/mount.ts'
import { JobPreview } from './job-preview.tsx'

/** As far as the preview looks at it. */
const nowhere = {
  title: 'Blast crew',
  company_name: 'Red Gum Mining',
  work_location: 'asdkjhasd qwe',
  location_lat: null,
  location_lng: null,
  is_project: 0,
  start_date: null,
  rate_category: 'undisclosed',
  rate: null,
  description_rendered: '<p>Stemming</p>',
} as CompanyJob

test('a place that is on no map is told of before the job is paid for', async () => {
  mount(<JobPreview job={nowhere} onEdit={() => {}} />)
  expect(await screen.findByText(/^This place is on no map/)).toBeTruthy()
})
