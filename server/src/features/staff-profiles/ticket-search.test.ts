import { beforeAll, expect, test } from 'vitest'
import { staffProfiles } from '@headframe/wire'
import { aPdf, resumeLines } from '../../testing/documents.ts'
import { aNoteOn, aProfile } from '../../testing/library.ts'
import { aStaffMember } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { uploaded } from '../../testing/reviews.ts'

const product = await aProduct()
let staff: Person

beforeAll(async () => {
  staff = await aStaffMember(product)
  const cards = ['LF, exp 03/2031', 'WAH (RIIWHS204E), HR Drivers Licence']
  await uploaded(product, staff, await aPdf([...resumeLines.slice(0, -1), ...cards]))
  for (const fullName of ['Craig Dunstan', "Mairead O'Brien", 'Tamika Wren-Doyle', 'Wade Park']) {
    await aProfile(product, staff, { fullName })
  }
})

async function found(search: string) {
  const { profileData } = await product
    .as(staff)
    .send(staffProfiles.list, { search, sortField: 'full_name', sortOrder: 'asc' })
  return profileData.map(({ full_name, hits }) => ({
    name: full_name,
    told: hits?.[0]?.pieces.map(({ text, found: is }) => (is ? `[${text}]` : text)).join(''),
  }))
}

const names = async (search: string) => (await found(search)).map(({ name }) => name)

test('a card tells the tickets, and last those that ended long ago', async () => {
  const other = await aStaffMember(product)
  const cards = ['Forklift licence LF, exp 03/2031', 'HR licence', 'First Aid, expires 02/2020']
  await uploaded(product, other, await aPdf([...resumeLines.slice(0, -1), ...cards]))
  const { profileData } = await product
    .as(other)
    .send(staffProfiles.list, { search: '', sortOrder: 'asc' })

  const holds = { machine: null, ends_soon: false, has_ended: false }
  expect(profileData[0]?.tickets).toEqual([
    { ...holds, name: 'Forklift', short: 'Forklift', expires: '2031-03' },
    { ...holds, name: 'Heavy Rigid (HR)', short: 'HR', expires: null },
    { ...holds, name: 'First Aid', short: 'First Aid', expires: '2020-02', has_ended: true },
  ])
})

test.each([
  // As it is printed, by its name in full, by its letters and as a unit.
  ['WAH', ['Marnie Okafor']],
  ['working at heights', ['Marnie Okafor']],
  ['dozer operator working at heights', ['Marnie Okafor']],
  ['RIIWHS204', ['Marnie Okafor']],
  ['forklift', ['Marnie Okafor']],
  ['forklift ticket kambalda', ['Marnie Okafor']],
  ['heavy rigid', ['Marnie Okafor']],
  ['dozer operator with HR licence', ['Marnie Okafor']],
  ['"heights working"', []],
  ['confined space', []],
])('whoever holds it is found by any name of a ticket: %s', async (search, who) => {
  expect(await names(search)).toEqual(who)
})

test('who is found by a ticket that is written otherwise is shown with it', async () => {
  expect(await found('forklift ticket')).toEqual([
    { name: 'Marnie Okafor', told: expect.stringMatching(/\[Forklift\S*\].* \(03\/2031\)/) },
  ])
})

test.each([
  ['craig dun', ['Craig Dunstan']],
  ['craig d', ['Craig Dunstan']],
  ['dun', ['Craig Dunstan']],
  ['wren-d', ['Tamika Wren-Doyle']],
  ['tamika wre', ['Tamika Wren-Doyle']],
  // The letters of a state are no beginning of a name.
  ['WA', ['Marnie Okafor']],
  ['dun craig', []],
])('half a name is enough, however short: %s', async (search, who) => {
  expect(await names(search)).toEqual(who)
})

test('the number that rings leads to one person, however it is written, and so does the address', async () => {
  const { hash } = await aProfile(product, staff, { fullName: 'Ruby Quoll' })
  const stood = { phone: '+61 491 573 770', email: 'ruby.q@people.example' }
  await product.as(staff).send(staffProfiles.update, { ph: hash, ...stood })
  await aNoteOn(
    product,
    { id: (await aProfile(product, staff, { fullName: 'Al Noted' })).id },
    '0491 pounds, 573 and 770',
  )

  for (const search of [
    '0491 573 770',
    '0491573770',
    '+61491573770',
    '491 573 770',
    'ruby.q@people',
  ]) {
    expect(await names(search), search).toEqual(['Ruby Quoll'])
  }
  expect(await names('0491 573 771')).toEqual([])
})
