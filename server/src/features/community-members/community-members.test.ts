import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  communityMembers,
  companyCommunities,
  contractorCommunities,
  contractorProfiles,
  ownData,
} from '@headframe/wire'
import { aCommunityOf, aMemberOf, toldOfCommunities } from '../../testing/communities.ts'
import { seenBy } from '../../testing/disclosures.ts'
import { aPdf, resumeLines } from '../../testing/documents.ts'
import { aCompany, aContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { aWholeProfile } from '../../testing/profile.ts'
import { aFile } from '../../testing/registration.ts'
import { bearer, refusalOf } from '../../testing/requests.ts'

const product = await aProduct()

async function aPool() {
  const company = await aCompany(product)
  const pool = await aCommunityOf(product, company)
  const { send } = product.as(company)
  const list = (wish: { search?: string; status?: 'Accepted' | 'Pending' | 'Declined' } = {}) =>
    send(communityMembers.list, { id: pool.id, search: '', ...wish })
  const decide = (
    memberId: string,
    status: 'Under Review' | 'Accepted' | 'Declined',
    reason = '',
  ) => send(communityMembers.decide, { id: pool.id, memberId, status, reason })
  const join = (who: Person) => aMemberOf(product, pool, who)
  return { company, pool, send, list, decide, join }
}

const somebody = (firstName: string, lastName = 'Doyle') =>
  aContractor(product, { firstName, lastName })

describe('members', () => {
  test('are listed with all that their card shows, newest first', async () => {
    const { join, list } = await aPool()
    const ash = await somebody('Ash')
    await product.as(ash).send(contractorProfiles.update, {
      ...(await aWholeProfile(product)),
      rate: 850,
      rate_type: 'day',
    })
    const replaceFile = aFile('resume.pdf', await aPdf())
    await product.as(ash).send(contractorProfiles.replaceResume, { replaceFile })
    await product.runTasks()
    await join(await somebody('Billie', 'Nguyen'))
    const id = await join(ash)

    const [first, second] = await list()
    expect(first).toMatchObject({
      id,
      full_name: 'Marnie Okafor',
      status: 'Pending',
      application_status: 'Applied',
      rate: 850,
      rate_type: 'day',
      has_resume: true,
      has_messages: false,
      unread: 0,
      reason: null,
      free: null,
      match: {
        score: expect.any(Number),
        lacking: expect.any(Array),
        failed: expect.any(Array),
        reason: expect.anything(),
      },
      skills: expect.any(Array),
      applied_date: expect.any(Number),
      availability_label: expect.any(String),
      profile_hash: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(second).toMatchObject({ full_name: 'Billie Nguyen', has_resume: false, rate: null })
  })

  test('are found by name and trade, by how they stand, and counted so', async () => {
    const { company, pool, join, list, decide } = await aPool()
    const [ash, billie, casey] = [
      await join(await somebody('Ash')),
      await join(await somebody('Billie', 'Nguyen')),
      await join(await somebody('Casey')),
    ]
    await decide(ash, 'Accepted')
    await decide(billie, 'Declined')
    await decide(casey, 'Under Review')
    const names = async (wish: Parameters<typeof list>[0]) =>
      (await list(wish)).map(({ full_name }) => full_name)

    expect(await names({ status: 'Accepted' })).toEqual(['Ash Doyle'])
    expect(await names({ status: 'Pending' })).toEqual(['Casey Doyle'])
    expect(await names({ status: 'Declined' })).toEqual(['Billie Nguyen'])
    expect(await names({ search: 'doyle' })).toEqual(['Casey Doyle', 'Ash Doyle'])
    expect(await names({ search: 'doyle', status: 'Declined' })).toEqual([])
    const response = await product.ask(`/company/v2/talent-pools/${pool.id}/members?search=doyle`, {
      headers: bearer(company.token),
    })
    const counts = ['x-accepted', 'x-pending', 'x-declined', 'x-total-count']
    expect(counts.map((name) => response.headers.get(name))).toEqual(['1', '1', '0', '2'])
    expect(await product.as(company).send(companyCommunities.one, { id: pool.id })).toMatchObject({
      applicants_count: 3,
      accepted_count: 1,
      pending_count: 1,
      declined_count: 1,
    })
  })

  test('of another company, or another pool, are nobody', async () => {
    const [own, other] = [await aPool(), await aPool()]
    const memberId = await other.join(await somebody('Ash'))
    const asked = { id: own.pool.id, memberId }
    expect(await refusalOf(own.send(communityMembers.one, asked))).toMatchObject({ status: 404 })
    expect(
      await refusalOf(own.send(communityMembers.list, { id: other.pool.id, search: '' })),
    ).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('show their profile, contact and resume while they are in, and not a moment longer', async () => {
    const { company, pool, send, join } = await aPool()
    const ash = await somebody('Ash')
    const replaceFile = aFile('resume.pdf', await aPdf())
    await product.as(ash).send(contractorProfiles.replaceResume, { replaceFile })
    await product.runTasks()
    const member = { id: pool.id, memberId: await join(ash) }

    expect(await send(communityMembers.one, member)).toMatchObject({
      first_name: 'Ash',
      email: ash.email,
      application: null,
      member: { id: member.memberId, status: 'Pending' },
    })
    const resume = () =>
      product.ask(`/company/v2/talent-pools/${pool.id}/members/${member.memberId}/resume`, {
        headers: bearer(company.token),
      })
    const file = await resume()
    expect(file.headers.get('content-disposition')).toContain(
      'headframe-shutdown-fitters-AshDoyle.pdf',
    )
    expect((await seenBy(product, company)).map(({ call }) => call)).toEqual([
      'GET /company/v2/talent-pools/{id}/members/{memberId}',
      'GET /company/v2/talent-pools/{id}/members/{memberId}/resume',
    ])

    await product.as(ash).send(contractorCommunities.withdraw, { id: pool.id })
    expect(await refusalOf(send(communityMembers.one, member))).toMatchObject({ status: 404 })
    expect(await resume()).toMatchObject({ status: 404 })
  })

  test('show what their resume says as they see it themselves, but for the numbers of their cards', async () => {
    const { pool, send, join } = await aPool()
    const ash = await somebody('Ash')
    const lines = [...resumeLines, 'Forklift licence No 5566778, expires 06/2031']
    const replaceFile = aFile('resume.pdf', await aPdf(lines))
    await product.as(ash).send(contractorProfiles.replaceResume, { replaceFile })
    await product.runTasks()
    const member = { id: pool.id, memberId: await join(ash) }
    const { career, skills, licences, tickets } = await product
      .as(ash)
      .send(contractorProfiles.own, {})

    const seen = await send(communityMembers.one, member)

    expect(licences).toContain('Forklift')
    expect(career).not.toHaveLength(0)
    expect(seen).toMatchObject({ career, skills, licences })
    expect(tickets.map(({ number }) => number)).toContain('5566778')
    expect(seen.tickets).toEqual(tickets.map((ticket) => ({ ...ticket, number: null })))
  })

  test('who erase their account are gone from lists and counts', async () => {
    const { pool, send, join, list } = await aPool()
    const ash = await somebody('Ash')
    await join(ash)
    await product.as(ash).send(ownData.erase, { accountPassword: ash.password })
    expect(await list()).toEqual([])
    expect(await send(companyCommunities.one, { id: pool.id })).toMatchObject({
      applicants_count: 0,
    })
  })
})

describe('a decision', () => {
  test('is told once it has stood for five minutes, with its words', async () => {
    const { pool, join, decide } = await aPool()
    const ash = await somebody('Ash')
    const memberId = await join(ash)

    expect(await decide(memberId, 'Accepted', 'See you in May.')).toMatchObject({
      status: 'Accepted',
      application_status: 'Accepted',
      reason: 'See you in May.',
    })
    const look = () => product.as(ash).send(contractorCommunities.one, { id: pool.id })
    // What was decided is seen at once, the words once they have gone out.
    expect(await look()).toMatchObject({ applicationStatus: 'Accepted', reason: null })
    expect(await toldOfCommunities(product, ash, 200)).toEqual([])
    const [mail, ...more] = await toldOfCommunities(product, ash, 120)
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      kind: 'pool-decision',
      subject: 'You are in: Shutdown fitters',
      link: `http://headframe.test/contractor/talent-communities/${pool.id}`,
    })
    expect(mail?.text).toContain('“See you in May.”')
    expect(await look()).toMatchObject({ reason: 'See you in May.' })
  })

  test('that is changed before it is told is told as it stands', async () => {
    const { join, decide } = await aPool()
    const ash = await somebody('Ash')
    const memberId = await join(ash)
    await decide(memberId, 'Declined', 'Sorry.')
    await decide(memberId, 'Accepted')

    const mails = await toldOfCommunities(product, ash, 320)
    expect(mails.map(({ subject }) => subject)).toEqual(['You are in: Shutdown fitters'])
    // Said again it is no news, nor is what was taken back before anybody heard of it.
    await decide(memberId, 'Declined')
    await decide(memberId, 'Accepted')
    await decide(memberId, 'Under Review')
    expect(await toldOfCommunities(product, ash, 320)).toHaveLength(1)
    await decide(memberId, 'Declined')
    expect(await toldOfCommunities(product, ash, 320)).toHaveLength(2)
  })

  test('is none that nobody can take', async () => {
    const { pool, join, company } = await aPool()
    const memberId = await join(await somebody('Ash'))
    for (const status of ['Applied', 'Pending', 7, null]) {
      const response = await product.ask(
        `/company/v2/talent-pools/${pool.id}/members/${memberId}`,
        {
          method: 'PATCH',
          headers: { ...bearer(company.token), 'content-type': 'application/json' },
          body: JSON.stringify({ status }),
        },
      )
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ error: 'Please select a valid status' })
    }
  })

  test('about several is taken for all or for none', async () => {
    const { pool, send, join, list } = await aPool()
    const people = [await somebody('Ash'), await somebody('Billie'), await somebody('Casey')]
    const ids: string[] = []
    for (const one of people) ids.push(await join(one))
    const decideMany = (members: string[]) =>
      send(communityMembers.decideMany, { id: pool.id, members, status: 'Accepted', reason: '' })

    const nobody = randomUUID()
    const refusal = await refusalOf(decideMany([...ids, nobody]))
    expect(refusal).toMatchObject({ status: 409, missing: [nobody] })
    expect(await refusalOf(decideMany([nobody]))).toMatchObject({
      status: 404,
      message: expect.stringContaining('it was withdrawn'),
    })
    expect((await list()).map(({ status }) => status)).toEqual(['Pending', 'Pending', 'Pending'])
    expect(await refusalOf(decideMany([]))).toMatchObject({ status: 422 })

    expect(await decideMany([...ids, ...ids])).toEqual({ decided: 3 })
    expect((await list()).map(({ status }) => status)).toEqual(['Accepted', 'Accepted', 'Accepted'])
    for (const [which, person] of people.entries()) {
      const mails = await toldOfCommunities(product, person, which === 0 ? 320 : 0)
      expect(mails.map(({ kind }) => kind)).toEqual(['pool-decision'])
    }
  })
})
