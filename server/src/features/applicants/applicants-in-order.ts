import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { ApplicantOrder } from '@headframe/wire'
import type { Point } from '../../domain/distance.ts'
import { plainInDatabase } from '../../kit/search.ts'
import { kilometresTo } from '../../market/near.ts'
import { freeFromInDatabase, hourlyRate } from './terms-in-database.ts'

/** A way that has a name, or one fact up or down. */
export type Order =
  | 'newest'
  | 'match'
  | 'pending'
  | { readonly by: ApplicantOrder; readonly direction: 'asc' | 'desc' }

/** How far somebody lives from the work; nothing where either is not known. */
export function kilometresToSite(site: Point | undefined): RawBuilder<number | null> {
  if (!site) return sql<null>`null::float8`
  // Of nothing and one, the least is one to the database.
  return sql`case when reading.home_lat is not null then ${kilometresTo('home', site)} end`
}

/** How a list is put in order, the newest first where nothing else tells. */
export function waysOf(order: Order, site: Point | undefined, now: Date): RawBuilder<unknown> {
  const newest = sql`applied_at desc`
  if (order === 'newest') return newest
  if (order === 'match') return sql`job_application.match_score desc nulls last, ${newest}`
  // As the statuses are numbered, those who wait come first.
  if (order === 'pending') return sql`job_application.status, applied_at`
  const direction = sql.raw(order.direction)
  return sql`${valueOf(order.by, site, now)} ${direction} nulls last, ${newest}`
}

function valueOf(by: ApplicantOrder, site: Point | undefined, now: Date): RawBuilder<unknown> {
  switch (by) {
    case 'name':
      return plainInDatabase(sql<string>`concat_ws(' ', first_name, last_name)`)
    case 'experience':
      return monthsByNow(now)
    case 'distance':
      return kilometresToSite(site)
    case 'rate':
      return hourlyRate
    case 'availability':
      // Whoever is free already is as free as anybody; of others nobody knows.
      return sql`case when availability is not null
        then greatest(${freeFromInDatabase}, ${now}::timestamptz) end`
    case 'match':
      return sql`job_application.match_score`
    case 'application_date':
      return sql`applied_at`
  }
}

/** The same as `monthsToday` in the domain. */
function monthsByNow(now: Date) {
  return sql`resume_reading.total_months + case when resume_reading.is_employed
    then greatest(0, ${monthNumber(sql`${now}::timestamptz`)} - ${monthNumber(sql`resume.read_at`)})
    else 0 end`
}

function monthNumber(at: RawBuilder<unknown>) {
  const inUtc = sql`${at} at time zone 'UTC'`
  return sql`(extract(year from ${inUtc}) * 12 + extract(month from ${inUtc}))`
}
