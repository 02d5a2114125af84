import { describe, expect, test } from 'vitest'
import {
  availabilityQuestions,
  communityMembers,
  companyCommunities,
  ownData,
} from '@headframe/wire'
import type { FreeAnswer } from '@headframe/wire'
import { aCommunityOf, aMemberOf } from '../../testing/communities.ts'
import { aCompany, aContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { codesOf, refusalOf } from '../../testing/requests.ts'

const product = await aProduct()
const day = 24 * 3600

async function aPool(accepted = 1) {
  const company = await aCompany(product)
  const pool = await aCommunityOf(product, company)
  const { send } = product.as(company)
  const members: Person[] = []
  for (let count = 0; count < accepted; count += 1) {
    const who = await aContractor(product)
    const memberId = await aMemberOf(product, pool, who)
    await send(communityMembers.decide, { id: pool.id, memberId, status: 'Accepted', reason: '' })
    members.push(who)
  }
  const ask = async () => {
    const asked = await send(availabilityQuestions.ask, { id: pool.id })
    await product.runTasks()
    return asked
  }
  const freeOf = async () =>
    (await send(communityMembers.list, { id: pool.id, search: '' })).map(({ free }) => free)
  const show = () => send(companyCommunities.one, { id: pool.id })
  return { company, pool, members, ask, freeOf, show }
}

/** What somebody was asked, oldest first. */
const questionsTo = async (who: Person | undefined) =>
  (await product.mailTo(who?.email ?? '')).filter(({ kind }) => kind === 'availability-question')

async function tokenTo(who: Person | undefined): Promise<string> {
  const mail = (await questionsTo(who)).at(-1)
  return /availability\/([^?\s]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

const answer = (token: string, said: FreeAnswer, free_from: string | null = null) =>
  product.send(availabilityQuestions.answer, { token, answer: said, free_from })

test('accepted members are each asked once, with three answers, and nobody else is', async () => {
  const { pool, members, ask, show } = await aPool(2)
  const pending = await aContractor(product)
  await aMemberOf(product, pool, pending)

  expect(await ask()).toMatchObject({ people: 2 })

  for (const member of members) {
    const [mail, ...more] = await questionsTo(member)
    expect(more).toEqual([])
    const links = [...(mail?.text ?? '').matchAll(/\?answer=(\w+)/g)].map(([, which]) => which)
    expect(links).toEqual(['yes', 'from', 'no'])
  }
  expect(await questionsTo(pending)).toEqual([])
  expect(await show()).toMatchObject({ asked: { people: 2, answers: 0 } })
})

test('an answer needs no session, counts once, and stands on the card with its day', async () => {
  const { members, ask, freeOf, show } = await aPool()
  await ask()
  const token = await tokenTo(members.at(0))

  expect(await product.send(availabilityQuestions.question, { token })).toMatchObject({
    title: 'Shutdown fitters',
    company_name: 'Saltbush Mining',
    first_name: 'Ash',
    answer: null,
  })
  const told = await answer(token, 'from', '2099-03-01')
  expect(told).toMatchObject({ answer: 'from', free_from: '2099-03-01' })
  // Clicked twice it is the same answer; another one comes too late.
  expect(await answer(token, 'from', '2099-03-01')).toEqual(told)
  expect(await refusalOf(answer(token, 'no'))).toMatchObject({
    code: 'ANSWERED_ALREADY',
    message: 'You have answered already.',
  })
  expect(await freeOf()).toEqual([
    {
      asked_date: expect.any(Number),
      answer: 'from',
      free_from: '2099-03-01',
      answer_date: expect.any(Number),
    },
  ])
  expect(await show()).toMatchObject({ asked: { people: 1, answers: 1 } })
})

describe('what cannot be answered', () => {
  test('is told in its own words', async () => {
    const { members, ask } = await aPool()
    await ask()
    const token = await tokenTo(members.at(0))
    expect(await refusalOf(answer(token, 'from'))).toMatchObject({
      fields: { free_from: 'Please pick the day from which you are free.' },
    })
    expect(await refusalOf(answer(token, 'from', '2020-01-01'))).toMatchObject({
      fields: { free_from: 'The day cannot be in the past.' },
    })
    expect(await refusalOf(answer(token, 'perhaps' as FreeAnswer))).toMatchObject({
      fields: { answer: 'Please choose an answer.' },
    })
    expect(await refusalOf(answer('never-given', 'yes'))).toMatchObject({
      status: 404,
      message: 'This link is no longer valid.',
    })
    expect(await answer(token, 'yes')).toMatchObject({ answer: 'yes', free_from: null })
  })

  test('is whatever a link asks after fourteen days', async () => {
    const { members, ask } = await aPool()
    await ask()
    const token = await tokenTo(members.at(0))
    for (let days = 0; days < 14; days += 1) product.moveClock(day)
    product.moveClock(60)
    expect(await refusalOf(answer(token, 'yes'))).toMatchObject({ code: 'LINK_ENDED' })
    const shown = await product.send(availabilityQuestions.question, { token })
    expect(shown.answer).toBeNull()
    expect(shown.end_date).toBeLessThan(product.world.clock().getTime() / 1000)
  })
})

test('a pool is asked again after a day: the former link ends, the former answer stands meanwhile', async () => {
  const { members, ask, freeOf, show } = await aPool()
  await ask()
  const former = await tokenTo(members.at(0))
  await answer(former, 'no')
  expect(await refusalOf(ask())).toMatchObject({ code: 'ASKED_ALREADY' })

  product.moveClock(day / 2)
  await show()
  product.moveClock(day / 2)
  await ask()
  expect(await questionsTo(members.at(0))).toHaveLength(2)
  expect(await freeOf()).toMatchObject([{ answer: 'no' }])
  expect(await show()).toMatchObject({ asked: { people: 1, answers: 0 } })
  expect(await refusalOf(answer(former, 'yes'))).toMatchObject({ status: 404 })

  const [mail] = (await questionsTo(members.at(0))).filter(({ text }) => !text.includes(former))
  await answer(/availability\/([^?\s]+)/.exec(mail?.text ?? '')?.[1] ?? '', 'yes')
  expect(await freeOf()).toMatchObject([{ answer: 'yes' }])
})

test('a pool without accepted members has nobody to ask', async () => {
  const { pool, company } = await aPool(0)
  const asked = product.as(company).send(availabilityQuestions.ask, { id: pool.id })
  expect(await refusalOf(asked)).toMatchObject({ code: 'NOBODY_TO_ASK' })
})

test('whoever has switched such mails off is not mailed', async () => {
  const { members, ask } = await aPool()
  const [member] = members
  if (!member) throw new Error('Nobody was accepted')
  await product.as(member).send(ownData.saveMailPreferences, { pool_updates: false })
  await ask()
  expect(await questionsTo(members.at(0))).toEqual([])
})

test(
  'two answers at once leave one, and twenty questions at once are one',
  { timeout: 120_000 },
  async () => {
    for (let round = 0; round < 20; round += 1) {
      const { members, ask, pool, company, freeOf } = await aPool()
      const asked = await codesOf(
        Array.from({ length: 3 }, () =>
          product.as(company).send(availabilityQuestions.ask, { id: pool.id }),
        ),
      )
      expect(asked.filter((code) => code === 'fulfilled')).toHaveLength(1)
      expect(asked.filter((code) => code === 'ASKED_ALREADY')).toHaveLength(2)
      await product.runTasks()
      await expect(ask()).rejects.toMatchObject({ code: 'ASKED_ALREADY' })
      const [mail, ...more] = await questionsTo(members.at(0))
      expect([mail?.kind, more]).toEqual(['availability-question', []])

      const token = await tokenTo(members.at(0))
      const codes = await codesOf([answer(token, 'yes'), answer(token, 'no'), answer(token, 'no')])
      const [free] = await freeOf()
      expect(codes).toEqual(
        free?.answer === 'yes'
          ? ['fulfilled', 'ANSWERED_ALREADY', 'ANSWERED_ALREADY']
          : ['ANSWERED_ALREADY', 'fulfilled', 'fulfilled'],
      )
    }
  },
)
