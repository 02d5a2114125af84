import { beforeEach, expect, test } from 'vitest'
import { applicants, communityMembers, ownData } from '@headframe/wire'
import { aColleague } from '../../../testing/colleagues.ts'
import { aMemberOf, aPoolOf, aThread } from '../../../testing/communities.ts'
import { aJobOf, anApplicationTo } from '../../../testing/jobs.ts'
import { aCompany, aContractor } from '../../../testing/people.ts'
import type { Person } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'

const product = await aProduct()

let company: Person
let ash: Person

beforeEach(async () => {
  company = await aCompany(product)
  ash = await aContractor(product)
})

const erase = (who: Person) =>
  product.as(who).send(ownData.erase, { accountPassword: who.password })

async function toldOfEnd(who: Person) {
  await product.runTasks()
  return (await product.mailTo(who.email)).filter(({ kind }) => kind === 'company-gone')
}

test('whoever waits for a company that goes hears of all that ends in one letter', async () => {
  for (const title of ['Dozer Operator', 'Grader Operator'])
    await anApplicationTo(product, await aJobOf(product, company, { title }), ash)
  await aThread(product, { company, contractor: ash })

  await erase(company)

  const [letter, ...more] = await toldOfEnd(ash)
  expect(more).toEqual([])
  expect(letter?.subject).toBe('2 of your applications have ended')
  for (const told of [
    'Saltbush Mining has erased its account',
    'nobody decides on your 2 applications any more',
    'Dozer Operator, Kambalda WA',
    'Grader Operator, Kambalda WA',
    'Shutdown fitters, Karratha WA',
    'with all messages between you',
    'You need not do anything.',
  ])
    expect(letter?.text).toContain(told)
  expect(letter?.link).toBe('http://headframe.test/contractor/applied-jobs')
  expect(letter?.headers['list-unsubscribe']).toContain('/api/mail/unsubscribe/')
})

test('so does whoever applied to a job that had ended, or to a talent pool alone', async () => {
  const robin = await aContractor(product)
  await anApplicationTo(product, await aJobOf(product, company, {}, 'expired'), ash)
  await aMemberOf(product, await aPoolOf(product, company), robin)

  await erase(company)

  expect(await toldOfEnd(ash)).toMatchObject([
    { subject: 'Your application for Dozer Operator has ended' },
  ])
  const [toMember] = await toldOfEnd(robin)
  expect(toMember?.subject).toBe('A talent pool that you applied to is gone')
  expect(toMember?.text).not.toContain('application any more')
  expect(toMember?.link).toBe('http://headframe.test/contractor/talent-communities')
})

test('nobody hears of what was decided before and told, or of another company', async () => {
  const other = await aJobOf(product, await aCompany(product))
  const told = { status: 2, told_status: 2, decided_at: product.world.clock() }
  await anApplicationTo(product, await aJobOf(product, company), ash, told)
  await anApplicationTo(product, other, ash)
  const pool = await aPoolOf(product, company)
  const member = { id: pool.id, memberId: await aMemberOf(product, pool, ash) }
  await product
    .as(company)
    .send(communityMembers.decide, { ...member, status: 'Declined', reason: '' })
  await product.world.database.writing
    .updateTable('community_member')
    .set({ told_status: 'Declined' })
    .where('id', '=', member.memberId)
    .execute()

  await erase(company)

  expect(await toldOfEnd(ash)).toEqual([])
})

test('a decision that was still to be told is not, and its application has ended', async () => {
  const job = await aJobOf(product, company)
  const { id: application_id } = await anApplicationTo(product, job, ash)
  await product.as(company).send(applicants.decide, { application_id, status: 1, reason: '' })

  await erase(company)
  product.moveClock(24 * 3600)

  expect(await toldOfEnd(ash)).toMatchObject([
    { subject: 'Your application for Dozer Operator has ended' },
  ])
  const kinds = (await product.mailTo(ash.email)).map(({ kind }) => kind)
  expect(kinds).not.toContain('application-status')
})

test('a switch leaves out what it is for, and the rest is told', async () => {
  await anApplicationTo(product, await aJobOf(product, company), ash)
  await aMemberOf(product, await aPoolOf(product, company), ash)
  await product.as(ash).send(ownData.saveMailPreferences, { application_updates: false })

  await erase(company)

  const [letter] = await toldOfEnd(ash)
  expect(letter?.text).toContain('Shutdown fitters')
  expect(letter?.text).not.toContain('Dozer Operator')
})

test('a colleague who goes ends nothing, and a wrong password tells nobody', async () => {
  const jane = await aColleague(product, company, 'hirer')
  await anApplicationTo(product, await aJobOf(product, company), ash)

  await erase(jane)
  await expect(erase({ ...company, password: 'wrong' })).rejects.toMatchObject({ code: 'INVALID' })

  expect(await toldOfEnd(ash)).toEqual([])
})

test.each([1, 2, 3])('a company and its people may go at once, round %i', async () => {
  const job = await aJobOf(product, company)
  const pool = await aPoolOf(product, company)
  const people = [ash, await aContractor(product), await aContractor(product)]
  for (const person of people) {
    await anApplicationTo(product, job, person)
    await aMemberOf(product, pool, person)
  }

  await Promise.all([...people.slice(1), company].map(erase))

  expect(await toldOfEnd(ash)).toHaveLength(1)
})
