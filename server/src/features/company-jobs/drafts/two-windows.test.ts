import { beforeEach, describe, expect, test } from 'vitest'
import { companyJobs, payments, words } from '@headframe/wire'
import { aDraftJob, aJobForm } from '../../../testing/jobs.ts'
import type { JobWish } from '../../../testing/jobs.ts'
import { creditsOf, giveCredits } from '../../../testing/payments.ts'
import { aCompany } from '../../../testing/people.ts'
import type { Person } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'
import { answerOf, bearer, codesOf, json, pageForm } from '../../../testing/requests.ts'

const product = await aProduct()
const { rawJob, draft, saveDraft, post, update, duplicate } = companyJobs
const { postWithCredit } = payments

const refused = {
  status: 409,
  body: {
    error: 'This draft was changed in another window.',
    code: 'CHANGED_ELSEWHERE',
    success: false,
    message: 'This draft was changed in another window.',
  },
}

let saltbush: Person
let uuid: string

beforeEach(async () => {
  saltbush = await aCompany(product)
  uuid = (await aDraftJob(product, saltbush, { hours: '' })).uuid
})

const send = () => product.as(saltbush).send
const read = (job = uuid) => send()(rawJob, { uuid: job })
const save = (fields: JobWish, revision?: number) =>
  send()(saveDraft, { uuid, draft: fields, revision })
const ask = (path: string, body: object) =>
  product.ask(path, json(body, bearer(saltbush.token))).then(answerOf)

describe('a draft counts its changes', () => {
  test('and tells how many beside its form, however it is read', async () => {
    const { revision } = await read()
    expect(await send()(draft, { jobUUID: uuid })).toMatchObject({ revision })

    const saved = await save({ hours: '10 hours' })
    expect(saved.revision).toBe(revision + 1)
    const posted = await send()(post, { jobUUID: uuid, roster: '2:1' })
    expect(posted.revision).toBe(revision + 2)
    await send()(update, { uuid, description: 'Push it all.' })
    expect(await read()).toMatchObject({ revision: revision + 3 })
  })

  test('but not how far its form has come, nor that it is handed in as it stands', async () => {
    const { revision } = await read()
    await send()(saveDraft, { uuid, step: 3, draft: {} })
    await send()(post, { jobUUID: uuid, revision })
    expect(await read()).toMatchObject({ revision, data: { step: 3 } })
  })

  test('and its copy counts its own', async () => {
    const { revision } = await save({ hours: '10 hours' })
    const { uuid: copy } = await send()(duplicate, { jobUUID: uuid })
    await send()(saveDraft, { uuid: copy, draft: { hours: '9 hours' }, revision: 0 })

    expect((await read(copy)).data.hours).toBe('9 hours')
    expect(await read()).toMatchObject({ revision, data: { hours: '10 hours' } })
  })
})

describe('whoever names a revision that is over', () => {
  test('saves nothing, and hears of it before their form is judged', async () => {
    const { revision } = await read()
    await save({ hours: 'Theirs' }, revision)
    const before = await read()

    const late = { uuid, step: 2, draft: { hours: 'Mine', title: 'x'.repeat(300) }, revision }
    expect(await ask('/company/update-draft', late)).toEqual(refused)
    expect(await read()).toEqual(before)

    await save({ roster: '2:1' }, before.revision)
    expect((await read()).data).toMatchObject({ hours: 'Theirs', roster: '2:1' })
  })

  test('hands nothing in, in whatever way they send it', async () => {
    const { revision } = await read()
    await save({ hours: 'Theirs' }, revision)
    const before = await read()

    const late = { ...aJobForm({ hours: '' }), jobUUID: uuid, revision }
    expect(await ask('/company/post-job', late)).toEqual(refused)
    const page = pageForm({ jobUUID: uuid, hours: '', revision: String(revision) })
    const byPage = { ...page, headers: bearer(saltbush.token) }
    expect(await answerOf(await product.ask('/company/post-job', byPage))).toEqual(refused)
    expect(await read()).toEqual(before)

    await send()(post, { jobUUID: uuid, revision: before.revision })
    expect((await read()).data.hours).toBe('Theirs')
  })

  test('spends no credit; once it is posted, the same again is the same', async () => {
    await giveCredits(product, saltbush, 2)
    const { revision } = await read()
    const saved = await save({ hours: 'Theirs' })

    expect(await ask('/company/post-job-with-credit', { uuid, revision })).toEqual(refused)
    expect(await creditsOf(product, saltbush)).toEqual({ balance: 2, ledger: 2 })

    const spent = { message: words.jobPostedWithCredit, credits: 1 }
    expect(await send()(postWithCredit, { uuid, revision: saved.revision })).toMatchObject(spent)
    expect(await send()(postWithCredit, { uuid, revision })).toMatchObject(spent)
  })

  test.each([
    ['soon', 422],
    [1.5, 422],
    [[1], 400],
  ])('names a number, not %o', async (revision, status) => {
    expect(await ask('/company/update-draft', { uuid, revision })).toMatchObject({ status })
  })

  test('is told that it went live rather than that it changed', async () => {
    await giveCredits(product, saltbush)
    const { revision } = await read()
    await save({ hours: 'Theirs' })
    await send()(postWithCredit, { uuid })

    for (const path of ['/company/update-draft', '/company/post-job'])
      expect(await ask(path, { uuid, revision, hours: 'Mine' })).toMatchObject({
        status: 409,
        body: { code: 'NOT_A_DRAFT' },
      })
  })
})

