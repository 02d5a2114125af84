import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { firstInstant } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import { isOnProject } from '../../market/people/engagements.ts'
import type { PeopleSearch } from '../../market/people/people-search.ts'
import { isMetByApplicant } from './met-by-applicant.ts'

export interface Which {
  readonly jobId: string
  readonly search: PeopleSearch
}

/** Applications to a posting, by people of whom every choice is true in one way; those that were withdrawn are gone. */
export function applicationsTo(db: Reading, { jobId, search }: Which) {
  const conditions = [
    ...isFor(search),
    ...(search.freeBy ? [isByWhoIsFree(search.freeBy)] : []),
    ...(search.choices.length > 0 ? [isMetByApplicant(search.choices)] : []),
  ]
  return conditions.reduce(
    (some, condition) => some.where(condition),
    db.selectFrom('job_application').where('job_application.job_id', '=', jobId),
  )
}

/** What they applied for, by the hour; a day has ten. */
function isFor({ leastRate, mostRate }: PeopleSearch) {
  const hourly = sql`job_application.rate / case job_application.rate_type when 'day' then 10 else 1 end`
  return [
    ...(leastRate === undefined ? [] : [sql<SqlBool>`${hourly} >= ${leastRate}::numeric`]),
    ...(mostRate === undefined ? [] : [sql<SqlBool>`${hourly} <= ${mostRate}::numeric`]),
  ]
}

/** As `freeFrom` of the wire has it: a choice counts from the day it was said. */
function isByWhoIsFree(by: Date) {
  const choice = sql`case availability
    when 1 then interval '1 month' when 0.5 then interval '14 days' when 0.2 then interval '7 days'
    else interval '0' end`
  const from = sql`case when availability >= ${sql.lit(firstInstant)}
    then to_timestamp(availability) at time zone 'UTC'
    else (availability_said_at at time zone 'UTC') + ${choice} end`
  return sql<SqlBool>`exists (
    select from contractor
    where contractor.id = job_application.contractor_id
      and ${from} <= ${by}::timestamptz at time zone 'UTC' and not ${isOnProject(by)}
  )`
}
