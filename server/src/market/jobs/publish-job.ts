import type { Faults, JobToPost, paymentMethods } from '@headframe/wire'
import { faultsOfJob } from '@headframe/wire'
import type { Writing } from '../../db/open.ts'
import { expiryOf } from '../../domain/job-life.ts'
import { stateOfJob } from '../../domain/job-state.ts'
import { timeZoneOfJob } from '../../domain/job-time-zone.ts'
import { plainTextOf, readDelta } from '../../domain/rich-text/delta.ts'
import type { World } from '../../kit/world.ts'
import { comparePosting } from '../matches/rank-posting.ts'
import type { JobColumns } from './job-changes.ts'
import type { JobRecord } from './jobs.ts'

/** What is missing before a posting may go live, with these changes laid over it. */
export function faultsOfPosting(
  job: Partial<JobRecord>,
  now: Date,
  changes: JobColumns = {},
): Faults {
  const posting = postingOf({ ...job, ...changesOnly(changes) })
  return faultsOfJob(posting, now, timeZoneOfJob(posting))
}

/** Of a record, or of columns as they are about to be written. */
type Whole = Omit<Partial<JobRecord>, 'description' | 'rate'> & {
  readonly description?: unknown
  readonly rate?: unknown
}

function postingOf(job: Whole): JobToPost {
  return {
    industry: job.industry_id ?? null,
    role: job.role_id ?? null,
    title: job.title ?? null,
    descriptionText: plainTextOf(readDelta(job.description)),
    is_project: typeof job.is_project === 'boolean' ? (job.is_project ? 1 : 0) : null,
    work_arrangement: job.work_arrangement ?? null,
    rate_category: job.rate_category ?? 'undisclosed',
    rate: job.rate === undefined || job.rate === null ? null : Number(job.rate),
    rate_type: job.rate_type ?? null,
    start_date: job.start_date ?? null,
    work_type: job.work_type ?? null,
    contract_length: job.contract_length ?? null,
    work_location: job.work_location ?? null,
    location_lat: job.location_lat ?? null,
    location_lng: job.location_lng ?? null,
    project_description: job.project_description ?? null,
  }
}

/** A column that is not touched is undefined, and must not hide what stands. */
function changesOnly(changes: JobColumns): Whole {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
}

type PaymentMethod = (typeof paymentMethods)[number]

interface Publishing {
  readonly db: Writing
  readonly now: Date
  readonly world: Pick<World, 'tasks'>
}

/** Puts a draft on the board and compares people with it. False when it has gone there already, or was deleted meanwhile. */
export async function publishJob(
  publishing: Publishing,
  job: JobRecord,
  method: PaymentMethod,
): Promise<boolean> {
  const { db, now } = publishing
  if (!(await putOnBoard(db, job, method, now))) return false
  await comparePosting(publishing, job.id)
  return true
}

/** The row alone. */
export async function putOnBoard(
  db: Writing,
  job: JobRecord,
  method: PaymentMethod,
  now: Date,
): Promise<boolean> {
  const timeZone = timeZoneOfJob(job)
  const published = await db
    .updateTable('job')
    .set({
      published_at: now,
      expires_at: expiryOf(now, timeZone),
      time_zone: timeZone,
      state: stateOfJob(job),
      payment_method: method,
    })
    .where('id', '=', job.id)
    .where('published_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return published !== undefined
}
