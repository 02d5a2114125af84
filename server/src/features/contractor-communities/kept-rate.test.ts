import { expect, test } from 'vitest'
import { communityMembers, contractorCommunities, contractorProfiles } from '@headframe/wire'
import type { Match } from '@headframe/wire'
import { aCommunityOf, aMemberOf } from '../../testing/communities.ts'
import { aCompany, aRegisteredContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { bearer } from '../../testing/requests.ts'

const product = await aProduct()

const dozers = { title: 'Dozer Operator', description: 'Push overburden on a D11.' }

async function matchesOf(person: Person, id: string) {
  const { match } = await product.as(person).send(contractorCommunities.one, { id })
  const response = await product.ask('/contractor/v2/talent-pools', {
    headers: bearer(person.token),
  })
  const { data } = (await response.json()) as { data: { id: string; match: unknown }[] }
  return { whole: match, short: data.find((pool) => pool.id === id)?.match }
}

const rateOf = (match: Match | null) => match?.checks.find(({ key }) => key === 'rate')

test('the rate of a talent pool is for its company: a contractor finds it by no rate that they try', async () => {
  const company = await aCompany(product)
  const person = await aRegisteredContractor(product)
  await product.runTasks()
  const yearly = await aCommunityOf(product, company, {
    ...dozers,
    rate: 142_000,
    rateType: 'annually',
  })
  const hourly = await aCommunityOf(product, company, { ...dozers, rate: 84, rateType: 'hourly' })

  const told = []
  for (const rate of [50, 68.27, 68.28, 83.99, 84, 84.01, 250]) {
    await product.as(person).send(contractorProfiles.update, { rate, rate_type: 'hour' })
    for (const { id } of [yearly, hourly]) told.push(await matchesOf(person, id))
  }

  const [first] = told
  expect(rateOf(first?.whole ?? null)).toEqual({
    key: 'rate',
    result: 'unknown',
    text: 'The rate is not disclosed',
    evidence: null,
    person: null,
    mend: null,
  })
  expect(JSON.stringify(first)).not.toMatch(/\$|offered|142.?000/)
  for (const one of told) expect(one).toEqual(first)

  const memberId = await aMemberOf(product, yearly, person)
  const { match } = await product
    .as(company)
    .send(communityMembers.one, { id: yearly.id, memberId })
  expect(rateOf(match)).toMatchObject({
    result: 'fail',
    text: '$142,000 a year offered, $250 an hour asked for',
  })
})
