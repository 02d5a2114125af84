import { expect, test } from 'vitest'
import { companyJobs } from '@headframe/wire'
import { aDraftJob, aJobOf, aLiveJob } from '../../../testing/jobs.ts'
import { aCompany } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'
import { bearer, codesOf } from '../../../testing/requests.ts'

const product = await aProduct()
const saltbush = await aCompany(product)
const { duplicate, rawJob, job, newDraft } = companyJobs

const copy = (jobUUID: string) => product.as(saltbush).send(duplicate, { jobUUID })
const read = async (uuid: string) => (await product.as(saltbush).send(rawJob, { uuid })).data
const nowSeconds = () => Math.floor(product.world.clock().getTime() / 1000)

test('a copy says what the posting says, and has a life of its own', async () => {
  const original = await aLiveJob(product, saltbush, {
    is_project: 1,
    project_description: 'A new decline.',
    description: { ops: [{ insert: 'Push', attributes: { bold: true } }, { insert: '\n' }] },
  })

  const answer = await copy(original.slug)

  expect(answer).toEqual({ success: true, uuid: answer.uuid, data: { uuid: answer.uuid } })
  expect(answer.uuid).not.toBe(original.uuid)
  const { uuid, slug, status, ...content } = await read(original.uuid)
  expect(await read(answer.uuid)).toEqual({
    ...content,
    step: 3,
    uuid: answer.uuid,
    slug: expect.stringMatching(/^dozer-operator-[0-9a-f]{8}$/),
    status: 1,
  })
  expect(await product.as(saltbush).send(job, { uuid: answer.uuid })).toMatchObject({
    status: 1,
    published_date: null,
    expired_date: null,
    days_left: null,
    payment_method: null,
    applicants: 0,
  })
  expect({ uuid, slug, status }).toEqual({ uuid: original.uuid, slug: original.slug, status: 2 })
})

test('a copy is no draft that the next visit to the form is given', async () => {
  const { uuid } = await copy((await aDraftJob(product, saltbush)).uuid)
  expect((await product.as(saltbush).send(newDraft, {})).uuid).not.toBe(uuid)
})

test.each(['untouched', 'draft', 'active', 'expired', 'closed'] as const)(
  'one that is %s may be copied',
  async (life) => {
    const { id } = await aJobOf(product, saltbush, {}, life)
    const { uuid } = await copy(id)
    expect(await read(uuid)).toMatchObject({ title: 'Dozer Operator', status: 1 })
  },
)

test('one that is deleted meanwhile is copied, or as good as none', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { uuid } = await aDraftJob(product, saltbush)
    const [copied] = await codesOf([
      copy(uuid),
      product.as(saltbush).send(companyJobs.deleteDraft, { uuid }),
    ])
    expect(['fulfilled', 'NOT_FOUND']).toContain(copied)
  }
})

test('a start that is still ahead stays, one that is over has to be chosen anew', async () => {
  const tomorrow = nowSeconds() + 24 * 3600
  expect(await copiedStart(tomorrow)).toBe(tomorrow)
  expect(await copiedStart(1)).toBe(1)
  expect(await copiedStart(tomorrow - 48 * 3600)).toBeNull()
})

test('one of a draft has come as far as the draft', async () => {
  const { uuid } = await aDraftJob(product, saltbush)
  await product.as(saltbush).send(companyJobs.saveDraft, { uuid, step: 1, draft: {} })
  expect(await read((await copy(uuid)).uuid)).toMatchObject({ step: 1 })
})

test('may be asked for by a form of a page', async () => {
  const { id } = await aJobOf(product, saltbush)
  const body = new FormData()
  body.append('jobUUID', id)
  const response = await product.ask('/company/duplicate-job', {
    method: 'POST',
    headers: bearer(saltbush.token),
    body,
  })
  expect(response.status).toBe(200)
})

async function copiedStart(start_date: number) {
  const { id } = await aJobOf(product, saltbush, { start_date })
  return (await read((await copy(id)).uuid)).start_date
}
