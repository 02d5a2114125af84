import { expect, test } from 'vitest'

import { checklistOf, completeness } from './checklist.ts'
import { beginEditing, isMiningIn, missingIn } from './edit-state.ts'
import { aProfile } from './testing/a-profile.ts'

const miningParts = {
  industry: 1,
  industry_name: 'Mining',
  commodities: ['Gold'],
  field_roster: '8 on, 6 off',
  facilities: 'Gym',
  ticker: 'SBM',
}
const optionalParts = {
  logo: '/logos/saltbush.png',
  cash_in_bank: '$3M',
  key_projects: [{ name: 'Mulga Pit', stage: 'Production' }],
  software_used: ['Deswik.CAD'],
}

function checklist(changes: Parameters<typeof aProfile>[0] = {}) {
  const state = beginEditing(aProfile(changes))
  return checklistOf(state.values, missingIn(state), isMiningIn(state) ?? false)
}

const itemsOf = (groups: ReturnType<typeof checklist>) => groups.flatMap(({ items }) => items)

test('a company has 12 things to tell, a mining company 16', () => {
  expect(itemsOf(checklist())).toHaveLength(12)
  expect(itemsOf(checklist(miningParts))).toHaveLength(16)
})

test('everything told is 100 percent, whatever the industry', () => {
  expect(completeness(checklist(optionalParts))).toBe(100)
  expect(completeness(checklist({ ...optionalParts, ...miningParts }))).toBe(100)
})

test('without what is optional it can be published, but is not whole', () => {
  expect(completeness(checklist())).toBe(67)
  expect(completeness(checklist(miningParts))).toBe(75)
})

test('an account that has just been opened has nothing but its name', () => {
  const groups = checklist({
    website: null,
    office_address: null,
    employee_size: null,
    industry: null,
    industry_name: null,
    summary: null,
    key_people: [],
    typical_hours: null,
  })

  expect(completeness(groups)).toBe(8)
  expect(itemsOf(groups).filter(({ isComplete }) => isComplete)).toMatchObject([{ id: 'name' }])
})

test('what is required comes with the words of publishing, what is optional without', () => {
  const items = itemsOf(checklist({ ...miningParts, ticker: null, website: 'saltbush' }))

  expect(items.find(({ id }) => id === 'market_cap')).toEqual({
    id: 'market_cap',
    label: 'Market Data',
    isRequired: true,
    isComplete: false,
    message: 'Enter a market cap or provide an exchange ticker',
  })
  expect(items.find(({ id }) => id === 'website')?.message).toBe('Enter a valid URL')
  expect(items.find(({ id }) => id === 'logo')).toMatchObject({
    isRequired: false,
    isComplete: false,
    message: undefined,
  })
})

test('a person without a role does not count', () => {
  const nameless = { first_name: 'Marnie', last_name: 'Okafor', role: '  ' }
  const items = itemsOf(checklist({ key_people: [nameless] }))

  expect(items.find(({ id }) => id === 'key_people')).toMatchObject({
    isComplete: false,
    message: 'Add at least one key person with first name, last name, and role',
  })
})
