import { beforeAll, expect, test } from 'vitest'
import {
  communityMembers,
  communityMessages,
  companyCommunities,
  contractorCommunities,
  ownData,
} from '@headframe/wire'
import {
  aCommunityOf,
  aMemberOf,
  memberIdOf,
  toldOfCommunities,
} from '../../testing/communities.ts'
import { inEitherOrder } from '../../testing/at-once/either-order.ts'
import { aCompany, aContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { codesOf } from '../../testing/requests.ts'

const product = await aProduct()
const rounds = 10
const manyTries = { timeout: 120_000 }

let saltbush: Person

beforeAll(async () => {
  saltbush = await aCompany(product)
})

/** A pool, somebody who may join it, and what either side may do about it. */
async function aPool() {
  const ash = await aContractor(product)
  const { id } = await aCommunityOf(product, saltbush)
  const [company, contractor] = [product.as(saltbush).send, product.as(ash).send]
  return {
    ash,
    join: () => aMemberOf(product, { id }, ash),
    apply: () => contractor(contractorCommunities.apply, { id }),
    withdraw: () => contractor(contractorCommunities.withdraw, { id }),
    erase: () => contractor(ownData.erase, { accountPassword: ash.password }),
    reply: () => contractor(communityMessages.toCompany, { id, body: 'Yes.' }),
    pause: () => company(companyCommunities.update, { id, status: 'paused' }),
    decide: (memberId: string, status: 'Accepted' | 'Declined', reason = '') =>
      company(communityMembers.decide, { id, memberId, status, reason }),
    write: (memberId: string, body = 'Hello') =>
      company(communityMessages.toMember, { id, memberId, body }),
    look: () => company(companyCommunities.one, { id }),
    members: () => company(communityMembers.list, { id, search: '' }),
    memberId: () => memberIdOf(product, id, ash),
    thread: (memberId: string) => company(communityMessages.ofMember, { id, memberId }),
  }
}

test('somebody who applies while the pool is paused is in or is not', manyTries, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { apply, pause, look } = await aPool()
    const [applied, paused] = await codesOf(inEitherOrder(round, apply, pause))
    const { applicants_count, status } = await look()
    expect([paused, status]).toEqual(['fulfilled', 'paused'])
    expect([applied, applicants_count]).toEqual(
      applied === 'fulfilled' ? ['fulfilled', 1] : ['POOL_NOT_OPEN', 0],
    )
  }
})

test('twenty taps are one application, counted once', manyTries, async () => {
  const { apply, look } = await aPool()
  const codes = await codesOf(Array.from({ length: 20 }, apply))
  expect(new Set(codes)).toEqual(new Set(['fulfilled']))
  expect(await look()).toMatchObject({ applicants_count: 1, pending_count: 1 })
})

test('a decision and a withdrawal at once leave the one or the other', manyTries, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { ash, join, decide, withdraw, look } = await aPool()
    const memberId = await join()
    const [decided, withdrawn] = await codesOf(
      inEitherOrder(round, () => decide(memberId, 'Accepted'), withdraw),
    )
    const { accepted_count, applicants_count } = await look()
    const letters = await toldOfCommunities(product, ash, 320)
    if (withdrawn === 'fulfilled') {
      expect([decided, accepted_count, applicants_count]).toEqual(['NOT_FOUND', 0, 0])
      expect(letters).toEqual([])
    } else {
      expect([decided, withdrawn]).toEqual(['fulfilled', 'NOT_WITHDRAWABLE'])
      expect([accepted_count, applicants_count]).toEqual([1, 1])
      expect(letters).toHaveLength(1)
    }
  }
})

test('two decisions at once leave one of them, told once', manyTries, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { ash, join, decide, members } = await aPool()
    const memberId = await join()
    const codes = await codesOf([
      decide(memberId, 'Accepted', 'Yes'),
      decide(memberId, 'Declined', 'No'),
    ])
    expect(codes).toEqual(['fulfilled', 'fulfilled'])
    const [member] = await members()
    const letters = await toldOfCommunities(product, ash, 320)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain(member?.status === 'Accepted' ? '“Yes”' : '“No”')
  }
})

test('messages that are sent at once all arrive, in one order for both', manyTries, async () => {
  const { join, write, reply, thread } = await aPool()
  const memberId = await join()
  await write(memberId, 'First')
  const codes = await codesOf(
    Array.from({ length: rounds }, (_, which) =>
      which % 2 === 0 ? write(memberId, `Message ${which}`) : reply(),
    ),
  )
  expect(new Set(codes)).toEqual(new Set(['fulfilled']))
  const { data } = await thread(memberId)
  expect(data).toHaveLength(rounds + 1)
  expect(data.map(({ id }) => id)).toEqual((await thread(memberId)).data.map(({ id }) => id))
  const times = data.map(({ timestamp }) => timestamp)
  expect(times[0]).toBe(Math.min(...times))
})

test('an erasure and an application or a message at once leave nothing', manyTries, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { ash, apply, erase, look, join, write, reply } = await aPool()
    const other = round % 2 === 0 ? apply : reply
    if (other === reply) await write(await join())

    const [did, erased] = await codesOf(inEitherOrder(Math.floor(round / 2), other, erase))

    expect(erased).toBe('fulfilled')
    // Who was let in just before finds that the thread went with the account.
    const gone = other === reply ? ['UNAUTHENTICATED', 'NOT_FOUND'] : ['UNAUTHENTICATED']
    expect(did).toBeOneOf(['fulfilled', ...gone])
    expect(await look()).toMatchObject({ applicants_count: 0, unread: 0 })
    const { reading } = product.world.database
    const left = await reading
      .selectFrom('community_member')
      .select('id')
      .where('contractor_id', '=', ash.id)
      .execute()
    expect(left).toEqual([])
  }
})
