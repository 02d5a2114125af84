import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { boxAround } from '../../domain/distance.ts'
import { containing } from '../../kit/search.ts'
import type { Choice } from '../../kit/search-choices.ts'
import { around, kilometresTo } from '../../market/near.ts'
import type { Nearness } from '../../market/near.ts'

/** How a list is narrowed down. */
export interface CommunityFilter {
  readonly choices: readonly Choice[]
  readonly workType: 'contract' | 'permanent' | undefined
}

/** Whether words and places are looked up by their indexes, or judged one by one along the list. */
export type Way = 'by index' | 'along the list'

/** Both ways say the same. */
export function fits(
  { choices, workType }: CommunityFilter,
  way: Way = 'by index',
): RawBuilder<SqlBool> {
  const conditions = [
    sql`true`,
    ...(workType ? [isFor(workType)] : []),
    ...choices.map((choice) => isSaid(choice, way)),
  ]
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

function isSaid(choice: Choice, way: Way): RawBuilder<SqlBool> {
  const places = choice.places.map(({ place, radiusKm }) => isThere(around(place, radiusKm), way))
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

/** The box is what an index is good for; the exact distance is asked of what lies in it only. */
function isThere(near: Nearness, way: Way): RawBuilder<SqlBool> {
  if (near === 'nowhere') return sql`false`
  if ('state' in near) return sql`community.state = ${near.state}`
  const isInReach = sql<SqlBool>`coalesce(
    ${kilometresTo('community', near.point)} <= ${near.radiusKm}::float8, false
  )`
  if (way === 'along the list') return isInReach
  const { south, north, west, east } = boxAround(near.point, near.radiusKm)
  return sql`(
    community.location_lat between ${south}::float8 and ${north}::float8
    and community.location_lng between ${west}::float8 and ${east}::float8
    and ${isInReach}
  )`
}
