import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { adminJobs, jobStatus } from '@headframe/wire'
import { aJobOf, anApplicationTo } from '../../testing/jobs.ts'
import { aCompany, aContractor, anAdmin } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'

const product = await aProduct()
const admin = await anAdmin(product)
const { send } = product.asAdmin(`admin_session=${admin.token}`)

describe('the postings', () => {
  test('of all and of one company are told with their state, drafts too, untouched ones not', async () => {
    const [company, other] = [await aCompany(product), await aCompany(product)]
    const words = ' numbat '
    for (const life of ['untouched', 'draft', 'active', 'expired', 'closed'] as const) {
      await aJobOf(product, company, { words, payment_method: 'credit' }, life)
      product.moveClock(1)
    }
    await aJobOf(product, other, { words })

    const all = await send(adminJobs.list, { search: 'numbat', page: 1 })
    expect(all).toHaveLength(5)
    const own = await send(adminJobs.ofCompany, { companyId: company.id, search: '', page: 1 })
    expect(own.map(({ status }) => status)).toEqual([
      jobStatus.closed,
      jobStatus.expired,
      jobStatus.active,
      jobStatus.draft,
    ])
    expect(own.map(({ is_active }) => is_active)).toEqual([false, false, true, false])
    expect(own.map(({ payment_method }) => payment_method)).toEqual([
      'credit',
      'credit',
      'credit',
      null,
    ])
    for (const status of Object.values(jobStatus)) {
      const some = await send(adminJobs.ofCompany, {
        companyId: company.id,
        search: 'NUMBAT',
        status,
      })
      expect(some.map((job) => job.status)).toEqual([status])
    }
    await expect(
      send(adminJobs.ofCompany, { companyId: randomUUID(), search: '' }),
    ).rejects.toMatchObject({ status: 404 })
  })

  test('one shows by uuid and by slug who applied, with what they asked for', async () => {
    const company = await aCompany(product)
    const job = await aJobOf(product, company)
    const [ash, robin] = [
      await aContractor(product),
      await aContractor(product, { firstName: 'Robin', lastName: 'Hale' }),
    ]
    await anApplicationTo(product, job, ash, { rate: 92.5, rate_type: 'hour' })
    product.moveClock(5)
    await anApplicationTo(product, job, robin, { applied_at: product.world.clock() })

    const byUuid = await send(adminJobs.one, { uuid: job.id })
    expect(await send(adminJobs.one, { uuid: job.slug })).toEqual(byUuid)
    expect(byUuid.job).toMatchObject({
      id: job.id,
      company_id: company.id,
      company_name: 'Saltbush Mining',
      totalApplications: 2,
    })
    expect(byUuid.applicants).toMatchObject([
      { contractorId: robin.id, first_name: 'Robin', rate: null },
      { contractorId: ash.id, rate: 92.5, rate_type: 'hour', status: 0, availability: 0 },
    ])
    await expect(send(adminJobs.one, { uuid: 'none' })).rejects.toMatchObject({ status: 404 })
  })

  test('of a company that is gone keep its name', async () => {
    const company = await aCompany(product)
    const job = await aJobOf(product, company, { company_name: 'Gone Mining' })
    await product.world.database.writing
      .deleteFrom('account')
      .where('id', '=', company.id)
      .execute()
    const { job: shown } = await send(adminJobs.one, { uuid: job.id })
    expect(shown).toMatchObject({ company_id: null, company_name: 'Gone Mining' })
  })
})
