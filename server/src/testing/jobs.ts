import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { asSoonAsPossible, companyJobs } from '@headframe/wire'
import type { CompanyJob, InputOf } from '@headframe/wire'
import { inOneTransaction } from '../db/call-transaction.ts'
import type { Tables } from '../db/tables.ts'
import { mustFindJob } from '../market/jobs/named-job.ts'
import { publishJob } from '../market/jobs/publish-job.ts'
import type { World } from '../kit/world.ts'
import type { Person } from './people.ts'
import type { Product } from './product.ts'

/** A product, or only what lies behind one that runs somewhere else. */
export interface Behind {
  readonly world: Pick<World, 'database' | 'clock'>
}

const day = 24 * 3600_000

/** When a job was touched, published, expires and is closed, as far as its life has come. */
const jobLives = {
  untouched: () => ({}),
  draft: (now: Date) => ({ touched_at: now }),
  active: (now: Date) => ({
    touched_at: now,
    published_at: now,
    work_type: 'full_time',
    time_zone: 'Australia/Perth',
    expires_at: new Date(now.getTime() + 30 * day),
  }),
  expired: (now: Date) => ({
    touched_at: now,
    published_at: new Date(now.getTime() - 31 * day),
    work_type: 'full_time',
    time_zone: 'Australia/Perth',
    expires_at: new Date(now.getTime() - day),
  }),
  closed: (now: Date) => ({ ...jobLives.active(now), closed_at: now }),
} as const

/** A listing as it lies in the database, live unless it is said otherwise. */
export async function aJobOf(
  { world }: Behind,
  company: Pick<Person, 'id'>,
  wishes: Partial<Insertable<Tables['job']>> = {},
  life: keyof typeof jobLives = 'active',
): Promise<{ id: string; slug: string }> {
  const now = world.clock()
  return world.database.writing
    .insertInto('job')
    .values({
      company_id: company.id,
      slug: `dozer-operator-${randomUUID().slice(0, 8)}`,
      title: 'Dozer Operator',
      work_location: 'Kambalda WA',
      created_at: now,
      ...jobLives[life](now),
      ...wishes,
    })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow()
}

export async function anApplicationTo(
  { world }: Behind,
  job: { readonly id: string },
  contractor: Pick<Person, 'id'>,
  wishes: Partial<Insertable<Tables['job_application']>> = {},
): Promise<{ id: string }> {
  return world.database.writing
    .insertInto('job_application')
    .values({
      job_id: job.id,
      contractor_id: contractor.id,
      applied_at: world.clock(),
      ...wishes,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export type JobWish = InputOf<typeof companyJobs.post>

/** Everything that a company has to tell before a posting may go live, and a little more. */
export function aJobForm(wishes: JobWish = {}): JobWish {
  return {
    selectedIndustry: '1',
    selectedRole: '108',
    title: 'Dozer Operator',
    description: 'Push overburden in the Quandong Pit.',
    work_location: 'Kambalda WA',
    location_lat: -31.2,
    location_lng: 121.66,
    work_type: 'full_time',
    start_date: asSoonAsPossible,
    rate_category: 'custom_rate',
    rate: 62.5,
    rate_type: 'hour',
    work_arrangement: 'fifo',
    roster: '8 days on, 6 off',
    hours: '12 hours a day',
    is_project: 0,
    ...wishes,
  }
}

/** A draft that was typed into, with nothing missing unless it is wished so. */
export async function aDraftJob(
  product: Product,
  company: Person,
  wishes: JobWish = {},
): Promise<CompanyJob> {
  const { send } = product.as(company)
  const { uuid } = await send(companyJobs.newDraft, {})
  await send(companyJobs.saveDraft, { uuid, draft: aJobForm(wishes) })
  return send(companyJobs.job, { uuid })
}

/** A posting that was paid for and has just gone live. */
export async function aLiveJob(
  product: Product,
  company: Person,
  wishes: JobWish = {},
): Promise<CompanyJob> {
  const { world } = product
  const { uuid } = await aDraftJob(product, company, wishes)
  await inOneTransaction(world.database, async (db) =>
    publishJob(
      { db, now: world.clock(), world },
      await mustFindJob(db, company.id, uuid),
      'payment',
    ),
  )
  return product.as(company).send(companyJobs.job, { uuid })
}
