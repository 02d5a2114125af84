// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { aCompanyView } from '../../../testing/company-view.ts'
import { aListedJob } from '../../../testing/listed-job.ts'
import { heading, open, serveProduct } from '../../../testing/opened-app.tsx'
import { sampleJob } from '../job/sample-job.ts'

const product = serveProduct()

const job = { ...sampleJob(1_790_000_000), company_slug: 'saltbush', location_lat: null }
const company = aCompanyView({
  slug: 'saltbush',
  name: 'Saltbush Services',
  summary: 'Shutdowns since 1994.',
  industry: 'Engineering',
  employee_size: '51-200',
  head_office: 'Perth WA',
  office_address: 'Perth WA',
  market_cap: 45_000_000,
  open_jobs: [
    aListedJob({
      job_title: 'Boilermaker',
      rate_category: 'custom_rate',
      job_rate: 78,
      job_rate_type: 'hour',
      roster: '8/6',
      roster_on: 8,
      roster_off: 6,
    }),
  ],
})
let shown = company

beforeEach(() => {
  shown = company
  product.replies = ({ path }) => {
    if (path.startsWith('/contractor/get-job/')) return { status: 200, body: job }
    if (path.startsWith('/contractor/v2/companies/')) return { status: 200, body: shown }
    return { status: 404, body: { error: 'There is nothing.', code: 'NOT_FOUND' } }
  }
})

const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('jobs are shown as a search shows them, with what they pay and their swing', async () => {
  open('/contractor/company/saltbush')
  await heading('Saltbush Services')

  const jobs = screen.getByRole('region', { name: 'Open Jobs' })
  expect(jobs.textContent).toContain('$78 / hour')
  expect(jobs.textContent).toMatch(/8 (?:days )?on, 6 (?:days )?off|8\/6/)
  expect(headings().slice(0, 2)).toEqual(['About', 'Open Jobs'])
})

test('whoever comes from a job sees the other jobs first', async () => {
  open(`/contractor/job/${job.slug}`)
  const link = await screen.findByRole('link', { name: job.company_name }, { timeout: 10_000 })

  await userEvent.setup().click(link)

  await heading('Saltbush Services')
  expect(headings().slice(0, 2)).toEqual(['Open Jobs', 'About'])
})

test('a company that is not listed says so beside what it is worth', async () => {
  open('/contractor/company/saltbush')
  await heading('Saltbush Services')

  expect(screen.getByText('$45.00M AUD · Not listed')).toBeTruthy()
})

test('a mining company is not shown by its worth', async () => {
  shown = { ...company, industry: 'Mining' }
  open('/contractor/company/saltbush')
  await heading('Saltbush Services')
  expect(screen.queryByText(/AUD/)).toBeNull()
})
