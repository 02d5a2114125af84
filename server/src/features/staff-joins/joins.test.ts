import { describe, expect, test } from 'vitest'
import { ownData, productName, staffJoins, staffProfiles } from '@headframe/wire'
import { hashOf } from '../../testing/disclosures.ts'
import { aBench, aNoteOn, aProfile } from '../../testing/library.ts'
import { aRegisteredContractor, aStaffMember } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { answerOf, bearer, json } from '../../testing/requests.ts'

const product = await aProduct()
const phone = '0491 570 159'

const proposalsFor = (staff: Person) => product.as(staff).send(staffJoins.list, {})
const open = (staff: Person, ph: string) => product.as(staff).send(staffProfiles.one, { ph })
const namesFor = async (staff: Person) => {
  const wish = { search: '', sortField: 'full_name', sortOrder: 'asc' } as const
  const { profileData, totalProfiles } = await product.as(staff).send(staffProfiles.list, wish)
  expect(totalProfiles).toBe(profileData.length)
  return profileData.map(({ full_name }) => full_name)
}

async function join(staff: Person, id: string | undefined, action: 'join' | 'dismiss' = 'join') {
  return product.as(staff).send(staffJoins.resolve, { id: id ?? '', action })
}

/** Answers what a decision that comes too late, or from somebody else, is told. */
async function refusalTo(staff: Person, id: string, action: string) {
  const body = json({ id, action }, bearer(staff.token))
  const response = await product.ask('/profile.php?resolveJoin', body)
  return answerOf(response)
}

describe('two profiles of one account are proposed', () => {
  test.each([
    [{ email: 'casey@people.example' }, { email: 'Casey@People.Example', fullName: 'C. M.' }, true],
    [{ phone }, { phone: '+61 491 570 159', fullName: 'Morgan, Casey' }, true],
    [{ phone }, { phone, fullName: 'Robin Hale' }, false],
    [{ phone: '570 159' }, { phone: '570 159' }, false],
    [{}, {}, false],
  ])('%o and %o: %s', async (one, other, isProposed) => {
    const staff = await aStaffMember(product)
    await aProfile(product, staff, one)
    await aProfile(product, await aStaffMember(product), other)
    expect(await proposalsFor(staff)).toEqual([])

    await aProfile(product, staff, other)

    expect(await proposalsFor(staff)).toHaveLength(isProposed ? 1 : 0)
  })
})

test('a proposal tells both sides and why', async () => {
  const staff = await aStaffMember(product)
  const older = await aProfile(product, staff, { phone, email: 'casey@people.example' })
  await aProfile(product, staff, { phone, email: 'casey@people.example', fullName: 'Kasey Morgan' })

  const [proposal] = await proposalsFor(staff)

  const sides = [proposal?.a, proposal?.b]
  expect(sides).toContainEqual({
    profile_hash: older.hash,
    full_name: 'Casey Morgan',
    email: 'casey@people.example',
    phone,
    current_role: null,
    source: 'upload',
  })
  expect(proposal?.evidence).toEqual([
    'The same email address: casey@people.example',
    'The same phone number, ending in 0159',
    expect.stringContaining('Similar names: '),
  ])
})

test('joined, the older one stays with all that the other had, and both hashes open it', async () => {
  const staff = await aStaffMember(product)
  const older = await aProfile(product, staff, { email: 'casey@people.example' })
  product.moveClock(60)
  const newer = await aProfile(product, staff, {
    email: 'casey@people.example',
    fullName: 'Casey J. Morgan',
  })
  await aNoteOn(product, older, 'Met at the fair.')
  await aNoteOn(product, newer, 'Prefers Leinster.')
  const both = await aBench(product, staff, [older, newer])
  const one = await aBench(product, staff, [newer])
  const [proposal] = await proposalsFor(staff)

  expect(await join(staff, proposal?.id)).toEqual({ success: true, profile_hash: older.hash })

  expect(await proposalsFor(staff)).toEqual([])
  expect(await namesFor(staff)).toEqual(['Casey Morgan'])
  for (const hash of [older.hash, newer.hash]) {
    const person = await open(staff, hash)
    expect(person.profile_hash).toBe(older.hash)
    expect(person.notes.map(({ note }) => note).toSorted()).toEqual([
      'Met at the fair.',
      'Prefers Leinster.',
    ])
    expect(person.pools.toSorted()).toEqual([both.hash, one.hash].toSorted())
  }
  const found = { search: 'leinster', sortOrder: 'desc' } as const
  expect((await product.as(staff).send(staffProfiles.list, found)).totalProfiles).toBe(1)
  // Whoever presses twice, or decides in another window, is told that it is decided.
  expect(await refusalTo(staff, proposal?.id ?? '', 'join')).toMatchObject({ status: 404 })
})

