// @vitest-environment jsdom
import type { JobSignpost } from '@headframe/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { aListedJob } from '../../../../testing/listed-job.ts'
import { heading, open, serveProduct } from '../../../../testing/opened-app.tsx'

const product = serveProduct()

const signpost: JobSignpost = {
  slug: 'electrician-jobs-in-kalgoorlie',
  title: 'Electrician jobs in Kalgoorlie',
  says: '1 Electrician job open now within 50 km of Kalgoorlie WA 6430.',
  role: { slug: 'electrician-jobs', name: 'Electrician' },
  place: { slug: 'jobs-in-kalgoorlie', name: 'Kalgoorlie', where: 'in Kalgoorlie' },
  wish: { occupation: ['Electrician'], place: 'Kalgoorlie WA 6430', radius: 50 },
  jobs: 1,
  roles: [{ slug: 'boilermaker-jobs-in-kalgoorlie', name: 'Boilermaker', jobs: 3 }],
  places: [{ slug: 'electrician-jobs-in-newman', name: 'Newman', jobs: 1 }],
}
const own = '/contractor/jobs/electrician-jobs-in-kalgoorlie'
const listed = aListedJob({ job_slug: 'electrician-42', job_title: 'Electrician' })
const onePage = {
  'X-Total-Count': '1',
  'X-Page': '1',
  'X-Page-Size': '24',
  'X-Total-Pages': '1',
  'X-Without-Location': '0',
}

let asked: string[] = []

beforeEach(() => {
  sessionStorage.clear()
  asked = []
  product.replies = ({ path }) => {
    if (path.startsWith('/contractor/get-jobs')) {
      asked.push(path)
      return { status: 200, body: [listed], headers: onePage }
    }
    if (path.startsWith('/contractor/job-signposts/sparky')) return { status: 200, body: signpost }
    if (path === `/contractor/job-signposts/${signpost.slug}`) {
      return { status: 200, body: signpost }
    }
    return { status: 404, body: { error: 'There is nothing.', code: 'NOT_FOUND' } }
  }
})

const chipOf = (name: string) => screen.findByRole('button', { name: `Remove ${name}` })

test('it is the list of jobs, asked for what the address says, and named by it', async () => {
  open(own)

  await heading('Electrician jobs in Kalgoorlie')
  expect(await screen.findByRole('link', { name: /^Electrician/ })).toBeTruthy()
  expect(asked[0]).toMatch(/occupation=Electrician/)
  expect(asked[0]).toMatch(/place=Kalgoorlie(?:\+|%20)WA(?:\+|%20)6430&radius=50/)
  expect(document.title).toBe('Electrician jobs in Kalgoorlie · Headframe')
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href')
  expect(canonical).toBe(location.origin + own)
  await waitFor(() => {
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}'
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'CollectionPage',
      mainEntity: {
        itemListElement: [{ url: `${location.origin}/contractor/job/electrician-42` }],
      },
    })
  })
})

test('what else narrows it down stands behind the address, and goes again', async () => {
  const { where } = open(own)
  const user = userEvent.setup()

  await user.click(await screen.findByRole('button', { name: 'FIFO' }))
  await waitFor(() => expect(where()).toBe(`${own}?arrangement=fifo`))
  await heading('Electrician jobs in Kalgoorlie')

  await user.click(await chipOf('FIFO'))
  await waitFor(() => expect(where()).toBe(own))
})

test('whoever takes the role or the place away goes on in the list of all jobs', async () => {
  const { where } = open(`${own}?arrangement=fifo`)
  const user = userEvent.setup()

  await user.click(await chipOf('Within 50 km of Kalgoorlie WA 6430'))

  await heading('Find Opportunities')
  expect(where()).toBe('/contractor/jobs?occupation=Electrician&arrangement=fifo')
})

test('what is open beside it can be gone to, with how many there are', async () => {
  open(own)

  const roles = await screen.findByRole('region', { name: 'Other roles in Kalgoorlie' })
  expect(within(roles).getByRole('link', { name: 'Boilermaker' }).getAttribute('href')).toBe(
    '/contractor/jobs/boilermaker-jobs-in-kalgoorlie',
  )
  expect(within(roles).getByText('3 jobs')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Electrician jobs elsewhere' })).toBeTruthy()
})

test('another way to say it leads to the one address', async () => {
  const { where } = open('/contractor/jobs/sparky-jobs-in-kalgoorlie?arrangement=fifo')

  await heading('Electrician jobs in Kalgoorlie')
  expect(where()).toBe(`${own}?arrangement=fifo`)
})

test('where no job is open nothing is listed, and search engines are kept out', async () => {
  open('/contractor/jobs/chef-jobs-in-kalgoorlie')

  await heading('No jobs here now')
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  expect(screen.getByRole('link', { name: 'Find Opportunities' })).toBeTruthy()
})
