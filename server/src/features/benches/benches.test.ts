import { beforeEach, describe, expect, test } from 'vitest'
import { benches, staffProfiles } from '@headframe/wire'
import type { MemberStatus } from '@headframe/wire'
import { aBench, aProfile } from '../../testing/library.ts'
import { aStaffMember } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { answerOf, bearer, codesOf, json } from '../../testing/requests.ts'

const product = await aProduct()

let staff: Person

beforeEach(async () => {
  staff = await aStaffMember(product)
})

const as = (who = staff) => product.as(who).send
const post = async (flag: string, body: object) =>
  answerOf(await product.ask(`/talentpool.php?${flag}`, json(body, bearer(staff.token))))
const membersOf = async (tph: string, wish: { status?: MemberStatus; search?: string } = {}) => {
  const asked = { tph, search: '', sortField: 'full_name', sortOrder: 'asc', ...wish } as const
  const { profileData, totalProfiles } = await as()(benches.members, asked)
  expect(totalProfiles).toBe(profileData.length)
  return profileData.map(({ full_name, member_status }) => `${full_name}: ${member_status}`)
}

describe('a talent pool', () => {
  test('is made, changed, put away and brought back', async () => {
    const form = { name: ' Shutdown crew ', location: '', tags: ['Rigger', 'rigger', 'Fitter'] }

    const { body } = await post('createPool', form)
    const made = (body['data'] ?? {}) as { talent_pool_hash: string }

    expect(body).toEqual({
      status: 'SUCCESS',
      data: {
        talent_pool_hash: expect.stringMatching(/^[0-9a-f]{32}$/),
        name: 'Shutdown crew',
        location: null,
        description: null,
        tags: ['Rigger', 'Fitter'],
        archived: false,
        total: 0,
        accepted: 0,
        pending: 0,
        declined: 0,
        creation_date: expect.any(Number),
      },
    })
    const tph = made.talent_pool_hash
    const changed = await as()(benches.update, { tph, description: 'May.\nPerth.' })
    expect(changed.data).toEqual({ ...made, description: 'May.\nPerth.' })
    expect(await as()(benches.one, { tph })).toEqual(changed.data)

    await as()(benches.archive, { tph, archived: true })
    const again = await as()(benches.archive, { tph, archived: true })
    expect(again.data.archived).toBe(true)
    expect(await as()(benches.list, {})).toEqual([])
    expect(await as()(benches.list, { archived: '1' })).toEqual([again.data])
    expect(await codesOf([as()(benches.update, { tph, name: 'Other' })])).toEqual(['POOL_ARCHIVED'])

    await as()(benches.archive, { tph, archived: false })
    expect(await as()(benches.list, {})).toEqual([changed.data])
  })

  test('is made once, however often the form is sent', async () => {
    const headers = { ...bearer(staff.token), 'idempotency-key': 'once' }
    const sent = json({ name: 'Crew', tags: [] }, headers)
    for (let time = 0; time < 2; time += 1) await product.ask('/talentpool.php?createPool', sent)
    expect(await as()(benches.list, {})).toHaveLength(1)
  })

  test.each([
    [{ name: ' ' }, 'name', 'The name of a talent pool cannot be empty'],
    [{ name: 'x'.repeat(121) }, 'name', 'Must be 120 characters or fewer'],
    [{ name: 'Crew', location: 'x'.repeat(256) }, 'location', 'Must be 255 characters or fewer'],
    [
      { name: 'Crew', description: 'x'.repeat(4001) },
      'description',
      'Must be 4000 characters or fewer',
    ],
    [
      { name: 'Crew', tags: Array.from({ length: 51 }, (_, at) => `t${at}`) },
      'tags',
      'Must be 50 entries or fewer',
    ],
  ])('%o is refused with its own text', async (form, field, text) => {
    const refused = await post('createPool', form)
    expect(refused).toMatchObject({
      status: 422,
      body: { error: text, status: text, fields: { [field]: text } },
    })
    const { hash } = await aBench(product, staff)
    expect(await post(`updatePool&tph=${hash}`, form)).toMatchObject({
      status: 422,
      body: { status: text },
    })
  })

  test('that is not there is refused in the words of the contract', async () => {
    expect(await post('updatePool&tph=unknown', { name: 'Crew' })).toMatchObject({
      status: 404,
      body: {
        error:
          'Something went wrong when attempting to create the new talent pool, please try again.',
        status: 'ERROR',
      },
    })
  })
})

