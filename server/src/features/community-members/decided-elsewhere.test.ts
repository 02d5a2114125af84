import { expect, test } from 'vitest'
import { communityMembers, contractorCommunities } from '@headframe/wire'
import type { MembershipStatus } from '@headframe/wire'
import { aColleague } from '../../testing/colleagues.ts'
import { aCommunityOf, aMemberOf } from '../../testing/communities.ts'
import { aCompany, aContractor } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { refusalOf } from '../../testing/requests.ts'

const product = await aProduct()

async function nameOf(send: ReturnType<typeof product.as>['send'], id: string, memberId: string) {
  const list = await send(communityMembers.list, { id, search: '' })
  return list.find((member) => member.id === memberId)?.full_name ?? ''
}

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
  const named = await nameOf(send, pool.id, ash)
  for (const [members, text, missing] of [
    [[ash], 'Priya Shah has accepted this member meanwhile.', undefined],
    [ids, `A colleague has decided about ${named} meanwhile.`, [ash]],
  ] as const) {
    const seen = members.map(() => 'Under Review' as const)
    const refusal = await refusalOf(decide(send, [...members], 'Declined', seen))
    expect(refusal).toMatchObject({ status: 409, code: 'CHANGED_ELSEWHERE', text, missing })
  }
  const list = await send(communityMembers.list, { id: pool.id, search: '' })
  expect(new Set(list.map(({ status }) => status))).toEqual(new Set(['Accepted', 'Pending']))

  expect(await decide(send, [ash], 'Declined', ['Accepted'])).toEqual({ decided: 1 })
  expect(await refusalOf(decide(send, [ash], 'Accepted', ['Under Review']))).toMatchObject({
    text: 'You have declined this member meanwhile, on another screen.',
  })
  const both = await refusalOf(decide(send, ids, 'Accepted', ['Under Review', 'Under Review']))
  expect(both.text).toBe(`You have decided about ${named} meanwhile, on another screen.`)
  expect(await refusalOf(decide(send, ids, 'Accepted', ['Declined']))).toMatchObject({
    status: 400,
  })
})

test('whoever has left meanwhile is told of, and all others can be decided about', async () => {
  const company = await aCompany(product)
  const pool = await aCommunityOf(product, company)
  const { send } = product.as(company)
  const [leaver, other] = [await aContractor(product), await aContractor(product)]
  const members = [
    await aMemberOf(product, pool, leaver),
    await aMemberOf(product, pool, other),
  ] as const
  await product.as(leaver).send(contractorCommunities.withdraw, { id: pool.id })
  const decide = (some: readonly string[]) =>
    send(communityMembers.decideMany, {
      id: pool.id,
      members: [...some],
      status: 'Accepted',
      reason: '',
    })

  expect(await refusalOf(decide(members))).toMatchObject({
    status: 409,
    text: 'One member has left this talent pool meanwhile.',
    missing: [members[0]],
  })
  expect(await decide([members[1]])).toEqual({ decided: 1 })
  expect(await refusalOf(decide([members[0]]))).toMatchObject({ status: 404 })
})
