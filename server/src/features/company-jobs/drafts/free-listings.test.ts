import { beforeEach, describe, expect, test } from 'vitest'
import { companyJobs } from '@headframe/wire'
import { aDraftJob, aJobForm } from '../../../testing/jobs.ts'
import { aCompany } from '../../../testing/people.ts'
import type { Person } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'
import { bearer, codesOf, json, outcome } from '../../../testing/requests.ts'

const product = await aProduct({ environment: { LISTING_PRICE_CENTS: '0' } })
const { reading } = product.world.database
const { post, job, saveDraft, deleteDraft } = companyJobs
const rounds = Array.from({ length: 10 }, (_, round) => round)

let saltbush: Person

beforeEach(async () => {
  saltbush = await aCompany(product)
})

const show = (uuid: string) => product.as(saltbush).send(job, { uuid })
const paymentsFor = (uuid: string) =>
  reading.selectFrom('payment').selectAll().where('job_id', '=', uuid).execute()

describe('where listings cost nothing', () => {
  test('a finished posting goes live at once', async () => {
    const { uuid } = await aDraftJob(product, saltbush)

    const answer = await product.as(saltbush).send(post, { jobUUID: uuid })

    expect(answer).toEqual({
      success: true,
      message: 'Your new job post has been successfully created.',
      uuid,
      status: 2,
      published: true,
      payment_required: false,
      payment_method: 'free',
      revision: 1,
    })
    expect(await show(uuid)).toMatchObject({
      status: 2,
      days_left: 30,
      published_date: expect.any(Number),
      payment_method: 'free',
    })
  })

  test('it stands in the history of payments, with a receipt over nothing', async () => {
    const { uuid } = await product.as(saltbush).send(post, aJobForm())
    expect(await paymentsFor(uuid)).toEqual([
      {
        id: expect.any(String),
        company_id: saltbush.id,
        job_id: uuid,
        job_title: 'Dozer Operator',
        method: 'free',
        status: 'succeeded',
        amount_cents: 0,
        gst_cents: 0,
        provider: null,
        intent_id: null,
        became_credit: false,
        came_after_company: false,
        receipt_number: expect.stringMatching(/^HF-\d{6}$/),
        billed_to: 'Saltbush Mining',
        billed_abn: null,
        order_number: null,
        created_at: expect.any(Date),
        settled_at: expect.any(Date),
      },
    ])
  })

  test('its company is told', async () => {
    await product.as(saltbush).send(post, aJobForm({ title: 'Jumbo Operator' }))
    await product.runTasks()
    const mails = await product.mailTo(saltbush.email)
    expect(mails.map(({ kind }) => kind)).toEqual(['job-live'])
    expect(mails[0]?.text).toContain('Jumbo Operator')
  })

  test('every receipt has a number of its own', async () => {
    const numbers = []
    for (let postings = 0; postings < 3; postings += 1) {
      const { uuid } = await product.as(saltbush).send(post, aJobForm())
      numbers.push(...(await paymentsFor(uuid)).map(({ receipt_number }) => receipt_number))
    }
    expect(new Set(numbers).size).toBe(3)
  })

  test('what is not finished stays a draft, and nothing is noted down', async () => {
    const { uuid } = await aDraftJob(product, saltbush, { title: null })
    const refused = await product.ask('/company/post-job', json({ uuid }, bearer(saltbush.token)))
    expect(await outcome(refused)).toMatchObject({ status: 422 })
    expect(await show(uuid)).toMatchObject({ status: 1, payment_method: null })
    expect(await paymentsFor(uuid)).toEqual([])
  })

  test('a second posting of the same draft is refused', async () => {
    const { uuid } = await product.as(saltbush).send(post, aJobForm())
    const again = await codesOf([product.as(saltbush).send(post, { uuid })])
    expect(again).toEqual(['NOT_A_DRAFT'])
    expect(await paymentsFor(uuid)).toHaveLength(1)
  })
})

// Each is tried ten times, so that either may be the first.
describe('at the same moment', { timeout: 60_000 }, () => {
  test('a draft is deleted or goes live, never both', async () => {
    for (const _ of rounds) {
      const { uuid } = await aDraftJob(product, saltbush)
      const { send } = product.as(saltbush)

      const [posted, deleted] = await codesOf([send(post, { uuid }), send(deleteDraft, { uuid })])

      if (posted === 'fulfilled') {
        expect(deleted).toBe('NOT_A_DRAFT')
        expect(await show(uuid)).toMatchObject({ status: 2 })
        expect(await paymentsFor(uuid)).toHaveLength(1)
      } else {
        expect({ posted, deleted }).toEqual({ posted: 'NOT_FOUND', deleted: 'fulfilled' })
        await expect(show(uuid)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      }
    }
  })

  test('a draft that is posted twice goes live once', async () => {
    for (const _ of rounds) {
      const { uuid } = await aDraftJob(product, saltbush)
      const { send } = product.as(saltbush)

      const codes = await codesOf([send(post, { uuid }), send(post, { uuid })])

      expect(new Set(codes)).toEqual(new Set(['fulfilled', 'NOT_A_DRAFT']))
      expect(await paymentsFor(uuid)).toHaveLength(1)
    }
  })

  test('a posting is live with all that was saved before it, or refuses what comes after', async () => {
    for (const _ of rounds) {
      const { uuid } = await aDraftJob(product, saltbush)
      const { send } = product.as(saltbush)

      const [posted, saved] = await codesOf([
        send(post, { uuid }),
        send(saveDraft, { uuid, draft: { hours: 'Saved in another window' } }),
      ])

      expect(posted).toBe('fulfilled')
      const { status, hours } = await show(uuid)
      expect({ status, hours, saved }).toEqual({
        status: 2,
        ...(saved === 'fulfilled'
          ? { hours: 'Saved in another window', saved }
          : { hours: '12 hours a day', saved: 'NOT_A_DRAFT' }),
      })
    }
  })

  test('nothing goes live with a field that another window has just emptied', async () => {
    for (const _ of rounds) {
      const { uuid } = await aDraftJob(product, saltbush)
      const { send } = product.as(saltbush)

      const [posted] = await codesOf([
        send(post, { uuid }),
        send(saveDraft, { uuid, draft: { work_location: '' } }),
      ])

      const { status, work_location } = await show(uuid)
      expect({ posted, status, work_location }).toEqual(
        posted === 'fulfilled'
          ? { posted, status: 2, work_location: 'Kambalda WA' }
          : { posted: 'INVALID', status: 1, work_location: null },
      )
    }
  })

  test('two windows never leave a role in an industry that is not its own', async () => {
    for (const _ of rounds) {
      const { uuid } = await aDraftJob(product, saltbush)
      const { send } = product.as(saltbush)

      const saved = await codesOf([
        send(saveDraft, { uuid, draft: { role: '102' } }),
        send(saveDraft, { uuid, draft: { industry: '2', role: '201' } }),
      ])

      // Whoever comes after the other industry has a role that is none of it.
      expect([
        ['fulfilled', 'fulfilled'],
        ['INVALID', 'fulfilled'],
      ]).toContainEqual(saved)
      const { industryName, roleName } = await show(uuid)
      expect([
        ['Mining', 'Underground Truck Operator'],
        ['Oil and Gas', await nameOfRole(201)],
        ['Oil and Gas', null],
      ]).toContainEqual([industryName, roleName])
    }
  })
})

async function nameOfRole(id: number) {
  const role = reading.selectFrom('role').select('name').where('id', '=', id)
  return (await role.executeTakeFirstOrThrow()).name
}
