import type { LikePerson, UploadReview } from '@headframe/wire'
import { expect, test } from 'vitest'

import { beginning, chosenInstead, readable, resolutionOf, somebodyNew } from './review-values.ts'

const person: LikePerson = {
  profile_hash: 'abc',
  full_name: 'Marnie Okafor',
  email: 'marnie@people.example',
  phone: null,
  location: 'Perth WA',
  linkedin_url: null,
  visa: 'Citizen',
  current_role: 'Plant Operator',
  current_company: null,
  source: 'upload',
  evidence: ['The same name: Marnie Okafor'],
}
const read = (values: Partial<Record<UploadReview['fields'][number]['field'], string>>) =>
  Object.entries(values).map(([field, value]) => ({
    field: field as UploadReview['fields'][number]['field'],
    value,
    confidence: 0.9,
    source_text: value,
    spans: [],
  }))
const review: UploadReview = {
  file_hash: 'f',
  file_name: 'resume.pdf',
  upload_date: 1,
  reason: 'duplicate',
  fields: read({
    full_name: 'M. Okafor',
    email: 'marnie@new.example',
    phone: '+61491570156',
    current_role: 'Dozer Operator',
  }),
  duplicates: [person],
  removed: [],
  read_from_picture: [],
  text: '',
}

test('of somebody who is there their own stays, but gaps and the career come from the resume', () => {
  expect(beginning(review)).toEqual({
    whom: 'abc',
    full_name: 'Marnie Okafor',
    email: 'marnie@people.example',
    phone: '+61491570156',
    location: 'Perth WA',
    linkedin_url: '',
    visa: 'Citizen',
    current_role: 'Dozer Operator',
    current_company: '',
  })
})

test('merged, only what becomes another is sent, and what the resume has to say', () => {
  expect(resolutionOf(review, beginning(review))).toEqual({
    action: 'merge',
    ph: 'abc',
    fields: { phone: '+61491570156', current_role: 'Dozer Operator', current_company: '' },
  })
})

test('as somebody new all of it is sent, as it was read', () => {
  const values = chosenInstead(review, beginning(review), somebodyNew)

  expect(resolutionOf(review, values)).toMatchObject({
    action: 'accept',
    fields: { full_name: 'M. Okafor', email: 'marnie@new.example', location: '', visa: '' },
  })
})

test('what was typed stays whoever it turns out to be', () => {
  const typed = { ...beginning(review), location: 'Kambalda WA' }

  const asNew = chosenInstead(review, typed, somebodyNew)
  expect(asNew).toMatchObject({ location: 'Kambalda WA', full_name: 'M. Okafor' })
  expect(chosenInstead(review, asNew, 'abc')).toEqual(typed)
})

test('one number written in two ways is the same, and is no change', () => {
  const known = { ...person, phone: '0491570156' }
  const shown = readable({ ...review, duplicates: [known] })

  expect(shown.fields.find(({ field }) => field === 'phone')?.value).toBe('0491 570 156')
  const values = beginning(shown)
  expect(values.phone).toBe('0491 570 156')
  expect(resolutionOf(shown, values).fields).not.toHaveProperty('phone')
})
