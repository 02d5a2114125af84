import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  communityMembers,
  companyCommunities,
  contractorCommunities,
  contractorProfiles,
} from '@headframe/wire'
import type { CommunityStatus } from '@headframe/wire'
import {
  aCommunityOf,
  aMemberOf,
  memberIdOf,
  toldOfCommunities,
} from '../../testing/communities.ts'
import { aCompany, aContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { aWholeProfile } from '../../testing/profile.ts'
import { bearer, refusalOf } from '../../testing/requests.ts'

const product = await aProduct()

const apply = (who: Person, id: string) => product.as(who).send(contractorCommunities.apply, { id })
const withdraw = (who: Person, id: string) =>
  product.as(who).send(contractorCommunities.withdraw, { id })
const setStatus = (company: Person, id: string, status: CommunityStatus) =>
  product.as(company).send(companyCommunities.update, { id, status })
const decide = async (
  company: Person,
  id: string,
  who: Person,
  status: 'Under Review' | 'Accepted' | 'Declined',
  reason = '',
) => {
  const memberId = await memberIdOf(product, id, who)
  return product.as(company).send(communityMembers.decide, { id, memberId, status, reason })
}

/** A product of its own: what everybody may see is counted. */
async function aMarket() {
  const market = await aProduct()
  const company = await aCompany(market)
  const ash = await aContractor(market)
  const open = (title: string, workType: 'contract' | 'permanent' | 'either', more = {}) =>
    aCommunityOf(market, company, { title, workType, ...more })
  const pools = {
    contract: await open('Contract fitters', 'contract'),
    permanent: await open('Permanent planners', 'permanent', { qualifications: ['Primavera'] }),
    either: await open('Either electricians', 'either', {
      location_lat: null,
      location_lng: null,
    }),
    paused: await open('Paused painters', 'contract', { status: 'paused' }),
    closed: await open('Closed carpenters', 'contract'),
  }
  await market.as(ash).send(contractorCommunities.apply, { id: pools.closed.id })
  await market.as(ash).send(contractorCommunities.apply, { id: pools.contract.id })
  await market.as(company).send(companyCommunities.update, {
    id: pools.closed.id,
    status: 'closed',
  })
  const list = (wish: object = {}) =>
    market.as(ash).send(contractorCommunities.list, { search: '', ...wish })
  const titles = async (wish: object = {}) => (await list(wish)).data.map(({ title }) => title)
  return { market, company, ash, pools, list, titles }
}

describe('the list', () => {
  test('has what is open and what one has applied to, newest first, with numbers of one’s own', async () => {
    const { list } = await aMarket()
    const { data, meta } = await list()
    expect(data.map(({ title, applicationStatus }) => [title, applicationStatus])).toEqual([
      ['Closed carpenters', 'Applied'],
      ['Either electricians', null],
      ['Permanent planners', null],
      ['Contract fitters', 'Applied'],
    ])
    expect(meta).toEqual({
      total: 4,
      page: 1,
      perPage: 100,
      pages: 1,
      stats: { total: 4, applied: 2, accepted: 0, pending: 2 },
    })
  })

  test('is narrowed down by words, work type and state, and its numbers are not', async () => {
    const { list, titles } = await aMarket()
    expect(await titles({ type: 'contract' })).toEqual([
      'Closed carpenters',
      'Either electricians',
      'Contract fitters',
    ])
    expect(await titles({ type: 'permanent' })).toEqual([
      'Either electricians',
      'Permanent planners',
    ])
    expect(await titles({ status: 'available' })).toEqual([
      'Either electricians',
      'Permanent planners',
    ])
    expect(await titles({ status: 'my-applications' })).toEqual([
      'Closed carpenters',
      'Contract fitters',
    ])
    expect(await titles({ search: 'primavera' })).toEqual(['Permanent planners'])
    expect(await titles({ search: 'saltbush fitters' })).toEqual(['Contract fitters'])
    expect(await titles({ search: 'carpenters', status: 'available' })).toEqual([])
    const { meta } = await list({ search: 'nothing like it' })
    expect(meta).toMatchObject({ total: 0, stats: { total: 4, applied: 2 } })
  })

  test('on a map has those with a place, and says how many have none', async () => {
    const { market, ash, titles } = await aMarket()
    expect(await titles({ view: 'map' })).toEqual([
      'Closed carpenters',
      'Permanent planners',
      'Contract fitters',
    ])
    const response = await market.ask('/contractor/v2/talent-pools?view=map', {
      headers: bearer(ash.token),
    })
    const told = ['x-without-location', 'x-applied', 'x-pending', 'x-everything', 'x-total-count']
    expect(told.map((name) => response.headers.get(name))).toEqual(['1', '2', '2', '4', '3'])
  })

  test('turns pages without leaving anything out or telling it twice', async () => {
    const { market, company, titles } = await aMarket()
    const made = await Promise.all(
      Array.from({ length: 26 }, (_, which) =>
        aCommunityOf(market, company, { title: `Turned ${which}`, qualifications: [] }),
      ),
    )
    const [first, second] = [
      await titles({ search: 'turned', page: 1 }),
      await titles({ search: 'turned', page: 2 }),
    ]
    expect([first.length, second.length]).toEqual([24, 2])
    expect(new Set([...first, ...second])).toEqual(new Set(made.map(({ title }) => title)))
    // A page beyond the last one is the last one.
    expect(await titles({ search: 'turned', page: 9 })).toEqual(second)
  })
})

describe('a talent pool', () => {
  test('tells a contractor everything but what its company keeps to itself', async () => {
    const [company, ash] = [await aCompany(product), await aContractor(product)]
    const { id } = await aCommunityOf(product, company)
    const shown = await product.as(ash).send(contractorCommunities.one, { id })
    expect(shown).toMatchObject({
      applicationStatus: null,
      application_date: null,
      has_messages: false,
      unread: 0,
      match: null,
      requirements: ['Police check'],
    })
    for (const hidden of ['description', 'type', 'rate', 'rateType', 'timeline', 'declined_count'])
      expect(Object.keys(shown)).not.toContain(hidden)
  })

  test('that is paused is only there for those who have applied', async () => {
    const company = await aCompany(product)
    const [ash, billie] = [await aContractor(product), await aContractor(product)]
    const { id } = await aCommunityOf(product, company)
    await apply(ash, id)
    await setStatus(company, id, 'paused')
    const look = (who: Person) => product.as(who).send(contractorCommunities.one, { id })

    expect(await look(ash)).toMatchObject({ status: 'paused', applicationStatus: 'Applied' })
    expect(await refusalOf(look(billie))).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Talent pool not found.',
    })
    expect(await refusalOf(apply(billie, id))).toMatchObject({
      code: 'POOL_NOT_OPEN',
      message: 'Failed to apply to the talent pool.',
    })
    expect(await refusalOf(apply(billie, randomUUID()))).toMatchObject({ code: 'NOT_FOUND' })
    // Who is in stays as they are.
    expect(await apply(ash, id)).toMatchObject({ applicationStatus: 'Applied' })
  })

  test('tells strangers no average that is of a few', async () => {
    const [company, ash] = [await aCompany(product), await aContractor(product)]
    const pool = await aCommunityOf(product, company)
    const join = async () => {
      const who = await aContractor(product)
      const profile = await aWholeProfile(product)
      await product
        .as(who)
        .send(contractorProfiles.update, { ...profile, rate: 80, rate_type: 'hour' })
      await aMemberOf(product, pool, who)
    }
    const averages = async () => [
      (await product.as(company).send(companyCommunities.one, { id: pool.id })).avg_rate,
      (await product.as(ash).send(contractorCommunities.one, { id: pool.id })).avg_rate,
    ]
    for (let joined = 1; joined <= 4; joined += 1) await join()
    expect(await averages()).toEqual([80, null])
    await join()
    expect(await averages()).toEqual([80, 80])
  })
})

