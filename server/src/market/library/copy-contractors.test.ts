import { expect, test } from 'vitest'
import {
  contractorProfiles,
  contractorSettings,
  ownData,
  productName,
  staffProfiles,
} from '@headframe/wire'
import { inOneTransaction } from '../../db/call-transaction.ts'
import { waitersOn } from '../../testing/at-once/waiters.ts'
import { hashOf } from '../../testing/disclosures.ts'
import { aRegisteredContractor, aStaffMember } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { bearer } from '../../testing/requests.ts'
import { copyContractors, copyEverybody } from './copy-contractors.ts'

const product = await aProduct()
const staff = await aStaffMember(product, productName)
const { writing } = product.world.database

const open = (ph: string) => product.as(staff).send(staffProfiles.one, { ph })
const totalOf = async (who: Person) =>
  (await product.as(who).send(staffProfiles.list, { search: '', sortOrder: 'desc' })).totalProfiles

/** As a staff member who saves the form does. */
const editCopy = (hash: string, values: { phone?: string; rate?: number; location?: string }) =>
  writing.updateTable('profile').set(values).where('hash', '=', hash).execute()

test('whoever registers stands in the library of the marketplace alone, with what the resume says', async () => {
  const before = await totalOf(staff)
  const elsewhere = await aStaffMember(product)
  const marnie = await aRegisteredContractor(product)
  const own = await product.as(marnie).send(contractorProfiles.own, {})

  expect(await totalOf(staff)).toBe(before + 1)
  expect(await totalOf(elsewhere)).toBe(0)
  expect(await open(own.profile_hash)).toMatchObject({
    profile_hash: own.profile_hash,
    uuid: own.uuid,
    full_name: 'Marnie Okafor',
    email: marnie.email,
    location: 'Kambalda WA',
    trafficlight_status: 1,
    current_role: null,
    has_resume: true,
    source: 'contractor',
    said: { full_name: 'Marnie Okafor', location: 'Kambalda WA' },
  })

  await product.runTasks()

  const read = await product.as(marnie).send(contractorProfiles.own, {})
  expect(read.current_role).not.toBeNull()
  const copy = await open(own.profile_hash)
  expect(copy).toMatchObject({
    current_role: read.current_role,
    companies: read.companies,
    updated_total_experience: read.updated_total_experience,
  })
  expect(copy.tags.length).toBeGreaterThan(0)
  expect(copy.loyalty).toBeGreaterThan(0)
})

test('an edit of staff stands until the contractor says something else, field by field', async () => {
  const marnie = await aRegisteredContractor(product)
  const { send } = product.as(marnie)
  const hash = await hashOf(product, marnie)
  const before = await send(contractorProfiles.own, {})
  await editCopy(hash, { phone: '0491 570 110', rate: 222, location: 'Dampier WA' })

  // The same as before is nothing else.
  await send(contractorProfiles.update, { phone: before.phone ?? '', suburb: 'Leonora' })

  expect(await open(hash)).toMatchObject({
    phone: '0491 570 110',
    rate: 222,
    location: 'Leonora WA',
    said: { phone: before.phone, rate: 88.5, location: 'Leonora WA' },
  })
  expect(await send(contractorProfiles.own, {})).toMatchObject({
    phone: before.phone,
    rate: before.rate,
  })

  await send(contractorProfiles.update, { rate: 990, rate_type: 'day' })
  expect(await open(hash)).toMatchObject({ phone: '0491 570 110', rate: 99 })
})

test('an availability that is said again counts from that day', async () => {
  const marnie = await aRegisteredContractor(product)
  const hash = await hashOf(product, marnie)
  const first = await open(hash)
  product.moveClock(3600)

  await product.as(marnie).send(contractorProfiles.update, { availability: first.availability })

  const again = await open(hash)
  expect(again.availability).toBe(first.availability)
  expect(again.availability_date).toBeGreaterThan(first.availability_date ?? 0)
  expect(again.sortingAvailability).toBeGreaterThan(first.sortingAvailability ?? 0)
})

test('a new address is found by', async () => {
  const marnie = await aRegisteredContractor(product)
  const hash = await hashOf(product, marnie)
  const newEmailAddress = `moved-${hash.slice(0, 8)}@people.example`

  await product.as(marnie).send(contractorSettings.email, {
    setting: 'email',
    newEmailAddress,
    newEmailAddressConfirm: newEmailAddress,
    accountPassword: marnie.password,
  })

  expect((await open(hash)).email).toBe(newEmailAddress)
})

test('whoever is erased is gone from the library at once', async () => {
  const marnie = await aRegisteredContractor(product)
  const hash = await hashOf(product, marnie)
  const before = await totalOf(staff)

  await product.as(marnie).send(ownData.erase, { accountPassword: marnie.password })

  expect(await totalOf(staff)).toBe(before - 1)
  const gone = await product.ask(`/profile.php?getIndividual&ph=${hash}`, {
    headers: bearer(staff.token),
  })
  expect(gone.status).toBe(404)
})

test('those who had registered before there was a library are copied, once', async () => {
  const marnie = await aRegisteredContractor(product)
  const hash = await hashOf(product, marnie)
  const before = await totalOf(staff)
  await writing.deleteFrom('profile').where('contractor_id', '=', marnie.id).execute()
  expect(await totalOf(staff)).toBe(before - 1)

  const first = '00000000-0000-0000-0000-000000000000'
  await product.world.tasks.promise(writing, copyEverybody, { after: first })
  await product.runTasks()

  expect((await open(hash)).full_name).toBe('Marnie Okafor')
  expect(await totalOf(staff)).toBe(before)
})

test('who changes rate and address in two windows at once is copied with both', async () => {
  const marnie = await aRegisteredContractor(product)
  const { profile_hash } = await product.as(marnie).send(contractorProfiles.own, {})
  const { database, clock } = product.world
  let other: Promise<void> | undefined

  await inOneTransaction(database, async (db) => {
    await db
      .updateTable('account')
      .set({ email: 'marnie.at.home@people.example' })
      .where('id', '=', marnie.id)
      .execute()
    await copyContractors(db, [marnie.id], clock())
    other = inOneTransaction(database, async (elsewhere) => {
      await elsewhere
        .updateTable('contractor')
        .set({ rate: '91.00', rate_type: 'hour' })
        .where('id', '=', marnie.id)
        .execute()
      await copyContractors(elsewhere, [marnie.id], clock())
    })
    await expect.poll(() => waitersOn(database)).toBeGreaterThan(0)
  })
  await other

  expect(await open(profile_hash)).toMatchObject({
    rate: 91,
    email: 'marnie.at.home@people.example',
  })
})
