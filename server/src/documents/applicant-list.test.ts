import { expect, test } from 'vitest'
import { pagesOfPdf } from '../testing/documents.ts'
import { makeApplicantList } from './applicant-list.ts'
import type { ListedPerson } from './applicant-words.ts'

const madeAt = new Date('2026-11-23T02:00:00Z')

const jack: ListedPerson = {
  application_id: 'a-1',
  profile_hash: 'jack',
  photo_hash: null,
  first_name: 'Jack',
  last_name: 'Trewin',
  status: 0,
  undo: null,
  application_date: 1_795_000_000,
  current_role: 'Field Assistant',
  current_company: null,
  preferred_role: null,
  updated_total_experience: null,
  suburb: 'Bega',
  state: 'NSW',
  distance_km: 1921,
  rate: 31.5,
  rate_type: 'hour',
  availability: 1,
  availability_date: Date.parse('2026-11-12T02:00:00Z') / 1000,
  availability_label: null,
  licences: [],
  has_resume: false,
  match: null,
  email: 'jack@people.example',
  phone: null,
}

async function read(...people: ListedPerson[]) {
  const job = {
    title: 'Loader Operator',
    work_location: null,
    rate_category: 'negotiable',
    rate: null,
    rate_type: null,
  } as const
  const bytes = await makeApplicantList({ job, madeAt, people })
  return (await pagesOfPdf(new Uint8Array(bytes))).join(' ')
}

test('days and distances are told as the list on the screen tells them', async () => {
  const list = await read(jack)
  expect(list).toContain('Bega, NSW (1,921 km)')
  expect(list).toContain('Free from 12 Dec 2026')
})

test('who is free by the day of their own place is free now, and of whom no day is known none is told', async () => {
  // By then it is the 24th in Sydney, and still the 23rd in Perth.
  const soon = { ...jack, availability: Date.parse('2026-11-23T13:30:00Z') / 1000 }
  expect(await read({ ...soon, state: 'WA' })).toContain('Free now')
  expect(await read({ ...soon, state: 'NSW' })).toContain('Free from 24 Nov 2026')
  expect(await read({ ...jack, availability: 0, availability_date: null })).not.toContain('Free')
})
