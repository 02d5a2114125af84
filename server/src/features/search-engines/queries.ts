import { sql } from 'kysely'
import type { Reading } from '../../db/open.ts'
import { isOpenAt } from '../../market/jobs/job-status.ts'
import type { Part } from '../../kit/paging.ts'

/** A page that anybody may read, by the last part of its address. */
export interface ListedPage {
  readonly slug: string
  readonly changedAt: Date | null
}

export async function countOpenJobs(db: Reading, now: Date): Promise<number> {
  const { count } = await openJobs(db, now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Oldest first, so that new postings join the last part. A page changes when it goes live, and when it is edited. */
export function listOpenJobs(db: Reading, now: Date, { limit, offset }: Part) {
  return openJobs(db, now)
    .select('slug')
    .select(sql<Date>`greatest(touched_at, published_at)`.as('changedAt'))
    .orderBy('published_at')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

function openJobs(db: Reading, now: Date) {
  return db.selectFrom('job').where(isOpenAt(now))
}

export async function countPublicCompanies(db: Reading): Promise<number> {
  const { count } = await publicCompanies(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export function listPublicCompanies(db: Reading, { limit, offset }: Part) {
  return publicCompanies(db)
    .select(['slug', 'published_at as changedAt'])
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

function publicCompanies(db: Reading) {
  return db.selectFrom('company').where('published_at', 'is not', null)
}
