import { expressionBuilder, sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { asSoonAsPossible } from '@headframe/wire'
import type { FilterOfChoices } from '@headframe/wire'
import type { Reading } from '../../../db/open.ts'
import type { Tables } from '../../../db/tables.ts'
import { boxAround } from '../../../domain/distance.ts'
import type { RosterWish } from '../../../domain/roster/roster.ts'
import { isOpenAt } from '../../../market/jobs/job-status.ts'
import { kilometresTo } from '../../../market/near.ts'
import type { Nearness } from '../../../market/near.ts'
import type { Part } from '../../../kit/paging.ts'
import { containing } from '../../../kit/search.ts'
import { publishedJobs } from '../../../market/jobs/listed-jobs.ts'
import type { ListedJob } from '../../../market/jobs/listed-jobs.ts'
import type { JobSearch, Order } from './job-search.ts'
import type { Alternative } from './sought.ts'

/** How many there are, and how many more would be there if they said where they are. */
export interface OpenJobCounts {
  readonly total: number
  readonly withoutLocation: number
}

export async function countOpenJobs(db: Reading, search: JobSearch): Promise<OpenJobCounts> {
  const isAnywhere = search.near === undefined && search.located === undefined
  const withoutLocation = matching(db, search)
    .where(nowhere)
    .select(({ fn }) => fn.countAll<number>().as('count'))
  return inReach(db, search)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .select(({ fn }) =>
      (isAnywhere
        ? fn.countAll<number>().filterWhere(nowhere)
        : withoutLocation.$asScalar().$notNull()
      ).as('withoutLocation'),
    )
    .executeTakeFirstOrThrow()
}

/**
 * Only the ids are put in order and counted off; what a list shows is joined to those of the page. Few
 * are all found first, by whatever narrows them down most; of many, a page is soon full when they are
 * looked through in the order of the list. No index has the order of distances.
 */
export function listOpenJobs(
  db: Reading,
  search: JobSearch,
  part: Part,
  total: number,
): Promise<ListedJob[]> {
  const way = wayFor(search, total)
  const found = inReach(db, search, way)
    .select(['job.id', 'job.published_at', 'job.hourly_rate', 'job.start_date'])
    .select(['job.location_lat', 'job.location_lng'])
    // What stands behind an offset is done by itself, and not in the order of the list.
    .$if(way === 'by index', (few) => few.offset(0))
  const page = db
    .selectFrom(found.as('job'))
    .select('job.id')
    .orderBy(inOrder(search))
    .orderBy('job.id')
    .limit(part.limit)
    .offset(part.offset)
  return publishedJobs(db, search.contractorId)
    .innerJoin(page.as('page'), 'page.id', 'job.id')
    .orderBy(inOrder(search))
    .orderBy('job.id')
    .execute()
}

/** Whether any open posting has the words: what stands in one is not misspelt. */
export async function areInPostings(db: Reading, term: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('job')
    .select('job.id')
    .where(isOpenAt(now))
    .where(sql<SqlBool>`job.words like ${containing(term)}`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

const manyMatches = 1000

export function wayFor({ order }: Pick<JobSearch, 'order'>, total: number): Way {
  return order !== 'distance' && total >= manyMatches ? 'along the list' : 'by index'
}

/** Whether words and places are looked up by their indexes, or judged job by job along the list. */
export type Way = 'by index' | 'along the list'

const nowhere = sql<SqlBool>`job.location_lat is null`

export function inReach(
  db: Reading,
  { near, located, ...search }: JobSearch,
  way: Way = 'by index',
) {
  return matching(db, search, way).where((job) =>
    job.and([
      ...isNear(near, way),
      ...(located === undefined ? [] : [located ? sql<SqlBool>`not (${nowhere})` : nowhere]),
    ]),
  )
}

type Chosen = Pick<JobSearch, keyof typeof withoutChoices>

/** For a search whose choices are looked at one by one. */
export const withoutChoices = {
  arrangements: undefined,
  workTypes: undefined,
  rateCategories: undefined,
  industries: undefined,
  roles: undefined,
  rosters: undefined,
  latestStart: undefined,
} as const

/** Open jobs that are as they are wished for, wherever they are. */
function matching(db: Reading, search: Omit<JobSearch, 'near' | 'located'>, way: Way = 'by index') {
  return db
    .selectFrom('job')
    .where(isOpenAt(search.now))
    .where((job) =>
      job.and([
        ...hasWords(search.terms, way),
        ...areAllMeant(search, way),
        ...Object.values(chosenIn(search)).flat(),
        ...pays(search),
        ...isAppliedTo(search),
      ]),
    )
}

export type Condition = RawBuilder<SqlBool>

/** What each filter that offers choices asks of a job; nothing where none of them is in force. */
export function chosenIn(search: Chosen): Readonly<Record<FilterOfChoices, Condition[]>> {
  return {
    arrangement: isOneOf('work_arrangement', search.arrangements),
    workType: isOneOf('work_type', search.workTypes),
    rateCategory: isOneOf('rate_category', search.rateCategories),
    industry: isOneOf('industry_id', search.industries),
    role: isOneOf('role_id', search.roles),
    roster: hasRoster(search.rosters),
    startBefore: startsBy(search.latestStart),
  }
}

/** Both say the same; only the first can be answered by the index of words. */
function hasWords(terms: readonly string[], way: Way): Condition[] {
  return terms.map((term) =>
    way === 'by index'
      ? sql`job.words like ${containing(term)}`
      : sql`strpos(job.words, ${term}) > 0`,
  )
}

/**
 * What the chips of the search box mean. Those who say in their words alone what no index serves are
 * gathered by their words first: inline, the words of every open job would be read. Of a trade there are
 * few, whose words are read sooner than those of all others are gathered.
 */
function areAllMeant({ sought, now }: Pick<JobSearch, 'sought' | 'now'>, way: Way): Condition[] {
  const isOfTrade = sought.flat().some((alternative) => 'occupations' in alternative)
  const isApart = way === 'by index' && !isOfTrade
  return sought.map((alternatives) => {
    const each = alternatives.map((alternative) => {
      const all = sql<SqlBool>`(${sql.join(conditionsOf(alternative, way), sql` and `)})`
      const isGathered = isApart && alternatives.some(isAskedAlong) && 'terms' in alternative
      return isGathered ? isAmongOpen(all, now) : all
    })
    return sql`(${sql.join(each, sql` or `)})`
  })
}

/** Conditions that no index serves, and that hold for many jobs. */
function isAskedAlong(alternative: Alternative): boolean {
  return ['roster', 'arrangement', 'workType'].some((field) => field in alternative)
}

function isAmongOpen(condition: Condition, now: Date): Condition {
  const isOpen = isOpenAt(now)(expressionBuilder<Tables, 'job'>())
  return sql`job.id in (select job.id from job where ${isOpen} and ${condition})`
}

function conditionsOf(alternative: Alternative, way: Way): Condition[] {
  if ('occupations' in alternative) {
    return [sql`job.occupations && ${alternative.occupations}::text[]`]
  }
  if ('near' in alternative) return isNear(alternative.near, way)
  if ('roster' in alternative) return hasRoster([alternative.roster])
  if ('arrangement' in alternative) return isOneOf('work_arrangement', [alternative.arrangement])
  if ('workType' in alternative) return isOneOf('work_type', [alternative.workType])
  return hasWords(alternative.terms, way)
}

/** A list is one value to the database, so that its length makes no new statement. */
function isOneOf(
  column: 'work_arrangement' | 'work_type' | 'rate_category' | 'industry_id' | 'role_id',
  values: readonly (string | number)[] | undefined,
): Condition[] {
  return values ? [sql`${sql.ref(`job.${column}`)} = any(${values})`] : []
}

/** A roster that nobody could read has no days and is never found. */
function hasRoster(wishes: readonly RosterWish[] | undefined): Condition[] {
  if (!wishes) return []
  const each = wishes.map((wish) =>
    wish === 'even'
      ? sql`job.roster_is_even`
      : sql`(
          (job.roster_on = ${wish.on} and job.roster_off = ${wish.off})
          or job.other_rosters @> ${[`${wish.on}:${wish.off}`]}::text[]
        )`,
  )
  return [sql`(${sql.join(each, sql` or `)})`]
}

/** A posting without a rate of its own has none by the hour either. */
function pays({ lowestHourlyRate, withUndisclosed }: Partial<JobSearch>): Condition[] {
  if (lowestHourlyRate === undefined) return []
  const isEnough = sql<SqlBool>`job.hourly_rate >= ${lowestHourlyRate}::numeric`
  return [withUndisclosed ? sql`(${isEnough} or job.hourly_rate is null)` : isEnough]
}

/** As soon as possible is the smallest start there is; a job that names none is flexible. */
function startsBy(latest: JobSearch['latestStart']): Condition[] {
  if (latest === undefined) return []
  // Written out, so that the database knows how many say so.
  if (latest === 'asap') return [sql`job.start_date = ${sql.lit(asSoonAsPossible)}`]
  return [sql`(job.start_date <= ${latest} or job.start_date is null)`]
}

function isAppliedTo({ applied, contractorId }: Partial<JobSearch>): Condition[] {
  if (applied === undefined) return []
  const hasApplied = sql<SqlBool>`exists (
    select from job_application
    where job_application.job_id = job.id and job_application.contractor_id = ${contractorId}
  )`
  return [applied ? hasApplied : sql`not ${hasApplied}`]
}

/** The box is what an index is good for; the exact distance is asked of what lies in it only. */
export function isNear(near: Nearness | undefined, way: Way): Condition[] {
  if (near === undefined) return []
  if (near === 'nowhere') return [sql`false`]
  if ('state' in near) return [sql`(job.state = ${near.state} and job.location_lat is not null)`]
  const isInReach = sql<SqlBool>`${kilometresTo('job', near.point)} <= ${near.radiusKm}::float8`
  if (way === 'along the list') return [isInReach]

  const { south, north, west, east } = boxAround(near.point, near.radiusKm)
  return [
    sql`(
      job.location_lat between ${south}::float8 and ${north}::float8
      and job.location_lng between ${west}::float8 and ${east}::float8
      and ${isInReach}
    )`,
  ]
}

function inOrder({ order, near }: Pick<JobSearch, 'order' | 'near'>): RawBuilder<unknown> {
  if (order === 'distance' && near && near !== 'nowhere') return kilometresTo('job', near.point)
  return orders[order]
}

const orders: Record<Order, RawBuilder<unknown>> = {
  newest: sql`job.published_at desc`,
  rate: sql`job.hourly_rate desc nulls last`,
  start: sql`job.start_date nulls last`,
  // Its order is found elsewhere; on a map there is none.
  match: sql`job.published_at desc`,
  // Of no place there are no jobs to put in order.
  distance: sql`job.published_at desc`,
}
