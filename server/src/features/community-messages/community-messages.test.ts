import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  communityMessages,
  communityMembers,
  companyCommunities,
  contractorCommunities,
  ownData,
} from '@headframe/wire'
import { aCommunityOf, aMemberOf, aThread, toldOfCommunities } from '../../testing/communities.ts'
import { aColleague } from '../../testing/colleagues.ts'
import { aCompany, aContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { bearer, json, refusalOf } from '../../testing/requests.ts'

const product = await aProduct()

async function twoSides() {
  const [company, contractor] = [await aCompany(product), await aContractor(product)]
  const member = await aThread(product, { company, contractor })
  const { id } = member
  const [asCompany, asContractor] = [product.as(company).send, product.as(contractor).send]
  return {
    company,
    contractor,
    member,
    write: (body: string) => asCompany(communityMessages.toMember, { ...member, body }),
    reply: (body: string) => asContractor(communityMessages.toCompany, { id, body }),
    seenByCompany: (part: object = {}) =>
      asCompany(communityMessages.ofMember, { ...member, ...part }),
    seenByContractor: (part: object = {}) =>
      asContractor(communityMessages.ofPool, { id, ...part }),
    unread: async () => {
      const [listed] = await asCompany(communityMembers.list, { id, search: '' })
      const pool = await asCompany(companyCommunities.one, { id })
      const community = await asContractor(contractorCommunities.one, { id })
      const { data } = await asContractor(contractorCommunities.list, { search: '' })
      expect(data.find((row) => row.id === id)?.unread).toBe(community.unread)
      return { company: listed?.unread, ofPool: pool.unread, contractor: community.unread }
    },
  }
}

const bodies = ({ data }: { data: readonly { body: string }[] }) => data.map(({ body }) => body)

const authors = ({ data }: { data: readonly { author: string | null }[] }) =>
  data.map(({ author }) => author)

describe('a thread', () => {
  test('is opened by the company, and then both write', async () => {
    const [company, ash] = [await aCompany(product), await aContractor(product)]
    const pool = await aCommunityOf(product, company)
    const memberId = await aMemberOf(product, pool, ash)
    const reply = () =>
      product.as(ash).send(communityMessages.toCompany, { id: pool.id, body: 'Hello?' })
    const look = () => product.as(ash).send(communityMessages.ofPool, { id: pool.id })

    expect(await look()).toEqual({ data: [], has_earlier: false, read_up_to: null })
    expect(await refusalOf(reply())).toMatchObject({
      code: 'NO_THREAD',
      message: 'You can reply once the company has written to you.',
    })

    const first = await product
      .as(company)
      .send(communityMessages.toMember, { id: pool.id, memberId, body: ' <b>Hi</b>\nAsh ' })
    expect(first).toMatchObject({
      from: 'company',
      body: '<b>Hi</b>\nAsh',
      mine: true,
      read: false,
    })
    const second = await reply()
    expect(await look()).toMatchObject({
      data: [
        { id: first.id, mine: false },
        { id: second.id, from: 'contractor', mine: true, read: false },
      ],
    })
  })

  test('counts what is unread on each side, until it is on their screen', async () => {
    const { write, reply, seenByCompany, seenByContractor, unread } = await twoSides()
    await write('And in April?')
    expect(await unread()).toEqual({ company: 0, ofPool: 0, contractor: 2 })
    await seenByContractor()
    await reply('Yes.')
    await reply('From the third on.')
    expect(await unread()).toEqual({ company: 2, ofPool: 2, contractor: 0 })

    const seen = await seenByCompany()
    expect(await unread()).toEqual({ company: 0, ofPool: 0, contractor: 0 })
    expect(bodies(seen)).toEqual([
      'Are you free in March?',
      'And in April?',
      'Yes.',
      'From the third on.',
    ])
    const { data, read_up_to } = await seenByContractor()
    expect(data.map(({ read }) => read)).toEqual([true, true, true, true])
    expect(read_up_to).toBe(data.at(-1)?.id)
  })

  test('tells a colleague who of them has written, and nobody else', async () => {
    const { company, member, reply, seenByContractor } = await twoSides()
    const jane = await aColleague(product, company, 'hirer')
    const asJane = product.as(jane).send
    const sent = await asJane(communityMessages.toMember, { ...member, body: 'Free in May?' })
    expect(sent.author).toBeNull()
    await reply('Yes.')

    const asOwner = () => product.as(company).send(communityMessages.ofMember, member)
    expect(authors(await asOwner())).toEqual([null, 'Jane Okafor', null])
    expect(authors(await asJane(communityMessages.ofMember, member))[1]).toBeNull()
    expect(authors(await seenByContractor())).toEqual([null, null, null])

    // What was written stays when its writer goes.
    const { writing } = product.world.database
    await writing.deleteFrom('account').where('id', '=', jane.id).execute()
    expect(authors(await asOwner())).toEqual([null, null, null])
  })

  test('is read on from any message, forwards and back', async () => {
    const { write, seenByCompany } = await twoSides()
    for (let which = 1; which <= 104; which += 1) {
      if (which % 50 === 0) product.moveClock(3700)
      await write(`Message ${which}`)
    }
    const newest = await seenByCompany()
    expect(newest.data).toHaveLength(100)
    expect([newest.data[0]?.body, newest.has_earlier]).toEqual(['Message 5', true])
    const earlier = await seenByCompany({ before: newest.data[0]?.id })
    expect(earlier.has_earlier).toBe(false)
    expect(bodies(earlier)).toEqual([
      'Are you free in March?',
      'Message 1',
      'Message 2',
      'Message 3',
      'Message 4',
    ])
    const later = await seenByCompany({ after: newest.data.at(-3)?.id })
    expect(bodies(later)).toEqual(['Message 103', 'Message 104'])
    expect(bodies(await seenByCompany({ after: newest.data.at(-1)?.id }))).toEqual([])
    expect(bodies(await seenByCompany({ after: randomUUID() }))).toEqual([])
  })

  test('is nobody else’s', async () => {
    const { member } = await twoSides()
    const other = await twoSides()
    const stranger = await aContractor(product)
    const asked = product.as(other.company).send(communityMessages.ofMember, member)
    expect(await refusalOf(asked)).toMatchObject({ status: 404 })
    for (const who of [stranger, other.contractor])
      expect(
        await refusalOf(product.as(who).send(communityMessages.ofPool, { id: member.id })),
      ).toMatchObject({ status: 404, message: 'Talent pool not found.' })
  })

  test('goes with whoever erases their account', async () => {
    const { company, contractor, member, seenByCompany } = await twoSides()
    await product.as(contractor).send(ownData.erase, { accountPassword: contractor.password })
    expect(await refusalOf(seenByCompany())).toMatchObject({ status: 404 })
    const left = await product.world.database.reading
      .selectFrom('community_message')
      .select('id')
      .where('member_id', '=', member.memberId)
      .execute()
    expect(left).toEqual([])
    // And a company that goes leaves nothing of it either.
    await product.as(company).send(ownData.erase, { accountPassword: company.password })
  })
})

describe('a message', () => {
  test('that is empty or too long is told so', async () => {
    const { write } = await twoSides()
    expect(await refusalOf(write('  \n '))).toMatchObject({
      code: 'INVALID',
      message: 'The message cannot be empty.',
    })
    expect(await refusalOf(write('x'.repeat(4001)))).toMatchObject({
      fields: { body: 'Must be 4000 characters or fewer' },
    })
  })

  test('that is sent again under its key, many times at once, is sent once', async () => {
    const { company, member, seenByContractor } = await twoSides()
    const key = randomUUID()
    const path = `/company/v2/talent-pools/${member.id}/members/${member.memberId}/messages`
    const send = () =>
      product.ask(
        path,
        json({ body: 'Once' }, { ...bearer(company.token), 'idempotency-key': key }),
      )
    const answers = await Promise.all(Array.from({ length: 10 }, send))
    const ids = await Promise.all(
      answers.map(async (one) => ((await one.json()) as { id: string }).id),
    )
    expect(new Set(ids).size).toBe(1)
    expect(bodies(await seenByContractor())).toEqual(['Are you free in March?', 'Once'])
  })

  test('more than sixty in an hour are too many', async () => {
    const { reply } = await twoSides()
    for (let which = 1; which <= 60; which += 1) await reply(`Message ${which}`)
    expect(await refusalOf(reply('One more'))).toMatchObject({ code: 'RATE_LIMITED' })
    product.moveClock(3601)
    await reply('Later')
  })
})

const told = (person: Person, seconds: number) =>
  toldOfCommunities(product, person, seconds).then((mails) =>
    mails.filter(({ kind }) => kind === 'message-new'),
  )

describe('a mail', () => {
  test('tells of messages that nobody has read, once an hour a side', async () => {
    const { contractor, company, member, write, reply, seenByCompany } = await twoSides()
    const [mail, ...more] = await told(contractor, 60)
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      subject: 'New message about Shutdown fitters',
      link: `http://headframe.test/contractor/talent-communities/${member.id}`,
    })
    expect(mail?.text).not.toContain('March')

    await write('And in April?')
    expect(await told(contractor, 600)).toHaveLength(1)
    expect(await told(contractor, 3600)).toHaveLength(2)
    expect(await told(contractor, 7200)).toHaveLength(2)

    await reply('Yes.')
    const [toCompany] = await told(company, 60)
    expect(toCompany?.link).toBe(
      `http://headframe.test/company/talent-pools/${member.id}?thread=${member.memberId}`,
    )
    // Whoever reads in time is not told, and the hour begins anew with the next mail.
    await seenByCompany()
    product.moveClock(3600)
    await reply('Sorry, no.')
    await seenByCompany()
    expect(await told(company, 60)).toHaveLength(1)
    await reply('Or perhaps.')
    expect(await told(company, 60)).toHaveLength(2)
  })

  test('is not sent to whoever has switched such mails off', async () => {
    const { contractor } = await twoSides()
    await product.as(contractor).send(ownData.saveMailPreferences, { messages: false })
    expect(await told(contractor, 60)).toEqual([])
  })
})
