import { expect, test } from 'vitest'
import { staffProfiles } from '@headframe/wire'
import { aPdf } from '../../testing/documents.ts'
import { aNoteOn, aProfile } from '../../testing/library.ts'
import { aStaffMember } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { uploaded } from '../../testing/reviews.ts'

const product = await aProduct()

async function hitsFor(staff: Person, search: string) {
  const wish = { search, sortOrder: 'asc' } as const
  const { profileData } = await product.as(staff).send(staffProfiles.list, wish)
  expect(profileData).toHaveLength(1)
  return (profileData[0]?.hits ?? []).map(
    ({ where, pieces }) =>
      `${where}: ${pieces.map(({ text, found }) => (found ? `[${text}]` : text)).join('')}`,
  )
}

test('whoever is found by a resume or a note is shown with the words around', async () => {
  const staff = await aStaffMember(product)
  const { profile_hash: hash } = await uploaded(product, staff, await aPdf())
  const { id } = await product.world.database.reading
    .selectFrom('profile')
    .select('id')
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow()
  await aNoteOn(product, { id }, 'Drove the D11 at Leinster. Wants a bulk push job again.')

  expect(await hitsFor(staff, '"machine guidance"')).toEqual([
    expect.stringMatching(/^resume: ….*D11 with \[machine guidance\]\. Plant Operator.*…$/),
  ])
  // The beginning of a word is marked with the whole of it, however it is written.
  expect(await hitsFor(staff, 'LEINST')).toEqual([
    'note: Drove the D11 at [Leinster]. Wants a bulk push job again.',
  ])
  // All that was searched for is marked, where it stands near.
  expect(await hitsFor(staff, '"bulk push" wants')).toEqual([
    'note: Drove the D11 at Leinster. [Wants] a [bulk push] job again.',
    expect.stringContaining('[Bulk push]'),
  ])
})

test('without a search, or by what the card shows, there is nothing to tell', async () => {
  const staff = await aStaffMember(product)
  await aProfile(product, staff, { fullName: 'Casey Morgan' })

  expect(await hitsFor(staff, '')).toEqual([])
  expect(await hitsFor(staff, 'casey')).toEqual([])
})

test('the letters of a state, and a short name for somebody, begin no other word', async () => {
  const staff = await aStaffMember(product)
  const person = await aProfile(product, staff, { location: 'Kalgoorlie WA' })
  await aNoteOn(product, person, 'Wants electronics, was an elec at Kalgoorlie, WA.')

  expect(await hitsFor(staff, 'electrician kalgoorlie')).toEqual([
    'note: Wants electronics, was an [elec] at [Kalgoorlie], [WA].',
  ])
})

test('what has a meaning in patterns is only text', async () => {
  const staff = await aStaffMember(product)
  const person = await aProfile(product, staff)
  await aNoteOn(product, person, 'C++ (and a+b) at 50% [sic]')

  expect(await hitsFor(staff, '(and')).toEqual(['note: C++ ([and] a+b) at 50% [sic]'])
})
