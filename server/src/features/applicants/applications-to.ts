import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { firstInstant } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import { around, kilometresTo } from '../../market/near.ts'
import type { Nearness } from '../../market/near.ts'
import { isOnProject } from '../../market/people/engagements.ts'
import type { PeopleSearch } from '../../market/people/people-search.ts'
import { containing, plainInDatabase } from '../../kit/search.ts'
import type { Choice } from '../../kit/search-choices.ts'

export interface Which {
  readonly jobId: string
  readonly search: PeopleSearch
}

/** Applications to a posting, by people of whom every choice is true in one way; those that were withdrawn are gone. */
export function applicationsTo(db: Reading, { jobId, search }: Which) {
  const conditions = [
    ...isFor(search),
    ...(search.freeBy ? [isByWhoIsFree(search.freeBy)] : []),
    ...search.choices.map(isBySomebody),
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

/**
 * Looked up for each applicant: a join would tempt the planner to make everybody in the marketplace
 * comparable first.
 */
function isBySomebody({ ways: wanted, places, isUnderstood }: Choice) {
  const says = sql<string>`concat_ws(' ', first_name, last_name, trade.name, suburb, state)`
  const ways = wanted.map((terms) => {
    const all = terms.map((term) => hasTerm(term, isUnderstood))
    return sql`(${sql.join(all, sql` and `)})`
  })
  const homes = places.flatMap(({ place, radiusKm }) => livesIn(around(place, radiusKm)))
  return sql<SqlBool>`exists (
    select from (
      select ${plainInDatabase(says)} as words
      from contractor left join role as trade on trade.id = contractor.role_id
      where contractor.id = job_application.contractor_id
      offset 0
    ) as person
    where ${sql.join([...ways, ...homes], sql` or `)}
  )`
}

/** As their home was read to compare them; a state is said in words. */
function livesIn(near: Nearness) {
  if (near === 'nowhere' || 'state' in near) return []
  return [
    sql`exists (
      select from contractor_reading as reading
      where reading.contractor_id = job_application.contractor_id
        and reading.home_lat is not null
        and ${kilometresTo('home', near.point)} <= ${near.radiusKm}
    )`,
  ]
}

const shortWord = /^[\p{L}\p{N}]{1,3}$/u

/** Of what was understood a short word is meant whole: WA is no part of a warehouse. */
function hasTerm(term: string, isUnderstood: boolean) {
  return isUnderstood && shortWord.test(term)
    ? sql`person.words ~ ${`\\m${term}\\M`}`
    : sql`person.words like ${containing(term)}`
}
