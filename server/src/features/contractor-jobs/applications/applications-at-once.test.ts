import { beforeAll, describe, expect, test } from 'vitest'
import { companyJobs, contractorJobs, ownData } from '@headframe/wire'
import { aJobOf, aLiveJob, anApplicationTo } from '../../../testing/jobs.ts'
import { aCompany, aContractor } from '../../../testing/people.ts'
import type { Person } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'
import { codesOf } from '../../../testing/requests.ts'

const product = await aProduct()
const { reading } = product.world.database
const { apply, withdraw } = contractorJobs
const rounds = 20
const manyTries = { timeout: 120_000 }
const ownRate = { rate: 90, rate_type: 'hour' } as const

let company: Person
let ash: Person

beforeAll(async () => {
  company = await aCompany(product)
  ash = await aContractor(product)
})

const asAsh = () => product.as(ash).send
const applicationsTo = (jobId: string) =>
  reading
    .selectFrom('job_application')
    .select(['id', 'applied_at', 'status'])
    .where('job_id', '=', jobId)
    .execute()

async function endOf(jobId: string): Promise<Date> {
  const { closed_at } = await reading
    .selectFrom('job')
    .select('closed_at')
    .where('id', '=', jobId)
    .where('closed_at', 'is not', null)
    .$narrowType<{ closed_at: Date }>()
    .executeTakeFirstOrThrow()
  return closed_at
}

/** Half of the rounds begin with the one, half with the other. */
function inEitherOrder<T>(round: number, one: () => Promise<T>, other: () => Promise<T>) {
  return round % 2 === 0 ? [one(), other()] : [other(), one()].toReversed()
}

test(
  'twenty taps on Apply make one application and one letter to either side',
  manyTries,
  async () => {
    const { uuid } = await aLiveJob(product, company)

    const taps = Array.from({ length: rounds }, () => asAsh()(apply, { jobId: uuid, ...ownRate }))
    const codes = await codesOf(taps)

    expect(codes.filter((code) => code === 'fulfilled')).toHaveLength(1)
    expect(codes.filter((code) => code === 'ALREADY_APPLIED')).toHaveLength(rounds - 1)
    expect(await applicationsTo(uuid)).toHaveLength(1)
    await product.runTasks()
    const kinds = [...(await product.mailTo(ash.email)), ...(await product.mailTo(company.email))]
    expect(kinds.filter(({ kind }) => kind === 'application-received')).toHaveLength(1)
    expect(kinds.filter(({ kind }) => kind === 'application-new')).toHaveLength(1)
  },
)

test('two applications at once make one, every time', manyTries, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await aJobOf(product, company)
    const codes = await codesOf([1, 2].map(() => asAsh()(apply, { jobId: id, ...ownRate })))

    expect(new Set(codes)).toEqual(new Set(['ALREADY_APPLIED', 'fulfilled']))
  }
})

describe('who applies while the job is closed', () => {
  test('is in before the end or not at all', manyTries, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await aJobOf(product, company)
      const [applied, closed] = await codesOf(
        inEitherOrder<unknown>(
          round,
          () => asAsh()(apply, { jobId: id, ...ownRate }),
          () => product.as(company).send(companyJobs.close, { uuid: id }),
        ),
      )

      expect(closed).toBe('fulfilled')
      expect(['fulfilled', 'JOB_NOT_OPEN']).toContain(applied)
      const applications = await applicationsTo(id)
      expect(applications).toHaveLength(applied === 'fulfilled' ? 1 : 0)
      const end = await endOf(id)
      for (const { applied_at } of applications) expect(applied_at <= end).toBe(true)
    }
  })

  test('has applied before the end, also when the closing began first and came last', async () => {
    const { id } = await aJobOf(product, company)
    product.moveClock(30)
    await asAsh()(apply, { jobId: id, ...ownRate })
    product.moveClock(-30)

    await product.as(company).send(companyJobs.close, { uuid: id })

    const [application] = await applicationsTo(id)
    expect((await endOf(id)).getTime()).toBe(application?.applied_at.getTime())
  })
})

test('withdrawing twice at once withdraws once', manyTries, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await aJobOf(product, company)
    await anApplicationTo(product, { id }, ash)

    const codes = await codesOf([1, 2].map(() => asAsh()(withdraw, { jobId: id })))

    expect(codes).toContain('fulfilled')
    expect(codes.every((code) => code === 'fulfilled' || code === 'NOT_FOUND')).toBe(true)
    expect(await applicationsTo(id)).toEqual([])
  }
})

test('who erases the account while applying leaves no application behind', manyTries, async () => {
  for (let round = 0; round < 5; round += 1) {
    const leaving = await aContractor(product)
    const { id } = await aJobOf(product, company)
    const erase = () =>
      product.as(leaving).send(ownData.erase, { accountPassword: leaving.password })

    const [applied, erased] = await codesOf([
      product.as(leaving).send(apply, { jobId: id, ...ownRate }),
      erase(),
    ])

    expect(['fulfilled', 'UNAUTHENTICATED']).toContain(applied)
    expect(erased).toBe('fulfilled')
    expect(await applicationsTo(id)).toEqual([])
  }
})
