import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  companyJobs,
  contractorJobs,
  contractorProfiles,
  descriptionDeclined,
  payments,
  signIn,
} from '@headframe/wire'
import { another } from '../testing/database/engine.ts'
import { aDraftJob } from '../testing/jobs.ts'
import { goodCard, openSessionFor } from '../testing/payments.ts'
import { aRegisteredCompany, aRegisteredContractor, signInContractor } from '../testing/people.ts'
import { aProduct } from '../testing/product.ts'
import type { Product } from '../testing/product.ts'
import { loadDemo } from './load-demo.ts'
import { demoSignIns } from './sign-ins.ts'

const { contractor, company, staff } = demoSignIns
const hourMs = 3600_000
const dayMs = 24 * hourMs

describe('an empty marketplace', async () => {
  const product = await aProduct({ environment: { DEMO: 'on' } })
  const { world, send } = product

  test('is filled once, by one of two processes that start at once', async () => {
    const other = { ...world, database: await another(world.database) }

    const filled = await Promise.all([loadDemo(world), loadDemo(other)])

    expect(filled.toSorted()).toEqual([false, true])
    expect(await loadDemo(world)).toBe(false)
    expect((await send(contractorJobs.find, { perPage: 100 })).length).toBeGreaterThan(30)
  })

  test('lets everybody of the demo in, who find what is theirs', async () => {
    const ash = product.as(await signInContractor(product, contractor.email, contractor.password))
    const redback = product.as(
      await send(signIn.company, { email: company.email, password: company.password }),
    )
    const robin = { emailAddress: staff.email, sPass: staff.password }
    expect(await send(signIn.staff, robin)).toMatchObject({ success: true })

    const { has_resume: hasResume, photo_hash: photo } = await ash.send(contractorProfiles.own, {})
    expect(hasResume).toBe(true)
    expect(photo).toEqual(expect.any(String))
    expect((await redback.send(companyJobs.list, { search: '' })).length).toBeGreaterThan(5)
  })

  test('is run by people who were there before its first company, and before what they did', async () => {
    const { rows } = await sql<{ opened: Date; first: Date; did: Date | null }>`
      select account.created_at as opened,
        (select min(created_at) from account where audience = 'company') as first,
        (select min(uploaded_at) from upload where uploaded_by = account.id) as did
      from account where audience in ('staff', 'admin')
    `.execute(world.database.reading)

    expect(rows).toHaveLength(3)
    expect(rows.filter(({ opened, first }) => opened < first)).toHaveLength(2)
    for (const { opened, did } of rows) expect(did === null || opened < did).toBe(true)
  })

  test('says of every description from which resume it was written', async () => {
    const described = await world.database.reading
      .selectFrom('contractor')
      .leftJoin('resume', 'resume.id', 'contractor.description_resume_id')
      .where('is_description_changed', '=', false)
      .where('ai_description', 'is not', null)
      .where('ai_description', '<>', descriptionDeclined)
      .select('resume.id')
      .execute()
    expect(described.length).toBeGreaterThan(50)
    expect(described.filter(({ id }) => id === null)).toEqual([])
  })

  test('goes on where the demo has stopped: who comes now registers, pays and has a number of their own', async () => {
    await aRegisteredContractor(product)
    const saltbush = await aRegisteredCompany(product)
    const before = await receiptNumbers(product)
    const draft = await aDraftJob(product, saltbush)
    const { clientSecret } = await openSessionFor(product, saltbush, draft)

    await product.as(saltbush).send(payments.sandbox, { clientSecret, ...goodCard })

    const [payment] = await product.as(saltbush).send(payments.history, {})
    expect(payment).toMatchObject({ status: 'succeeded' })
    expect(before).not.toContain(payment?.receipt_number)
  })
})

describe('whenever it is filled', async () => {
  const someDay = Date.parse('2026-12-24T12:00:00Z')
  const then = await momentsOf(await aDemoOn(someDay))

  test.each([
    ['the next day', 1],
    ['in another season, by other clocks', 160],
    ['years later', 1200],
  ])('%s, the demo is about the days around', async (_when, days) => {
    const demo = await aDemoOn(someDay + days * dayMs)
    const later = await momentsOf(demo)

    expect(later.size).toBe(then.size)
    const astray = [...then].filter(([what, at]) => {
      const moved = (later.get(what) ?? 0) - at - days * dayMs
      // Clocks of a place may have been changed between then and later.
      return Math.abs(moved) > hourMs
    })
    expect(astray).toEqual([])
    expect(await lastMoments(demo)).toEqual(['23:59:59'])
  })
})

async function aDemoOn(instant: number): Promise<Product> {
  const product = await aProduct()
  product.moveClock((instant - Date.now()) / 1000)
  await loadDemo(product.world)
  return product
}

/** When everything has happened, and will. */
async function momentsOf({ world }: Product): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ what: string; at: Date }>`
    select what, at from (
      select 'joined ' || id as what, created_at as at from account
      union all select 'published ' || id, published_at from job
      union all select 'ends ' || id, expires_at from job
      union all select 'applied ' || id, applied_at from job_application
      union all select 'paid ' || id, created_at from payment) as moments
    where at is not null`.execute(world.database.reading)
  return new Map(rows.map(({ what, at }) => [what, at.getTime()]))
}

/** What clocks show at their places when postings end. */
async function lastMoments({ world }: Product): Promise<string[]> {
  const { rows } = await sql<{ time: string }>`
    select distinct to_char(expires_at at time zone time_zone, 'HH24:MI:SS') as time
    from job where expires_at is not null`.execute(world.database.reading)
  return rows.map(({ time }) => time)
}

async function receiptNumbers({ world }: Product): Promise<unknown[]> {
  const rows = await world.database.reading.selectFrom('payment').select('receipt_number').execute()
  return rows.map(({ receipt_number: number }) => number)
}
