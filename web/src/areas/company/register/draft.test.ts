import { companyDraftFields } from '@headframe/wire'
import { expect, test } from 'vitest'

import { draftData } from './draft.ts'
import { emptyRegistration } from './registration-values.ts'
import { valuesOfDraft } from './values-of-draft.ts'

const typed = {
  ...emptyRegistration,
  companyName: 'Ridgeline Gold',
  industry: '1',
  keyPeople: [{ first_name: 'Aroha', last_name: 'Ngata', role: 'General Manager' }],
  commodities: ['Gold'],
}

test('a draft holds every field that may be kept, and no other', () => {
  const data = draftData({ ...typed, password: 'iron ore by rail' })

  expect(Object.keys(data).toSorted()).toEqual([...companyDraftFields].toSorted())
})

test('the form comes back as its draft left it, without the passwords', () => {
  const kept = draftData({ ...typed, password: 'iron ore by rail' })

  expect(valuesOfDraft(kept)).toEqual(typed)
})

test('lists kept as JSON text, an industry kept as a number and a single name come back as well', () => {
  const values = valuesOfDraft({
    industry: 1,
    keyPeople: JSON.stringify([{ name: 'Aroha Te Ngata', position: 'Owner' }]),
    softwareUsed: '["SAP"]',
  })

  expect(values.industry).toBe('1')
  expect(values.keyPeople).toEqual([{ first_name: 'Aroha', last_name: 'Te Ngata', role: 'Owner' }])
  expect(values.softwareUsed).toEqual(['SAP'])
})

test('what cannot be read is left blank', () => {
  expect(
    valuesOfDraft({ keyPeople: 'nobody', commodities: { 0: 'Gold' }, website: ['a'] }),
  ).toEqual(emptyRegistration)
})
