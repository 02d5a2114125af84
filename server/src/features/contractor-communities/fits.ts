import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { containing } from '../../kit/search.ts'
import type { Choice } from '../../kit/search-choices.ts'
import { around, kilometresTo } from '../../market/near.ts'
import type { Nearness } from '../../market/near.ts'

/** How a list is narrowed down. */
export interface CommunityFilter {
  readonly choices: readonly Choice[]
  readonly workType: 'contract' | 'permanent' | undefined
}

/** Both ways say the same; only the first can be answered by the index of words. */
export function fits(
  { choices, workType }: CommunityFilter,
  way: 'by index' | 'along the list' = 'by index',
): RawBuilder<SqlBool> {
  const conditions = [
    sql`true`,
    ...(workType ? [isFor(workType)] : []),
    ...choices.map((choice) => isSaid(choice, way)),
  ]
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

function isSaid(choice: Choice, way: 'by index' | 'along the list'): RawBuilder<SqlBool> {
  const places = choice.places.map(({ place, radiusKm }) => isThere(around(place, radiusKm)))
  const words = choice.ways.map((terms) => {
    const all = terms.map((term) =>
      way === 'by index'
        ? sql`community.words like ${containing(term)}`
        : sql`strpos(community.words, ${term}) > 0`,
    )
    return sql`(${sql.join(all, sql` and `)})`
  })
  const employments = choice.employments.map(isFor)
  return sql<SqlBool>`(${sql.join([...employments, ...words, ...places], sql` or `)})`
}

function isFor(employment: 'contract' | 'permanent'): RawBuilder<SqlBool> {
  return sql<SqlBool>`community.work_type in (${sql.lit(employment)}, 'either')`
}

/** Communities name their state at the end of where they are. */
function isThere(near: Nearness): RawBuilder<SqlBool> {
  if (near === 'nowhere') return sql`false`
  if ('state' in near) return sql`community.location ~ ${`\\m${near.state}\\M`}`
  return sql`coalesce(${kilometresTo('community', near.point)} <= ${near.radiusKm}::float8, false)`
}
