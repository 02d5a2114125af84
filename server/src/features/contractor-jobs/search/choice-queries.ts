import { sql } from 'kysely'
import { asSoonAsPossible } from '@headframe/wire'
import type { FilterOfChoices } from '@headframe/wire'
import type { Reading } from '../../../db/open.ts'
import type { JobSearch } from './job-search.ts'
import { chosenIn, inReach, withoutChoices } from './queries.ts'
import type { Condition } from './queries.ts'

/** So many jobs have this value, and would be found but for this filter; for no filter, all the same. */
export interface ChoiceRow {
  readonly filter: FilterOfChoices
  readonly value: string | null
  readonly isEven: boolean | null
  /** Further rosters of the same jobs. */
  readonly others: readonly string[] | null
  readonly failing: FilterOfChoices | null
  readonly jobs: number
}

/**
 * Counts jobs by the values of every filter in one query. Only jobs that at most one filter rules out matter:
 * each is counted with the filter that does, so that the choices of that filter can include it.
 */
export function countByChoices(db: Reading, search: JobSearch): Promise<ChoiceRow[]> {
  const failing = theOneFailing(chosenIn(search))
  const found = inReach(db, { ...search, ...withoutChoices })
    .where(failing.atMostOne)
    .select(['work_arrangement', 'work_type', 'rate_category', 'industry_id', 'role_id'])
    .select(['roster_on', 'roster_off', 'roster_is_even', 'other_rosters'])
    .select(sql<boolean | null>`job.start_date = ${sql.lit(asSoonAsPossible)}`.as('is_asap'))
    .select(failing.which.as('failing'))
  return db
    .selectFrom(found.as('found'))
    .select([filterCounted.as('filter'), valueCounted.as('value')])
    .select(['roster_is_even as isEven', 'other_rosters as others', 'failing'])
    .select(({ fn }) => fn.countAll<number>().as('jobs'))
    .groupBy(
      sql`failing, grouping sets (
        work_arrangement, work_type, rate_category, industry_id, role_id,
        (roster_on, roster_off, roster_is_even, other_rosters), is_asap
      )`,
    )
    .execute()
}

const filterCounted = sql<FilterOfChoices>`case
  when grouping(work_arrangement) = 0 then 'arrangement'
  when grouping(work_type) = 0 then 'workType'
  when grouping(rate_category) = 0 then 'rateCategory'
  when grouping(industry_id) = 0 then 'industry'
  when grouping(role_id) = 0 then 'role'
  when grouping(roster_on) = 0 then 'roster'
  else 'startBefore'
end`

const valueCounted = sql<string | null>`coalesce(
  work_arrangement, work_type, rate_category, industry_id::text, role_id::text,
  roster_on || ':' || roster_off, case when is_asap then 'asap' end
)`

/** SQL for a job: whether at most one of the filters in force rules it out, and which one that is, or null. */
function theOneFailing(chosen: Readonly<Record<FilterOfChoices, readonly Condition[]>>) {
  const inForce = Object.entries(chosen).filter(([, conditions]) => conditions.length > 0)
  const holds = inForce.map(([, all]) => sql<boolean>`(${sql.join(all, sql` and `)}) is true`)
  const allBut = (at: number) => {
    const others = holds.filter((_, place) => place !== at)
    return others.length > 0 ? sql<boolean>`(${sql.join(others, sql` and `)})` : sql<boolean>`true`
  }
  if (inForce.length === 0) {
    return { atMostOne: sql<boolean>`true`, which: sql<FilterOfChoices | null>`null::text` }
  }
  const each = inForce.map(([filter], at) => sql`when ${allBut(at)} then ${sql.lit(filter)}`)
  return {
    atMostOne: sql<boolean>`(${sql.join(
      inForce.map((_, at) => allBut(at)),
      sql` or `,
    )})`,
    which: sql<FilterOfChoices | null>`
      case when ${sql.join(holds, sql` and `)} then null::text ${sql.join(each, sql` `)} end
    `,
  }
}
