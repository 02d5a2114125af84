// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { open } from '../../../../testing/opened-app.tsx'
import { later, serveApplicants } from './testing/served-applicants.ts'

const hiring = serveApplicants()

test('where nobody is found, what else may be searched for is said', async () => {
  hiring.people = hiring.people.map((one) => ({ ...one, status: 1 }))
  open('/company/view-job/j-1?tab=applicants&status=0&search=forklift')

  await screen.findByText('None of the applicants match.', {}, later)
  expect(screen.getByText('Try another name, role or ticket, or another status.')).toBeTruthy()
})
