import { beforeEach, describe, expect, test } from 'vitest'
import { companyJobs, signIn, words } from '@headframe/wire'
import { aDraftJob, aJobOf, aLiveJob } from '../../testing/jobs.ts'
import { aCompany } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { answerOf, bearer, codesOf, json, outcome, refusalOf } from '../../testing/requests.ts'

const product = await aProduct()
const { job, update } = companyJobs
const day = 24 * 3600

let saltbush: Person

beforeEach(async () => {
  saltbush = await aCompany(product)
})

const show = (uuid: string) => product.as(saltbush).send(job, { uuid })
const post = async (path: string, body: object) =>
  outcome(await product.ask(path, json(body, bearer(saltbush.token))))
const nowSeconds = () => Math.floor(product.world.clock().getTime() / 1000)

/** So much later, when sessions have ended meanwhile. */
async function later(seconds: number) {
  product.moveClock(seconds)
  const { email, password } = saltbush
  saltbush = { ...saltbush, token: (await product.send(signIn.company, { email, password })).token }
}

const notEditable = {
  status: 409,
  code: 'NOT_EDITABLE',
  error: 'This job posting cannot be edited.',
}

describe('changing', () => {
  test('a live posting changes its description and its start', async () => {
    const { uuid, slug, expired_date } = await aLiveJob(product, saltbush)
    const start_date = nowSeconds() + 9 * day

    const answer = await product
      .as(saltbush)
      .send(update, { uuid: slug, description: 'Rip and push.', start_date })

    expect(answer).toEqual({
      success: true,
      message: 'Your job post has been successfully updated.',
      data: await show(uuid),
    })
    expect(answer.data).toMatchObject({
      description_rendered: '<p>Rip and push.</p>',
      start_date,
      contract_start_date: start_date,
      expired_date,
      slug,
      status: 2,
    })
  })

  test('the start goes by either of its names', async () => {
    const { uuid } = await aLiveJob(product, saltbush)
    const contract_start_date = nowSeconds() + 9 * day

    await product.as(saltbush).send(update, { uuid, contract_start_date })

    expect(await show(uuid)).toMatchObject({ start_date: contract_start_date, contract_start_date })
  })

  test('leaves alone whatever else is sent, and what is not sent', async () => {
    const { uuid } = await aLiveJob(product, saltbush)
    const before = await show(uuid)

    const asked = await post('/company/update-job', {
      uuid,
      title: 'Another',
      rate: 1,
      status: 4,
      description_rendered: '<script>1</script>',
    })

    expect(asked.status).toBe(200)
    expect(await show(uuid)).toEqual(before)
  })

  test('is refused of a posting that was changed since it was seen, and taken with open eyes', async () => {
    const { uuid } = await aLiveJob(product, saltbush)
    const { send } = product.as(saltbush)
    const seen = async () => (await send(companyJobs.rawJob, { uuid })).revision ?? 0
    const revision = await seen()
    await send(update, { uuid, description: 'Theirs.', revision })

    expect(await refusalOf(send(update, { uuid, description: 'Mine.', revision }))).toMatchObject({
      status: 409,
      code: 'CHANGED_ELSEWHERE',
      text: words.liveJobChangedElsewhere,
    })
    expect(await show(uuid)).toMatchObject({ description_rendered: '<p>Theirs.</p>' })

    await send(update, { uuid, description: 'Mine.', revision: await seen() })
    await send(update, { uuid, description: 'Mine once more.' })
    expect(await show(uuid)).toMatchObject({ description_rendered: '<p>Mine once more.</p>' })
  })

  test('by two at once with the same revision is one of the two', async () => {
    const { uuid } = await aLiveJob(product, saltbush)
    const { send } = product.as(saltbush)
    const { revision } = await send(companyJobs.rawJob, { uuid })
    const codes = await codesOf(
      ['One.', 'Two.', 'Three.'].map((description) =>
        send(update, { uuid, description, revision: revision ?? 0 }),
      ),
    )
    expect(codes.filter((code) => code === 'CHANGED_ELSEWHERE')).toHaveLength(2)
    expect(codes).toContain('fulfilled')
  })

  test('keeps a start that has come meanwhile, but takes no other that is over', async () => {
    const start_date = nowSeconds() + day
    const { uuid } = await aLiveJob(product, saltbush, { start_date })
    await later(3 * day)

    const kept = await product.as(saltbush).send(update, { uuid, description: 'New.', start_date })
    expect(kept.data).toMatchObject({ start_date, description_rendered: '<p>New.</p>' })

    for (const start of [start_date + 1, start_date - day, '', 'soon', -1]) {
      expect(await post('/company/update-job', { uuid, start_date: start })).toEqual({
        status: 422,
        code: 'INVALID',
        error: 'Please select a valid start date',
        fields: { start_date: 'Please select a valid start date' },
      })
    }
    expect(await show(uuid)).toMatchObject({ start_date })
  })

  test.each([
    ['empty', '', 'Please fill out all the mandatory fields.'],
    ['without a word', { ops: [{ insert: '\n' }] }, 'Please fill out all the mandatory fields.'],
    ['too long', 'x'.repeat(20_001), 'Must be 20000 characters or fewer'],
  ])('takes no description that is %s', async (_, description, text) => {
    const { uuid } = await aLiveJob(product, saltbush)
    const response = await product.ask(
      '/company/update-job',
      json({ uuid, description }, bearer(saltbush.token)),
    )
    expect(await answerOf(response)).toEqual({
      status: 422,
      body: {
        error: text,
        code: 'INVALID',
        fields: { description: text },
        success: false,
        message: text,
      },
    })
  })

  test('a draft as well', async () => {
    const { uuid } = await aDraftJob(product, saltbush, { title: null })
    const { data } = await product.as(saltbush).send(update, { uuid, description: 'Rip.' })
    expect(data).toMatchObject({ status: 1, title: null, description_rendered: '<p>Rip.</p>' })
  })

  test.each(['expired', 'closed'] as const)('nothing of one that is %s', async (life) => {
    const { id: uuid } = await aJobOf(product, saltbush, {}, life)
    const { status } = await show(uuid)
    expect(await post('/company/update-job', { uuid, description: '' })).toMatchObject(notEditable)
    expect(await show(uuid)).toMatchObject({ status, description_rendered: null })
  })
})
