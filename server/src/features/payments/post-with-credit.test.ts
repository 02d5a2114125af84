import { beforeEach, describe, expect, test } from 'vitest'
import { adminCompanies, companyJobs, jobStatus, payments } from '@headframe/wire'
import { aColleague } from '../../testing/colleagues.ts'
import { aDraftJob, aLiveJob } from '../../testing/jobs.ts'
import { creditsOf, giveCredits } from '../../testing/payments.ts'
import { aCompany, anAdmin } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { answerOf, bearer, pageForm, refusalOf } from '../../testing/requests.ts'

const product = await aProduct()
const { credits, history, postWithCredit } = payments

let saltbush: Person

beforeEach(async () => {
  saltbush = await aCompany(product)
})

const ask = (fields: Record<string, string>, who: Person = saltbush) =>
  product
    .ask('/company/post-job-with-credit', {
      ...pageForm(fields),
      headers: bearer(who.token),
    })
    .then(answerOf)

const show = (uuid: string) => product.as(saltbush).send(companyJobs.job, { uuid })

const done = { success: true, message: 'Job posted successfully using 1 free credit!' }

test('a company begins without credits and sees those that it was given', async () => {
  const { send } = product.as(saltbush)
  expect(await send(credits, {})).toEqual({ credits: 0 })

  await giveCredits(product, saltbush, 3)

  expect(await send(credits, {})).toEqual({ credits: 3 })
  expect(await product.as(await aCompany(product)).send(credits, {})).toEqual({ credits: 0 })
})

test('of every credit it is known where it came from, and which administrator gave it', async () => {
  const { id: givenBy } = await anAdmin(product)
  await giveCredits(product, saltbush, 2, { id: givenBy })
  const { uuid } = await aDraftJob(product, saltbush)
  await ask({ uuid })

  const ledger = () =>
    product.world.database.reading
      .selectFrom('credit_entry')
      .select(['change', 'source', 'given_by'])
      .where('company_id', '=', saltbush.id)
      .orderBy('change', 'desc')
      .execute()
  const spent = { change: -1, source: 'posting', given_by: null }
  expect(await ledger()).toEqual([{ change: 2, source: 'administrator', given_by: givenBy }, spent])

  await product.world.database.writing.deleteFrom('account').where('id', '=', givenBy).execute()
  expect(await ledger()).toEqual([{ change: 2, source: 'administrator', given_by: null }, spent])
})

describe('a credit', () => {
  test('puts a draft on the board at once, for thirty days', async () => {
    await giveCredits(product, saltbush, 2)
    const { uuid } = await aDraftJob(product, saltbush)

    expect(await ask({ jobUUID: uuid })).toEqual({ status: 200, body: { ...done, credits: 1 } })

    expect(await show(uuid)).toMatchObject({
      status: jobStatus.active,
      payment_method: 'credit',
      days_left: 30,
    })
    expect(await creditsOf(product, saltbush)).toEqual({ balance: 1, ledger: 1 })
  })

  test('is spent once, however often it is clicked', async () => {
    await giveCredits(product, saltbush, 2)
    const { uuid, slug } = await aDraftJob(product, saltbush)

    for (const name of [uuid, slug, uuid]) {
      expect(await ask({ uuid: name })).toEqual({ status: 200, body: { ...done, credits: 1 } })
    }
    expect(await creditsOf(product, saltbush)).toEqual({ balance: 1, ledger: 1 })
  })

  test('is not said to be spent again on a posting that has ended', async () => {
    await giveCredits(product, saltbush, 2)
    const { uuid } = await aDraftJob(product, saltbush)
    await ask({ uuid })
    await product.as(saltbush).send(companyJobs.close, { uuid })

    expect(await ask({ uuid })).toMatchObject({ status: 409, body: { code: 'NOT_A_DRAFT' } })
    expect(await creditsOf(product, saltbush)).toEqual({ balance: 1, ledger: 1 })
  })

  test('stands in the history with a receipt of nothing', async () => {
    await giveCredits(product, saltbush)
    const { uuid } = await aDraftJob(product, saltbush, { title: 'Grader Operator' })
    await ask({ jobId: uuid })

    const [row] = await product.as(saltbush).send(history, {})

    expect(row).toEqual({
      id: expect.any(String),
      transaction_date: expect.any(Number),
      description: 'Grader Operator',
      type: 'Job Posting',
      amount: 0,
      gst: 0,
      currency: 'AUD',
      method: 'credit',
      status: 'succeeded',
      job_uuid: uuid,
      receipt_number: expect.stringMatching(/^HF-\d{6}$/),
      receipt: true,
    })
  })

  test('is told to the company by mail', async () => {
    await giveCredits(product, saltbush)
    const { uuid } = await aDraftJob(product, saltbush, { title: 'Grader Operator' })
    await ask({ uuid })
    await ask({ uuid })
    await product.runTasks()

    const mails = await product.mailTo(saltbush.email)

    expect(mails).toEqual([
      expect.objectContaining({
        kind: 'job-live',
        subject: 'Your job is live: Grader Operator',
        text: expect.stringMatching(
          /until the end of \d+ \w+ \d+, Perth time\.[^]*unless you have switched those emails off[^]*one of your credits[^]*\/company\/manage-jobs/,
        ),
      }),
    ])
  })
})

