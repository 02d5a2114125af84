import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { companyPages, companyProfiles } from '@headframe/wire'
import { beginCall } from '../../db/call-transaction.ts'
import { aCompanyProfile } from '../../testing/company-profile.ts'
import { aCompany } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { codesOf } from '../../testing/requests.ts'
import { eventually } from '../../testing/server-process.ts'

const product = await aProduct()
const { database } = product.world
const { own, save, publish, discard } = companyProfiles

const rounds = Array.from({ length: 10 }, (_, round) => round + 1)

let saltbush: Person

beforeEach(async () => {
  saltbush = await aCompany(product)
  await product.as(saltbush).send(publish, aCompanyProfile())
})

const send = () => product.as(saltbush).send
const show = () => send()(own, {})
const page = async () => product.send(companyPages.page, { slug: (await show()).slug })

/** Lets the calls come to the company's row in this order before the first of them may have it. */
async function oneBehindTheOther<T>(calls: readonly (() => Promise<T>)[]): Promise<Promise<T>[]> {
  const holder = beginCall(database)
  await holder.db
    .selectFrom('company')
    .select('id')
    .where('id', '=', saltbush.id)
    .forUpdate()
    .execute()
  const answers: Promise<T>[] = []
  for (const call of calls) {
    const answer = call()
    // Whoever looks at it later finds it as it is.
    answer.catch(() => undefined)
    answers.push(answer)
    await eventually(async () => ((await waiting()) === answers.length ? true : undefined))
  }
  await holder.commit()
  return answers
}

async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(database.reading)
  return rows[0]?.count ?? 0
}

describe('windows that save at once', () => {
  test.each(rounds)('lose nothing of each other, round %i', async (round) => {
    const before = await show()
    const changes = [
      { name: `Saltbush ${round}` },
      { summary: `Gold, round ${round}.` },
      { website: `saltbush-${round}.example` },
      { commodities: ['Gold', `Round ${round}`] },
      { key_projects: [{ name: `Pit ${round}`, stage: 'Production' }] },
      { typical_hours: `${round} hours` },
    ]

    await Promise.all(changes.map((change) => send()(save, change)))

    expect(await show()).toEqual({
      ...before,
      ...Object.assign({}, ...changes),
      is_draft: true,
      revision: before.revision + changes.length,
    })
  })

  test.each(rounds)('and have seen the same are told so, all but one, round %i', async () => {
    const { revision } = await show()

    const codes = await codesOf(
      Array.from({ length: 6 }, (_, window) => send()(save, { summary: `${window}`, revision })),
    )

    expect(codes.filter((code) => code === 'fulfilled')).toHaveLength(1)
    expect(codes.filter((code) => code === 'CHANGED_ELSEWHERE')).toHaveLength(5)
    expect((await show()).revision).toBe(revision + 1)
  })
})

describe('saving and publishing at once', () => {
  test.each(rounds)('lose nothing of each other, whichever is first, round %i', async (round) => {
    const summary = `Gold, round ${round}.`
    const typical_hours = `${round} hours`

    const calls = [() => send()(save, { typical_hours }), () => send()(publish, { summary })]
    if (round % 2 === 0) calls.reverse()
    await Promise.all(calls.map((call) => call()))

    const [shown, edited] = [await page(), await show()]
    expect(edited).toMatchObject({ summary, typical_hours })
    expect(shown.summary).toBe(summary)
    // Either the change was there in time, or it is a draft now; never both, never neither.
    expect(edited.is_draft).toBe(shown.typical_hours !== typical_hours)
  })

  test('what was saved just before is published too', async () => {
    const [saved, published] = await oneBehindTheOther([
      () => send()(save, { typical_hours: '10 hours' }),
      () => send()(publish, { summary: 'Gold.' }),
    ])
    await saved

    expect(await published).toMatchObject({
      typical_hours: '10 hours',
      summary: 'Gold.',
      is_draft: false,
    })
  })

  test('what was saved just after becomes a draft', async () => {
    const [published, saved] = await oneBehindTheOther([
      () => send()(publish, { summary: 'Gold.' }),
      () => send()(save, { typical_hours: '10 hours' }),
    ])
    await published

    expect(await saved).toMatchObject({
      typical_hours: '10 hours',
      summary: 'Gold.',
      is_draft: true,
    })
    expect(await page()).toMatchObject({ typical_hours: '12 hours a day', summary: 'Gold.' })
  })

  test('what was emptied just before is missed, though it was there when it was looked at', async () => {
    const [saved, published] = await oneBehindTheOther([
      () => send()(save, { typical_hours: '' }),
      () => send()(publish, { summary: 'Gold.' }),
    ])
    await saved

    await expect(published).rejects.toMatchObject({
      code: 'INVALID',
      text: 'Please resolve the highlighted fields before publishing.',
      fields: { typical_hours: 'Typical hours are required' },
    })
    expect(await page()).toMatchObject({
      typical_hours: '12 hours a day',
      summary: aCompanyProfile().summary,
    })
  })

  test('whoever says what they have seen is told of a change that came in between', async () => {
    const { revision } = await show()
    const [saved, published] = await oneBehindTheOther([
      () => send()(save, { typical_hours: '10 hours', revision }),
      () => send()(publish, { summary: 'Gold.', revision }),
    ])

    expect(await saved).toMatchObject({ revision: revision + 1 })
    await expect(published).rejects.toMatchObject({ code: 'CHANGED_ELSEWHERE' })
  })
})

describe('publishing twice at once', () => {
  test.each(rounds)('shows all that both have sent, round %i', async (round) => {
    const { revision } = await show()

    await Promise.all([
      send()(publish, { summary: `Gold, round ${round}.` }),
      send()(publish, { typical_hours: `${round} hours` }),
    ])

    expect(await show()).toMatchObject({ is_draft: false, revision: revision + 2 })
    expect(await page()).toMatchObject({
      summary: `Gold, round ${round}.`,
      typical_hours: `${round} hours`,
    })
  })
})

describe('saving and discarding at once', () => {
  test.each(rounds)('end in one or the other, round %i', async () => {
    await send()(save, { summary: 'Gold.' })

    await Promise.all([send()(discard, {}), send()(save, { typical_hours: '10 hours' })])

    const { is_draft, summary, typical_hours } = await show()
    const published = aCompanyProfile()
    expect([
      { is_draft: false, summary: published.summary, typical_hours: published.typical_hours },
      { is_draft: true, summary: published.summary, typical_hours: '10 hours' },
    ]).toContainEqual({ is_draft, summary, typical_hours })
  })
})
