import { expressionBuilder, sql } from 'kysely'
import type { Expression, RawBuilder, SqlBool } from 'kysely'
import type { Writing } from '../../db/open.ts'
import type { Tables } from '../../db/tables.ts'
import type { PersonGist } from '../../matching/gists.ts'
import { compare } from '../../matching/score.ts'
import { isOpenAt } from '../jobs/job-status.ts'
import { atOnce, restBetweenParts } from './in-parts.ts'
import { openingKinds } from './opening-kinds.ts'
import type { OpeningKind } from './opening-kinds.ts'
import { gistOfOpening } from './opening-readings.ts'

/** Lists go on by date behind these; nobody reads so far. */
const mostKept = 1000
/** Below, two have hardly more in common than the industry. */
export const leastKept = 20

/** Somebody as openings are looked for that suit them. */
export interface Seeker {
  readonly contractorId: string
  readonly gist: PersonGist
  readonly families: readonly string[]
}

export interface ScoredOpening {
  readonly id: string
  readonly score: number
  readonly since: Date
}

/** Goes through all that somebody could be shown, part by part. */
export async function bestOpenings(
  db: Writing,
  kind: OpeningKind,
  person: Seeker,
  now: Date,
): Promise<ScoredOpening[]> {
  const ids = await idsOfOpenings(db, kind, person, now)
  let best: ScoredOpening[] = []
  for (let from = 0; from < ids.length; from += atOnce) {
    if (from > 0) await restBetweenParts()
    const isNext = sql<SqlBool>`${idOf(kind)} = any(${ids.slice(from, from + atOnce)}::uuid[])`
    const next = await openings(db, kind, person, now, isNext)
    best = bestOf([...best, ...next.map(scoredFor(person))])
  }
  return best
}

/** Longer than any round takes. */
const newestMinutes = 10

/** Openings that were changed while the others were gone through are looked at once more. */
export async function withNewest(
  db: Writing,
  kind: OpeningKind,
  person: Seeker,
  best: readonly ScoredOpening[],
  now: Date,
): Promise<ScoredOpening[]> {
  const since = new Date(now.getTime() - newestMinutes * 60_000)
  const isNew = sql<SqlBool>`reading.read_at >= ${since}`
  const newest = await openings(db, kind, person, now, isNew)
  const anew = new Set(newest.map(({ id }) => id))
  return bestOf([...best.filter(({ id }) => !anew.has(id)), ...newest.map(scoredFor(person))])
}

function bestOf(scored: readonly ScoredOpening[]): ScoredOpening[] {
  return scored
    .filter(({ score }) => score >= leastKept)
    .toSorted((a, b) => b.score - a.score || b.since.getTime() - a.since.getTime())
    .slice(0, mostKept)
}

interface Opening {
  readonly id: string
  readonly since: Date
  readonly gist: unknown
}

function scoredFor({ gist: brought }: Seeker) {
  return ({ id, since, gist }: Opening): ScoredOpening => ({
    id,
    since,
    score: compare(gistOfOpening(gist), brought).score,
  })
}

/** Found once for all parts: page by page they would be walked through again and again. */
async function idsOfOpenings(
  db: Writing,
  kind: OpeningKind,
  person: Seeker,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select ${idOf(kind)} as id ${ofTheirKinds(kind, person, now)}
  `.execute(db)
  return rows.map(({ id }) => id)
}

async function openings(
  db: Writing,
  kind: OpeningKind,
  person: Seeker,
  now: Date,
  which: RawBuilder<SqlBool>,
): Promise<Opening[]> {
  const { table, since } = openingKinds[kind]
  const { rows } = await sql<Opening>`
    select ${idOf(kind)} as id, ${sql.ref(`${table}.${since}`)} as since, reading.gist
    ${ofTheirKinds(kind, person, now)} and ${which}
  `.execute(db)
  return rows
}

function idOf(kind: OpeningKind): RawBuilder<string> {
  return sql.ref(`reading.${openingKinds[kind].id}`)
}

/** What names no occupation that we know may be any work. */
function ofTheirKinds(kind: OpeningKind, person: Seeker, now: Date): RawBuilder<unknown> {
  const { table, reading } = openingKinds[kind]
  return sql`
    from ${sql.table(reading)} as reading
      join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = ${idOf(kind)}
    where ${canBeShown[kind](person, now)}
      and (reading.families && ${person.families}::text[] or reading.families = '{}')`
}

/** Postings that are open; talent pools that are open, and those that somebody is in, however they stand. */
const canBeShown: Record<OpeningKind, (person: Seeker, now: Date) => Expression<SqlBool>> = {
  job: (_person, now) => isOpenAt(now)(expressionBuilder<Tables, 'job'>()),
  community: ({ contractorId }) => sql`(
    community.status = 'active' or community.id = any(array(
      select community_id from community_member where contractor_id = ${contractorId}
    ))
  )`,
}