test('which colleague has spent a credit is told to the company, and to whoever looks over its credits', async () => {
  await giveCredits(product, saltbush)
  const jane = await aColleague(product, saltbush, 'hirer')
  const { uuid } = await aDraftJob(product, saltbush, { title: 'Grader Operator' })
  await ask({ uuid }, jane)
  await product.runTasks()

  const letter = (await product.mailTo(saltbush.email)).find(({ kind }) => kind === 'job-live')
  expect(letter?.text).toContain('Jane Okafor published it with one of your company’s credits.')
  const admin = await anAdmin(product)
  const [spent] = await product
    .asAdmin(`admin_session=${admin.token}`)
    .send(adminCompanies.ledger, { companyId: saltbush.id })
  expect(spent).toMatchObject({ source: 'posting', spent_by: jane.email })
})

describe('nothing is spent', () => {
  test('by a company that has none', async () => {
    const { uuid } = await aDraftJob(product, saltbush)

    expect(await ask({ uuid })).toEqual({
      status: 409,
      body: {
        success: false,
        message: 'You have no credits left.',
        error: 'You have no credits left.',
        code: 'NO_CREDITS',
      },
    })
    expect(await show(uuid)).toMatchObject({ status: jobStatus.draft, payment_method: null })
  })

  test('on a posting that went live by other means', async () => {
    await giveCredits(product, saltbush)
    const { uuid } = await aLiveJob(product, saltbush)

    expect(await ask({ uuid })).toMatchObject({
      status: 409,
      body: { code: 'NOT_A_DRAFT', message: 'This job posting cannot be edited.' },
    })
    expect(await creditsOf(product, saltbush)).toEqual({ balance: 1, ledger: 1 })
  })

  test('on a draft to which something is missing', async () => {
    await giveCredits(product, saltbush)
    const { uuid } = await aDraftJob(product, saltbush, { work_location: '' })

    expect(await ask({ uuid })).toEqual({
      status: 422,
      body: {
        success: false,
        message: 'The Location field is mandatory',
        error: 'The Location field is mandatory',
        code: 'INVALID',
        fields: { work_location: 'The Location field is mandatory' },
      },
    })
    expect(await creditsOf(product, saltbush)).toEqual({ balance: 1, ledger: 1 })
  })

  test('on a draft that there is not', async () => {
    await giveCredits(product, saltbush)
    const unknown = await ask({ uuid: '00000000-0000-4000-8000-000000000000' })

    expect(unknown).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', message: 'Invalid job ID.' },
    })
    for (const name of ['nothing', '']) {
      expect(await ask({ uuid: name })).toEqual(unknown)
    }
  })
})

test('where listings are free no credit is needed', async () => {
  const free = await aProduct({ environment: { LISTING_PRICE_CENTS: '0' } })
  const company = await aCompany(free)
  await giveCredits(free, company)
  const { uuid } = await aDraftJob(free, company)

  const refusal = await refusalOf(free.as(company).send(postWithCredit, { uuid }))

  expect(refusal).toMatchObject({ code: 'PAYMENT_NOT_NEEDED', message: 'This listing is free.' })
  expect(await creditsOf(free, company)).toEqual({ balance: 1, ledger: 1 })
})
