import { describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { payments } from '@headframe/wire'
import { aDraftJob } from '@headframe/server/src/testing/jobs.ts'
import { giveCredits } from '@headframe/server/src/testing/payments.ts'
import { aRegisteredCompany, aRegisteredContractor } from '@headframe/server/src/testing/people.ts'
import { aProduct } from '@headframe/server/src/testing/product.ts'
import { acknowledgedIn, openHistory } from './history.ts'
import { judge } from './judge.ts'
import { names } from './names.ts'
import { faultsOf, isKept } from './table.ts'
import { whatStands } from './standing.ts'

const nothing = { made: new Map<string, number>(), saved: new Map<string, string>(), halfDone: [] }
const sound = { lost: [], doubled: [], halfDone: [] }

describe('a history is held against what stands', () => {
  test('what was acknowledged and is not there is lost; what nobody heard of may be there', () => {
    const history = openHistory()
    history.acknowledgeMade('one')
    history.acknowledgeMade('two')

    const standing = { ...nothing, made: new Map(Object.entries({ two: 1, three: 1 })) }

    expect(judge(history, standing)).toEqual({ ...sound, lost: ['one'] })
  })

  test('what is there twice is doubled, acknowledged or not', () => {
    const standing = { ...nothing, made: new Map(Object.entries({ one: 2 })) }

    expect(judge(openHistory(), standing)).toEqual({ ...sound, doubled: ['one: 2 times'] })
  })

  test('the last acknowledged word stands, or one that was begun after it', () => {
    const history = openHistory()
    history.beginSaving('title', 'never heard of')
    history.beginSaving('title', 'former')()
    history.beginSaving('title', 'sure')()
    history.beginSaving('title', 'perhaps')
    history.beginSaving('nothing sure', 'perhaps')
    const lostWith = (title: string) =>
      judge(history, { ...nothing, saved: new Map(Object.entries({ title })) }).lost

    expect(lostWith('sure')).toEqual([])
    expect(lostWith('perhaps')).toEqual([])
    expect(lostWith('former')).toEqual(['title: former in place of sure or perhaps'])
    expect(judge(history, nothing).lost).toEqual(['title: nothing in place of sure or perhaps'])
    expect(acknowledgedIn(history)).toBe(2)
  })
})

describe('in a real marketplace', () => {
  test('a history that lies is found out, and so is what somebody has taken out of the middle', async () => {
    const product = await aProduct()
    const { database, files } = product.world
    const company = await aRegisteredCompany(product)
    await giveCredits(product, company, 5)
    const contractor = await aRegisteredContractor(product)
    const { uuid } = await aDraftJob(product, company)
    await product.as(company).send(payments.postWithCredit, { uuid })
    await product.runTasks()
    const history = openHistory()
    history.acknowledgeMade(names.account('company', company.email))
    history.acknowledgeMade(names.resume(contractor.email, 'active'))
    history.acknowledgeMade(names.posting(uuid))
    history.beginSaving(names.title(uuid), 'Dozer Operator')()
    const findings = async () => judge(history, await whatStands(database, files))
    expect(await findings()).toEqual(sound)

    history.acknowledgeMade(names.application(uuid, contractor.email))
    history.beginSaving(names.wish(contractor.email), 'Something else')()
    const lies = await findings()
    expect(lies.lost).toEqual([
      names.application(uuid, contractor.email),
      expect.stringMatching(/^wished role of .* in place of Something else$/),
    ])

    await sql`delete from credit_entry where job_id = ${uuid}`.execute(database.writing)
    const { id } = await database.reading
      .selectFrom('stored_file')
      .select('id')
      .where('purpose', '=', 'resume')
      .executeTakeFirstOrThrow()
    await files.remove(id)
    expect((await findings()).halfDone).toEqual([
      `live posting that nobody has paid for: ${uuid}`,
      `balance that is not its ledger: ${company.id}`,
      `file ${id} without its bytes`,
    ])
  })
})

describe('a guarantee', () => {
  const guarantee = {
    id: 'A0',
    says: 'nothing',
    withinSeconds: 1,
    recoversWithinSeconds: 2,
    try: () => Promise.reject(new Error('It is not tried here')),
  }
  const tried = { ...sound, rounds: 1, acknowledged: 1, broken: [], slowestRecoveryMs: 1000 }

  test('is kept when nothing speaks against it', () => {
    expect(isKept({ guarantee, tried })).toBe(true)
    expect(isKept({ guarantee, notTried: 'there is no disk' })).toBe(true)
  })

  test.each([
    { lost: ['one'] },
    { doubled: ['one'] },
    { halfDone: ['one'] },
    { broken: ['one'] },
    { slowestRecoveryMs: 2001 },
    { acknowledged: 0 },
  ])('is broken by %o', (flaw) => {
    expect(faultsOf({ guarantee, tried: { ...tried, ...flaw } })).toHaveLength(1)
  })

  test('is not kept when trying it failed', () => {
    expect(isKept({ guarantee, failure: 'It was not over' })).toBe(false)
  })
})