describe('older clients name none', () => {
  test('and their fields are laid over whatever is there', async () => {
    await save({ hours: 'Theirs' })
    expect(await ask('/company/update-draft', { uuid, draft: { roster: '2:1' } })).toMatchObject({
      status: 200,
    })
    expect(await ask('/company/post-job', { jobUUID: uuid, title: 'Fitter' })).toMatchObject({
      status: 200,
    })
    expect((await read()).data).toMatchObject({ hours: 'Theirs', roster: '2:1', title: 'Fitter' })
  })

  test('not even those that send the whole form back as they have read it', async () => {
    const { data } = await read()
    await save({ hours: 'Theirs' })

    const again = { ...data, roster: '2:1' }
    expect(await ask('/company/update-draft', { uuid, draft: again })).toMatchObject({
      status: 200,
    })
    expect(await ask('/company/post-job', { ...again, jobUUID: uuid })).toMatchObject({
      status: 200,
    })
  })
})

describe('windows at once', () => {
  const rounds = Array.from({ length: 5 }, (_, round) => round + 1)

  test.each(rounds)('that have seen the same: one saves, round %i', async () => {
    const { revision } = await read()
    const codes = await codesOf(
      Array.from({ length: 6 }, (_, window) => save({ hours: `${window} hours` }, revision)),
    )
    expect(codes.filter((code) => code === 'fulfilled')).toHaveLength(1)
    expect(codes.filter((code) => code === 'CHANGED_ELSEWHERE')).toHaveLength(5)
    expect((await read()).revision).toBe(revision + 1)
  })

  test.each(rounds)('that save and pay: none of it goes unseen, round %i', async (round) => {
    await giveCredits(product, saltbush)
    const { revision } = await read()
    const calls = [
      () => save({ hours: 'Theirs' }, revision),
      () => send()(postWithCredit, { uuid, revision }),
    ]
    if (round % 2 === 0) calls.reverse()
    const codes = await codesOf(calls.map((call) => call()))

    const { data } = await read()
    const hasSaved = data.hours === 'Theirs'
    expect(data.status).toBe(hasSaved ? 1 : 2)
    expect(new Set(codes)).toEqual(
      new Set(['fulfilled', hasSaved ? 'CHANGED_ELSEWHERE' : 'NOT_A_DRAFT']),
    )
  })

  test.each(rounds)(
    'that both pay for what both have seen: both have posted it, round %i',
    async () => {
      await giveCredits(product, saltbush, 2)
      const { revision } = await read()
      const pay = async () => {
        await send()(post, { jobUUID: uuid, revision })
        return send()(postWithCredit, { uuid, revision })
      }
      const codes = await codesOf([pay(), pay()])

      expect(codes).toContain('fulfilled')
      // The slower one finds it live before it has handed it in; the screen looks whether it is so.
      expect(codes.filter((code) => code !== 'fulfilled' && code !== 'NOT_A_DRAFT')).toEqual([])
      expect(await creditsOf(product, saltbush)).toEqual({ balance: 1, ledger: 1 })
    },
  )
})