describe('members', () => {
  test('come pending, change their standing, and go', async () => {
    const { hash: tph } = await aBench(product, staff)
    const { hash: ph } = await aProfile(product, staff, { fullName: 'Ash Wombat' })
    const { hash: other } = await aProfile(product, staff, { fullName: 'Bo Numbat' })

    await as()(benches.add, { tph, ph: other })
    for (const added of [true, false]) {
      const reply = await as()(benches.add, { tph, ph })
      expect(reply).toEqual({ success: true, status: 'SUCCESS', added })
    }
    expect(await membersOf(tph)).toEqual(['Ash Wombat: Pending', 'Bo Numbat: Pending'])
    expect(await as()(benches.ofProfile, { ph })).toEqual([
      { talent_pool_hash: tph, name: 'Shutdown crew' },
    ])

    const set = await as()(benches.setStatus, { tph, ph, status: 'Accepted' })
    expect(set.member_status).toBe('Accepted')
    // Whoever is put on it once more stays as they are.
    await as()(benches.add, { tph, ph })
    expect(await membersOf(tph, { status: 'Accepted' })).toEqual(['Ash Wombat: Accepted'])
    expect(await membersOf(tph, { status: 'Declined' })).toEqual([])
    expect(await membersOf(tph, { search: 'numbat' })).toEqual(['Bo Numbat: Pending'])
    expect(await as()(benches.one, { tph })).toMatchObject({ total: 2, accepted: 1, pending: 1 })

    for (const member_status of ['Accepted', null]) {
      const reply = await as()(benches.remove, { tph, ph })
      expect(reply).toEqual({ success: true, status: 'SUCCESS', member_status })
    }
    expect(await membersOf(tph)).toEqual(['Bo Numbat: Pending'])
    for (const nobody of [{ tph, ph, status: 'Declined' }, { tph, ph, status: 'Maybe' }, {}]) {
      expect(await post('setMemberStatus', nobody)).toMatchObject({
        status: 404,
        body: { success: false, status: 'ERROR' },
      })
    }
    expect(await post('setMemberStatus', { tph, ph: other, status: 'Maybe' })).toMatchObject({
      status: 422,
      body: { error: 'Please select a valid status' },
    })
  })

  test('who were removed from the account do not count, and are back where they were', async () => {
    const person = await aProfile(product, staff)
    const { hash: tph } = await aBench(product, staff, [person])

    await as()(staffProfiles.remove, { ph: person.hash })
    expect(await membersOf(tph)).toEqual([])
    expect(await as()(benches.stats, { tph })).toMatchObject({ total: 0, pending: 0 })

    await as()(staffProfiles.restore, { ph: person.hash })
    expect(await membersOf(tph)).toEqual(['Casey Morgan: Pending'])
  })

  test('of an archived pool stay, and take no change', async () => {
    const person = await aProfile(product, staff)
    const { hash: tph } = await aBench(product, staff, [person])
    await as()(benches.archive, { tph, archived: true })

    const ph = person.hash
    const writes = [
      as()(benches.add, { tph, ph }),
      as()(benches.remove, { tph, ph }),
      as()(benches.setStatus, { tph, ph, status: 'Accepted' }),
    ]
    expect(await codesOf(writes)).toEqual(['POOL_ARCHIVED', 'POOL_ARCHIVED', 'POOL_ARCHIVED'])
    expect(await membersOf(tph)).toEqual(['Casey Morgan: Pending'])
    // It is no badge any more.
    expect((await as()(staffProfiles.one, { ph })).talentPools).toEqual([])
  })

  test('in the order in which they came', async () => {
    const { hash: tph } = await aBench(product, staff)
    for (const fullName of ['Ash Wombat', 'Zoe Bilby', 'Bo Numbat']) {
      const { hash: ph } = await aProfile(product, staff, { fullName })
      await as()(benches.add, { tph, ph })
      product.moveClock(60)
    }
    const asked = { tph, search: '', sortField: 'member_since', sortOrder: 'desc' } as const
    const { profileData } = await as()(benches.members, asked)
    expect(profileData.map(({ full_name }) => full_name)).toEqual([
      'Bo Numbat',
      'Zoe Bilby',
      'Ash Wombat',
    ])
    expect(await as()(benches.allMembers, { tph })).toHaveLength(3)
  })
})

test('averages are of those who have the value', async () => {
  const people = [
    await aProfile(product, staff, { salary: 100_000, rate: 50 }),
    await aProfile(product, staff, { salary: 151_000, rate: 60.25 }),
    await aProfile(product, staff, { rate: 60 }),
  ]
  const { hash: tph } = await aBench(product, staff, people)

  expect(await as()(benches.stats, { tph })).toEqual({
    avgSalary: 125_500,
    avgRate: 56.75,
    avgLoyalty: null,
    avgExperience: null,
    avgCompany: null,
    total: 3,
    accepted: 0,
    pending: 3,
    declined: 0,
  })
})

test('putting on and taking off at once, and putting away meanwhile, leave a whole bench', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { hash: tph } = await aBench(product, staff)
    const { hash: ph } = await aProfile(product, staff)

    const codes = await codesOf([
      as()(benches.add, { tph, ph }),
      as()(benches.remove, { tph, ph }),
      as()(benches.archive, { tph, archived: true }),
      as()(benches.add, { tph, ph }),
    ])

    for (const code of codes) expect(['fulfilled', 'POOL_ARCHIVED']).toContain(code)
    expect(codes[2]).toBe('fulfilled')
    const { total, archived } = await as()(benches.one, { tph })
    expect(archived).toBe(true)
    expect(await membersOf(tph)).toHaveLength(total)
  }
})
