import { expect, test } from 'vitest'
import { communityMembers } from '@headframe/wire'
import type { MembershipStatus } from '@headframe/wire'
import { aColleague } from '../../testing/colleagues.ts'
import { aCommunityOf, aMemberOf } from '../../testing/communities.ts'
import { aCompany, aContractor } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { refusalOf } from '../../testing/requests.ts'

const product = await aProduct()

test('a decision of a colleague’s that nobody has seen yet is told, and stays', async () => {
  const company = await aCompany(product)
  const pool = await aCommunityOf(product, company)
  const { send } = product.as(company)
  const ids = [
    await aMemberOf(product, pool, await aContractor(product)),
    await aMemberOf(product, pool, await aContractor(product)),
  ]
  const [ash = ''] = ids
  const priya = await aColleague(product, company, 'hirer', {
    firstName: 'Priya',
    lastName: 'Shah',
  })
  const decide = (
    who: typeof send,
    members: string[],
    status: 'Accepted' | 'Declined' | 'Under Review',
    seen: MembershipStatus[],
  ) => who(communityMembers.decideMany, { id: pool.id, members, status, reason: '', seen })
  const { send: sendPriya } = product.as(priya)

  await decide(send, ids, 'Under Review', ['Applied', 'Applied'])
  await decide(sendPriya, [ash], 'Accepted', ['Applied'])
  for (const [members, text] of [
    [[ash], 'Priya Shah has accepted this member meanwhile.'],
    [ids, 'Some of these members have been decided about meanwhile.'],
  ] as const) {
    const seen = members.map(() => 'Under Review' as const)
    const refusal = await refusalOf(decide(send, [...members], 'Declined', seen))
    expect(refusal).toMatchObject({ status: 409, code: 'CHANGED_ELSEWHERE', text })
  }
  const list = await send(communityMembers.list, { id: pool.id, search: '' })
  expect(new Set(list.map(({ status }) => status))).toEqual(new Set(['Accepted', 'Pending']))

  expect(await decide(send, [ash], 'Declined', ['Accepted'])).toEqual({ decided: 1 })
  expect(await refusalOf(decide(send, ids, 'Accepted', ['Declined']))).toMatchObject({
    status: 400,
  })
})
