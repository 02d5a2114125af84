// @vitest-environment jsdom
import type { OpenJobDetail } from '@headframe/wire'
import { expect, test } from 'vitest'

import { asScript } from '../../../parts/structured-data.ts'
import { descriptionOf, jobPostingOf, pageOf } from './job-posting.ts'
import { sampleJob } from './sample-job.ts'

const nowSeconds = Date.UTC(2027, 2, 1) / 1000
const page = `${window.location.origin}/contractor/job/sample-drill-and-blast-engineer`

const aJob = (wishes: Partial<OpenJobDetail> = {}): OpenJobDetail => ({
  ...sampleJob(nowSeconds),
  ...wishes,
})

const told = (job: OpenJobDetail): unknown =>
  JSON.parse(asScript(jobPostingOf(job, nowSeconds) ?? {}))

test('an open job is told with its pay, its place and the day it ends', () => {
  const job = aJob({ company_slug: 'redback-ridge', company_logo: 'https://api.example/files/7' })

  expect(told(job)).toMatchObject({
    '@type': 'JobPosting',
    title: job.title,
    description: job.description_rendered,
    url: page,
    datePosted: '2027-02-27T00:00:00.000Z',
    validThrough: '2027-03-29T00:00:00.000Z',
    directApply: true,
    employmentType: 'CONTRACTOR',
    hiringOrganization: {
      name: 'Sample Mining Company',
      sameAs: `${window.location.origin}/contractor/company/redback-ridge`,
      logo: 'https://api.example/files/7',
    },
    jobImmediateStart: true,
    jobLocation: {
      address: { addressLocality: 'Kalgoorlie WA', addressCountry: 'AU' },
      geo: { latitude: -30.749, longitude: 121.466 },
    },
    baseSalary: { currency: 'AUD', value: { value: 95, unitText: 'HOUR' } },
  })
})

test('a job that takes no applications any more is no offer', () => {
  expect(jobPostingOf(aJob({ accepts_applications: false }), nowSeconds)).toBeUndefined()
})

test('what a job does not say is told to nobody', () => {
  const job = aJob({
    rate_category: 'undisclosed',
    rate: null,
    rate_type: null,
    start_date: null,
    location_lat: null,
    location_lng: null,
  })

  for (const field of ['baseSalary', 'jobStartDate', 'jobImmediateStart', 'sameAs', 'logo'])
    expect(asScript(jobPostingOf(job, nowSeconds) ?? {})).not.toContain(field)
  expect(told(job)).not.toHaveProperty('jobLocation.geo')
})

test('a start is the day that was chosen, and work from home is done anywhere in Australia', () => {
  const start = Date.UTC(2027, 3, 12, 2) / 1000
  expect(told(aJob({ start_date: start, work_arrangement: 'wfh' }))).toMatchObject({
    jobStartDate: '2027-04-12',
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { name: 'Australia' },
  })
})

test('a first day that is over is no start to tell, and a shared link says that it was', () => {
  const job = aJob({ start_date: nowSeconds - 3 * 86_400 })

  expect(told(job)).not.toHaveProperty('jobStartDate')
  expect(descriptionOf(job, nowSeconds)).toMatch(/, started 26 Feb 2027\.$/)
})

test('a shared link says in one line what decides first', () => {
  expect(pageOf(aJob())).toBe(page)
  expect(descriptionOf(aJob({ title: 'Dozer Operator' }), nowSeconds)).toBe(
    'Dozer Operator at Sample Mining Company, Kalgoorlie WA: $95 / hour, 8:6, start ASAP.',
  )
})
