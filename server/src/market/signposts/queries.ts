import { sql } from 'kysely'
import type { Reading } from '../../db/open.ts'
import { boxAround } from '../../domain/distance.ts'
import type { Point } from '../../domain/distance.ts'
import { isOpenAt } from '../jobs/job-status.ts'
import { kilometresTo } from '../near.ts'

/** Where open postings say that they are, in their words: what most of them say first. */
export function listLocations(db: Reading, now: Date, most: number) {
  return db
    .selectFrom('job')
    .where(isOpenAt(now))
    .where('job.location_lat', 'is not', null)
    .where('job.work_location', 'is not', null)
    .groupBy('job.work_location')
    .select((job) => job.ref('job.work_location').$notNull().as('location'))
    .orderBy((job) => job.fn.countAll(), 'desc')
    .orderBy('job.work_location')
    .limit(most)
    .execute()
}

/** All that lies around a place. */
export interface Circle {
  readonly slug: string
  readonly point: Point
  readonly km: number
}

/** Open postings in reach of each of these places, counted by whom they are for. */
export function countInCircles(db: Reading, now: Date, circles: readonly Circle[]) {
  const boxes = circles.map(({ point, km }) => boxAround(point, km))
  const each = sql<{ slug: string }>`unnest(
    ${circles.map(({ slug }) => slug)}::text[], ${circles.map(({ km }) => km)}::float8[],
    ${circles.map(({ point }) => point.lat)}::float8[],
    ${circles.map(({ point }) => point.lng)}::float8[],
    ${boxes.map(({ south }) => south)}::float8[], ${boxes.map(({ north }) => north)}::float8[],
    ${boxes.map(({ west }) => west)}::float8[], ${boxes.map(({ east }) => east)}::float8[]
  )`
  const middle = { lat: sql<number>`circle.lat`, lng: sql<number>`circle.lng` }
  return db
    .selectFrom(each.as<'circle'>(sql`circle (slug, km, lat, lng, south, north, west, east)`))
    .innerJoin('job', (join) =>
      join
        .on(sql<boolean>`job.location_lat between circle.south and circle.north`)
        .on(sql<boolean>`job.location_lng between circle.west and circle.east`)
        .on(sql<boolean>`${kilometresTo('job', middle)} <= circle.km`),
    )
    .where(isOpenAt(now))
    .groupBy(['circle.slug', 'job.occupations'])
    .select((both) => ['circle.slug', 'job.occupations', both.fn.countAll<number>().as('jobs')])
    .execute()
}

/** All open postings, counted by state and by whom they are for; of those without a pin no place is known. */
export function countByState(db: Reading, now: Date) {
  return db
    .selectFrom('job')
    .where(isOpenAt(now))
    .groupBy(['state', 'occupations', sql`located`])
    .select((job) => [
      'state',
      'occupations',
      sql<boolean>`location_lat is not null`.as('located'),
      job.fn.countAll<number>().as('jobs'),
    ])
    .execute()
}