test('dismissed, they are never proposed again', async () => {
  const staff = await aStaffMember(product)
  const one = await aProfile(product, staff, { email: 'casey@people.example' })
  await aProfile(product, staff, { email: 'casey@people.example' })
  const [proposal] = await proposalsFor(staff)

  expect(await join(staff, proposal?.id, 'dismiss')).toEqual({ success: true, profile_hash: null })

  await aNoteOn(product, one, 'Not the same.')
  expect(await proposalsFor(staff)).toEqual([])
  expect(await namesFor(staff)).toEqual(['Casey Morgan', 'Casey Morgan'])
})

test('a decision is one of the two', async () => {
  const staff = await aStaffMember(product)
  await aProfile(product, staff, { email: 'casey@people.example' })
  await aProfile(product, staff, { email: 'casey@people.example' })
  const [proposal] = await proposalsFor(staff)

  expect(await refusalTo(staff, proposal?.id ?? '', 'both')).toMatchObject({
    status: 422,
    body: { code: 'INVALID', success: false },
  })
  expect(await proposalsFor(staff)).toHaveLength(1)
})

test('a contractor stays whoever came first, and parts from an upload when they are erased', async () => {
  const staff = await aStaffMember(product, productName)
  const marnie = await aRegisteredContractor(product)
  const hash = await hashOf(product, marnie)
  const upload = await aProfile(product, staff, { fullName: 'M. Okafor', email: marnie.email })
  await aNoteOn(product, upload, 'From the stack of May.')
  const bench = await aBench(product, staff, [upload])
  const leftBench = await aBench(product, staff, [upload])
  const proposal = (await proposalsFor(staff)).find(({ a, b }) =>
    [a, b].some(({ profile_hash }) => profile_hash === upload.hash),
  )

  expect(await join(staff, proposal?.id)).toMatchObject({ profile_hash: hash })

  const joined = await open(staff, upload.hash)
  expect(joined).toMatchObject({ profile_hash: hash, source: 'contractor' })
  await aNoteOn(product, { id: await idOf(hash) }, 'Said on the phone.')
  const { writing } = product.world.database
  await writing
    .updateTable('bench_member')
    .set({ status: 'Accepted' })
    .where('bench_id', '=', bench.id)
    .where('profile_id', '=', await idOf(hash))
    .execute()
  await writing
    .deleteFrom('bench_member')
    .where('bench_id', '=', leftBench.id)
    .where('profile_id', '=', await idOf(hash))
    .execute()

  await product.as(marnie).send(ownData.erase, { accountPassword: marnie.password })

  const apart = await open(staff, upload.hash)
  expect(apart).toMatchObject({ profile_hash: upload.hash, full_name: 'M. Okafor', uuid: null })
  expect(apart.notes.map(({ note }) => note)).toEqual(['From the stack of May.'])
  expect(apart.pools).toEqual([bench.hash])
  const wish = { search: 'okafor', sortOrder: 'desc' } as const
  const { profileData } = await product.as(staff).send(staffProfiles.list, wish)
  expect(profileData.map((person) => person.profile_hash)).toContain(upload.hash)
})

async function idOf(hash: string): Promise<string> {
  const { id } = await product.world.database.reading
    .selectFrom('profile')
    .select('id')
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow()
  return id
}

test('two who decide at once: one is told that it is decided', async () => {
  for (let round = 0; round < 20; round += 1) {
    const staff = await aStaffMember(product)
    await aProfile(product, staff, { email: 'casey@people.example' })
    await aProfile(product, staff, { email: 'casey@people.example' })
    const [proposal] = await proposalsFor(staff)

    const decisions = await Promise.allSettled([
      join(staff, proposal?.id),
      join(staff, proposal?.id, 'dismiss'),
    ])

    expect(decisions.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const isJoined = decisions[0]?.status === 'fulfilled'
    expect(await namesFor(staff)).toHaveLength(isJoined ? 1 : 2)
  }
})