describe('an application', () => {
  test('is made and taken back, again and again, and counts while it stands', async () => {
    const [company, ash] = [await aCompany(product), await aContractor(product)]
    const { id } = await aCommunityOf(product, company)
    for (let round = 0; round < 2; round += 1) {
      expect(await apply(ash, id)).toEqual({
        id,
        applicationStatus: 'Applied',
        applicants_count: 1,
        accepted_count: 0,
        pending_count: 1,
      })
      const none = {
        id,
        applicationStatus: null,
        applicants_count: 0,
        accepted_count: 0,
        pending_count: 0,
      }
      expect(await withdraw(ash, id)).toEqual(none)
      expect(await withdraw(ash, id)).toEqual(none)
    }
    // What was taken back in time is told to nobody.
    expect(await toldOfCommunities(product, company, 120)).toEqual([])
  })

  test.each(['Under Review', 'Accepted', 'Declined'] as const)(
    'that is %s is not withdrawn',
    async (status) => {
      const [company, ash] = [await aCompany(product), await aContractor(product)]
      const { id } = await aCommunityOf(product, company)
      await apply(ash, id)
      await decide(company, id, ash, status)

      expect(await refusalOf(withdraw(ash, id))).toMatchObject({
        code: 'NOT_WITHDRAWABLE',
        message: 'Failed to withdraw application.',
      })
      const again = apply(ash, id)
      if (status === 'Declined')
        expect(await refusalOf(again)).toMatchObject({
          code: 'DECLINED',
          message: 'Failed to apply to the talent pool.',
        })
      else expect(await again).toMatchObject({ applicationStatus: status, applicants_count: 1 })
    },
  )

  test('is told to the company once it has stood for a minute, and once', async () => {
    const [company, ash] = [await aCompany(product), await aContractor(product)]
    const { id, title } = await aCommunityOf(product, company)
    await apply(ash, id)

    expect(await toldOfCommunities(product, company, 10)).toEqual([])
    const [mail, ...more] = await toldOfCommunities(product, company, 60)
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      kind: 'pool-application-new',
      subject: `New applicant for your talent pool ${title}`,
      link: `http://headframe.test/company/talent-pools/${id}`,
    })
    expect(mail?.text).toContain('Ash Doyle')
    expect(await toldOfCommunities(product, company, 3600)).toHaveLength(1)
  })
})
