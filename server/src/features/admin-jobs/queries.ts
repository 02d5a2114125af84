import { sql } from 'kysely'
import type { ExpressionBuilder, SqlBool } from 'kysely'
import { jobStatus } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import type { Tables } from '../../db/tables.ts'
import type { Part } from '../../kit/paging.ts'
import { remembering } from '../../kit/remembered.ts'
import { containing } from '../../kit/search.ts'
import { shorterWay } from '../../kit/search-ways.ts'
import type { World } from '../../kit/world.ts'
import { isOpenAt } from '../../market/jobs/job-status.ts'
import { findJobs, isTouched } from '../../market/jobs/jobs.ts'
import type { JobRecord } from '../../market/jobs/jobs.ts'
import { totalOf } from '../../market/tallies.ts'

export interface Asking {
  readonly db: Reading
  readonly now: Date
  readonly world: Pick<World, 'database'>
}

export interface Which {
  readonly companyId?: string
  readonly terms: readonly string[]
  readonly status: number | undefined
}

/** So many are not counted with each page. */
const smallestRemembered = 1000
const countsOn = remembering<number>({ forMs: 10_000, most: 500 })

export async function countJobs(asking: Asking, which: Which): Promise<number> {
  const { db, now, world } = asking
  const { companyId, terms, status } = which
  const isAll = companyId === undefined && terms.length === 0 && status === undefined
  if (isAll) return totalOf(db, 'job')
  const remembered = countsOn(world.database)
  const key = JSON.stringify(which)
  const known = remembered.find(key, now)
  if (known !== undefined) return known
  const { count } = await among(asking, which)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= smallestRemembered) remembered.keep(key, count, now)
  return count
}

export interface CountedJob {
  readonly job: JobRecord
  readonly applications: number
}

/** Newest first, each with how many applied. */
export async function listJobs(asking: Asking, which: Which, part: Part): Promise<CountedJob[]> {
  const { db } = asking
  const rows = await db
    .selectFrom(
      among(asking, which)
        .select(['job.id', 'job.created_at'])
        // What stands behind an offset is done by itself, and not in the order of the list.
        .$if(await isGathered(asking, which, part), (few) => few.offset(0))
        .as('found'),
    )
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(part.limit)
    .offset(part.offset)
    .execute()
  return countedJobs(
    db,
    rows.map(({ id }) => id),
  )
}

/** Those of these ids that there are, in the same order. */
export async function countedJobs(db: Reading, ids: readonly string[]): Promise<CountedJob[]> {
  const named = sql<string>`any(${ids}::uuid[])`
  const jobs = await findJobs(db).where('job.id', '=', named).execute()
  const counts = await db
    .selectFrom('job_application')
    .select(['job_id'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('job_id', '=', named)
    .groupBy('job_id')
    .execute()
  const byId = new Map(jobs.map((job) => [job.id, job]))
  const countOf = new Map(counts.map(({ job_id, count }) => [job_id, count]))
  return ids.flatMap((id) => {
    const job = byId.get(id)
    return job ? { job, applications: countOf.get(id) ?? 0 } : []
  })
}

async function isGathered(asking: Asking, which: Which, part: Part): Promise<boolean> {
  if (which.terms.length === 0 || which.companyId !== undefined) return false
  const found = await countJobs(asking, which)
  const whole = await countJobs(asking, { ...which, terms: [] })
  return shorterWay({ found, whole }, part) === 'by index'
}

function among({ db, now }: Asking, { companyId, terms, status }: Which) {
  const jobs = db
    .selectFrom('job')
    .where(isTouched)
    .$if(companyId !== undefined, (own) => own.where('job.company_id', '=', companyId ?? null))
    .$if(status !== undefined, (some) => some.where(hasStatus(status ?? 0, now)))
  return terms.reduce(
    (some, term) => some.where(sql<SqlBool>`job.words like ${containing(term)}`),
    jobs,
  )
}

/** Plain conditions: the indexes of each state serve no others. */
function hasStatus(status: number, now: Date) {
  return (job: ExpressionBuilder<Tables, 'job'>) => {
    if (status === jobStatus.active) return isOpenAt(now)(job)
    if (status === jobStatus.closed) return job('job.closed_at', 'is not', null)
    const isNotClosed = job('job.closed_at', 'is', null)
    return status === jobStatus.draft
      ? job.and([
          isNotClosed,
          job('job.published_at', 'is', null),
          job('job.touched_at', 'is not', null),
        ])
      : job.and([
          isNotClosed,
          job('job.published_at', 'is not', null),
          job('job.expires_at', '<=', now),
        ])
  }
}

export async function isCompany(db: Reading, companyId: string): Promise<boolean> {
  const company = await db
    .selectFrom('company')
    .select('id')
    .where('id', '=', companyId)
    .executeTakeFirst()
  return company !== undefined
}

/** Newest first; those that were withdrawn are gone. */
export function listApplicants(db: Reading, jobId: string, most: number) {
  return db
    .selectFrom('job_application')
    .innerJoin('contractor', 'contractor.id', 'job_application.contractor_id')
    .leftJoin('role', 'role.id', 'contractor.role_id')
    .select(['job_application.id as application_id', 'contractor.id as contractorId'])
    .select(['first_name', 'last_name', 'photo_hash', 'role.name as preferred_role'])
    .select(['suburb', 'state', 'availability', 'job_application.status', 'applied_at'])
    .select(['job_application.rate', 'job_application.rate_type'])
    .where('job_application.job_id', '=', jobId)
    .orderBy('applied_at', 'desc')
    .orderBy('job_application.id')
    .limit(most)
    .execute()
}
