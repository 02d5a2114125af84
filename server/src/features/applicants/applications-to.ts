import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Reading } from '../../db/open.ts'
import { isOnProject } from '../../market/people/engagements.ts'
import type { PeopleSearch } from '../../market/people/people-search.ts'
import { isMetByApplicant } from './met-by-applicant.ts'
import { freeFromInDatabase, hourlyRate } from './terms-in-database.ts'

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

function isFor({ leastRate, mostRate }: PeopleSearch) {
  return [
    ...(leastRate === undefined ? [] : [sql<SqlBool>`${hourlyRate} >= ${leastRate}::numeric`]),
    ...(mostRate === undefined ? [] : [sql<SqlBool>`${hourlyRate} <= ${mostRate}::numeric`]),
  ]
}

function isByWhoIsFree(by: Date) {
  return sql<SqlBool>`exists (
    select from contractor
    where contractor.id = job_application.contractor_id
      and ${freeFromInDatabase} <= ${by} and not ${isOnProject(by)}
  )`
}
