import { expect, test } from 'vitest'

import { joinProfiles } from './join-profiles.ts'
import { aProfile } from './testing/a-profile.ts'
import { valuesOf, type ProfileValues } from './profile-values.ts'

const base = valuesOf(
  aProfile({
    name: 'Saltbush Mining',
    website: 'https://saltbush.example',
    key_people: [{ first_name: 'Marnie', last_name: 'Okafor', role: 'CEO' }],
  }),
)

const changed = (changes: Partial<ProfileValues>): ProfileValues => ({ ...base, ...changes })

test('what only one side changed is taken from that side', () => {
  const mine = changed({ name: 'Saltbush Gold' })
  const theirs = changed({ summary: 'We mine gold.' })

  const { values, conflicts } = joinProfiles({ base, mine, theirs })

  expect(values).toEqual(changed({ name: 'Saltbush Gold', summary: 'We mine gold.' }))
  expect(conflicts).toEqual([])
})

test('what both sides changed in the same way is no conflict', () => {
  const same = changed({ commodities: ['Gold', 'Silver'] })

  const { values, conflicts } = joinProfiles({
    base,
    mine: same,
    theirs: changed({ commodities: ['Gold', 'Silver'] }),
  })

  expect(values.commodities).toEqual(['Gold', 'Silver'])
  expect(conflicts).toEqual([])
})

test('what both sides changed differently stays as it is here until somebody decides', () => {
  const mine = changed({ name: 'Saltbush Gold', ticker: 'SBG' })
  const theirs = changed({ name: 'Saltbush Resources', ticker: '' })

  const { values, conflicts } = joinProfiles({ base, mine, theirs })

  expect(conflicts).toEqual(['name'])
  expect(values).toMatchObject({ name: 'Saltbush Gold', ticker: 'SBG' })
})

test('a list is one thing: two people added in two windows have to be decided on', () => {
  const add = (first_name: string) =>
    changed({ key_people: [...base.key_people, { first_name, last_name: 'Lee', role: 'CFO' }] })

  const { conflicts } = joinProfiles({ base, mine: add('Ann'), theirs: add('Bob') })

  expect(conflicts).toEqual(['key_people'])
})

test('what the other side took away is gone here as well', () => {
  const { values } = joinProfiles({ base, mine: base, theirs: changed({ key_people: [] }) })

  expect(values.key_people).toEqual([])
})

test('blanks, empty rows and the beginning of an address are no changes', () => {
  const mine = changed({
    name: '  Saltbush Mining ',
    website: 'saltbush.example',
    key_people: [...base.key_people, { first_name: '', last_name: ' ', role: '' }],
  })
  const theirs = changed({ name: 'Saltbush Resources' })

  const { values, conflicts } = joinProfiles({ base, mine, theirs })

  expect(conflicts).toEqual([])
  expect(values.name).toBe('Saltbush Resources')
  expect(values.key_people).toHaveLength(2)
})

test('a logo and its type stay together', () => {
  const mine = changed({ logo: { address: '/a.png', type: 'image/png' } })
  const theirs = changed({ logo: { address: '/b.webp', type: 'image/webp' } })

  const { values, conflicts } = joinProfiles({ base, mine, theirs })

  expect(conflicts).toEqual(['logo'])
  expect(values.logo).toEqual({ address: '/a.png', type: 'image/png' })
})
