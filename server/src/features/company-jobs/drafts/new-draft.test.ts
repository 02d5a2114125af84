import { beforeEach, describe, expect, test } from 'vitest'
import { companyJobs } from '@headframe/wire'
import { aColleague } from '../../../testing/colleagues.ts'
import { aDraftJob, aJobOf } from '../../../testing/jobs.ts'
import { aCompany } from '../../../testing/people.ts'
import type { Person } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'
import { tidyNow } from '../../../testing/tidy.ts'

const product = await aProduct()
const { newDraft, saveDraft, draft, list } = companyJobs

let saltbush: Person

beforeEach(async () => {
  saltbush = await aCompany(product)
})

const begin = async (who = saltbush) => (await product.as(who).send(newDraft, {})).uuid
const save = (uuid: string, fields: object, who = saltbush) =>
  product.as(who).send(saveDraft, { jobUUID: uuid, draft: fields })
const read = (jobUUID?: string) => product.as(saltbush).send(draft, { jobUUID })
describe('a new draft', () => {
  test('has an id, and nothing in it', async () => {
    const answer = await product.as(saltbush).send(newDraft, {})

    expect(answer).toEqual({ uuid: answer.uuid, data: { uuid: answer.uuid } })
    const { data, ...beside } = await read(answer.uuid)
    expect(data).toEqual({
      uuid: answer.uuid,
      slug: expect.stringMatching(/^job-[0-9a-f]{8}$/),
      selectedIndustry: null,
      industry: null,
      selectedRole: null,
      role: null,
      title: null,
      description: null,
      description_rendered: null,
      work_location: null,
      location_lat: null,
      location_lng: null,
      work_type: null,
      contract_length: null,
      start_date: null,
      contract_start_date: null,
      rate_category: 'undisclosed',
      rate: null,
      rate_type: null,
      work_arrangement: null,
      roster: null,
      hours: null,
      is_project: null,
      project_description: null,
      project_timeframe: null,
      project_stage: null,
      project_team_size: null,
      project_budget: null,
      status: 1,
      step: 0,
    })
    expect(beside).toEqual({
      uuid: answer.uuid,
      status: 1,
      industry: null,
      role: null,
      revision: 0,
    })
  })

  test('is given again until somebody has typed into it', async () => {
    const first = await begin()
    expect(await begin()).toBe(first)

    await save(first, { title: 'Fitter' })
    const second = await begin()

    expect(second).not.toBe(first)
    expect(await begin()).toBe(second)
  })

  test('is one however many ask at once', async () => {
    const drafts = await Promise.all(Array.from({ length: 20 }, () => begin()))
    expect(new Set(drafts).size).toBe(1)
  })

  test('of a colleague is another one: neither writes into what the other has begun', async () => {
    const jane = await aColleague(product, saltbush, 'hirer')
    const [hers, ours] = [await begin(jane), await begin()]
    expect(hers).not.toBe(ours)

    await save(hers, { title: 'Haul truck, days' }, jane)
    await save(ours, { title: 'Fitter' })
    expect(await read(hers)).toMatchObject({ data: { title: 'Haul truck, days' } })
    expect(await begin(jane)).not.toBe(await begin())
  })

  test('of another company is another one', async () => {
    expect(await begin(await aCompany(product))).not.toBe(await begin())
  })

  test('is listed nowhere until somebody has typed into it', async () => {
    const uuid = await begin()
    expect(await product.as(saltbush).send(list, { search: '' })).toEqual([])
    expect(await read()).toEqual({
      data: null,
      uuid: null,
      status: null,
      industry: null,
      role: null,
      revision: null,
    })

    await save(uuid, { title: 'Fitter' })

    expect(await product.as(saltbush).send(list, { search: '' })).toMatchObject([{ uuid }])
    expect(await read()).toMatchObject({ uuid })
  })

  test('is forgotten after seven days without a word, and nothing else is', async () => {
    const touched = await aJobOf(product, saltbush, {}, 'draft')
    const live = await aJobOf(product, saltbush)
    const untouched = await begin()
    const left = async () =>
      (
        await product.world.database.reading
          .selectFrom('job')
          .select('id')
          .where('company_id', '=', saltbush.id)
          .execute()
      ).map(({ id }) => id)

    product.moveClock(7 * 24 * 3600 - 60)
    await tidyNow(product)
    expect(await left()).toContain(untouched)

    product.moveClock(120)
    await tidyNow(product)
    expect((await left()).toSorted()).toEqual([touched.id, live.id].toSorted())
  })

  test('that is given again is as good as new', async () => {
    const uuid = await begin()
    product.moveClock(23 * 3600)
    for (let day = 1; day <= 9; day += 1) {
      expect(await begin()).toBe(uuid)
      product.moveClock(23 * 3600)
    }
    await tidyNow(product)

    await save(uuid, { title: 'Fitter' })
    expect(await read(uuid)).toMatchObject({ data: { title: 'Fitter' } })
  })
})

describe('the draft that was changed last', () => {
  test('is read by whoever names none', async () => {
    const older = await aDraftJob(product, saltbush, { title: 'Fitter' })
    const newer = await aDraftJob(product, saltbush, { title: 'Welder' })
    expect(await read()).toMatchObject({ uuid: newer.uuid, data: { title: 'Welder' } })

    product.moveClock(60)
    await save(older.uuid, { hours: '10 hours' })
    expect(await read()).toMatchObject({ uuid: older.uuid, data: { title: 'Fitter' } })
  })
})
