// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'

import { signIn, signOut } from '../../../calls/session.ts'
import { noteOpened, recentJobs } from './recent-jobs.ts'

const job = (slug: string) => ({ slug, title: `Fitter ${slug}`, company: 'Saltbush Mining' })
const slugs = () => recentJobs().map(({ slug }) => slug)

beforeEach(() => localStorage.clear())

test('the last six that were opened are kept, each once and the last first', () => {
  for (const slug of ['1', '2', '3', '4', '5', '6', '7', '3']) noteOpened(job(slug))

  expect(slugs()).toEqual(['3', '7', '6', '5', '4', '2'])
})

test('whoever signs out leaves nothing of what they have read', () => {
  signIn('contractor', 'c-1', 'casey@example.com', 'Casey')
  noteOpened(job('1'))

  signOut('contractor')

  expect(slugs()).toEqual([])
})

test('what cannot be understood is as good as nothing', () => {
  localStorage.setItem('seen:jobs', '[{"slug":1},null,"x"]')
  expect(slugs()).toEqual([])
  localStorage.setItem('seen:jobs', '{')
  expect(slugs()).toEqual([])
})
