import { sql } from 'kysely'
import type { Writing } from '../../db/open.ts'
import type { OpeningGist } from '../../matching/gists.ts'
import { onDayOf } from '../../matching/on-day.ts'
import { compare } from '../../matching/score.ts'
import { keptGist } from './contractor-readings.ts'
import { atOnce } from './in-parts.ts'
import { openingKinds } from './opening-kinds.ts'
import type { OpeningKind } from './opening-kinds.ts'
import { leastKept } from './openings-for.ts'
import { scoreApplicantsOf } from './score-applicants.ts'

/** A posting or a talent pool, as a round for it begins. */
export interface OpeningToRank {
  readonly kind: OpeningKind
  readonly id: string
  readonly since: Date
  readonly readAt: Date
  readonly gist: OpeningGist
  readonly families: readonly string[]
  /** In whose lists it has a place. */
  readonly shownTo: 'everybody' | 'applicants' | 'nobody'
}

/** Where a round goes on, and of which reading it is. */
export interface GoingOn {
  readonly after: string
  readonly readAt: string
}

/**
 * Compares an opening with people of its kinds of work, some at a time, and answers where to go on. Once
 * it has been through all of them, that is kept.
 */
export async function rankOpening(
  { db, now }: { readonly db: Writing; readonly now: Date },
  opening: OpeningToRank,
  goingOn?: GoingOn,
): Promise<GoingOn | undefined> {
  const readAt = opening.readAt.toISOString()
  // Whoever changed it meanwhile has promised another round.
  if (goingOn && goingOn.readAt !== readAt) return undefined
  const people = await findPeople(db, opening, goingOn?.after)
  const scored = people.map(scoredFor(opening, now))
  await keepMatches(db, opening, await thoseUnchanged(db, scored))
  // After the people, as a round for one of them does it, or the two would wait for each other.
  if (!goingOn) await scoreApplicantsOf({ db, now }, opening.kind, opening.id, opening.gist)
  const last = people.at(-1)
  if (last && people.length === atOnce) return { after: last.contractor_id, readAt }
  await noteRanked(db, opening, now)
  return undefined
}

async function noteRanked(db: Writing, { kind, id, readAt }: OpeningToRank, now: Date) {
  const { reading, id: column } = openingKinds[kind]
  await sql`
    update ${sql.table(reading)} set ranked_at = ${now}
    where ${sql.ref(column)} = ${id} and read_at = ${readAt}
  `.execute(db)
}

interface Person {
  readonly contractor_id: string
  readonly gist: unknown
  readonly read_at: Date
}

async function findPeople(
  db: Writing,
  { kind, id, families, shownTo }: OpeningToRank,
  after: string | undefined,
): Promise<Person[]> {
  if (shownTo === 'nobody') return []
  const { application, id: column } = openingKinds[kind]
  return db
    .selectFrom('contractor_reading as reading')
    .leftJoin('match_choice', 'match_choice.contractor_id', 'reading.contractor_id')
    .select(['reading.contractor_id', 'reading.gist', 'reading.read_at'])
    .where(sql<boolean>`(${families}::text[] = '{}' or reading.families && ${families})`)
    .where(sql<boolean>`coalesce(not match_choice.is_off, true)`)
    .$if(shownTo === 'applicants', (some) =>
      some.where(
        sql<boolean>`exists (
          select from ${sql.table(application)} as application
          where application.contractor_id = reading.contractor_id
            and application.${sql.ref(column)} = ${id}
        )`,
      ),
    )
    .$if(after !== undefined, (some) => some.where('reading.contractor_id', '>', after ?? ''))
    .orderBy('reading.contractor_id')
    .limit(atOnce)
    .execute()
}

interface Scored {
  readonly id: string
  readonly readAt: Date
  readonly score: number
}

function scoredFor({ gist: asked }: OpeningToRank, now: Date) {
  return ({ contractor_id: id, read_at: readAt, gist }: Person): Scored => ({
    id,
    readAt,
    score: compare(asked, onDayOf(now, keptGist(gist))).score,
  })
}

/**
 * Of whoever has changed since they were compared nothing is kept: a round of their own follows. Nobody
 * is kept from saving a profile by this lock. It only makes such a round wait, which then writes over
 * whatever is kept here. In the order of their ids, as every round for an opening goes through people.
 */
async function thoseUnchanged(db: Writing, scored: readonly Scored[]): Promise<Scored[]> {
  const { rows } = await sql<{ id: string }>`
    select reading.contractor_id as id
    from unnest(
      ${scored.map(({ id }) => id)}::uuid[], ${scored.map(({ readAt }) => readAt)}::timestamptz[]
    ) as compared (id, read_at)
      join contractor_reading as reading
        on reading.contractor_id = compared.id and reading.read_at = compared.read_at
    order by reading.contractor_id
    for key share of reading
  `.execute(db)
  const same = new Set(rows.map(({ id }) => id))
  return scored.filter(({ id }) => same.has(id))
}

async function keepMatches(
  db: Writing,
  opening: OpeningToRank,
  scored: readonly Scored[],
): Promise<void> {
  const { match, id, since } = openingKinds[opening.kind]
  const fitting = scored.filter(({ score }) => score >= leastKept)
  const others = scored.filter(({ score }) => score < leastKept)
  if (fitting.length > 0) {
    await sql`
      insert into ${sql.table(match)} as known (contractor_id, ${sql.ref(id)}, score, ${sql.ref(since)})
      select person, ${opening.id}::uuid, score, ${opening.since}::timestamptz
      from unnest(
        ${fitting.map((one) => one.id)}::uuid[], ${fitting.map((one) => one.score)}::smallint[]
      ) as scored (person, score)
      on conflict (contractor_id, ${sql.ref(id)}) do update set score = excluded.score
      where known.score <> excluded.score
    `.execute(db)
  }
  if (others.length > 0) {
    await sql`
      delete from ${sql.table(match)}
      where ${sql.ref(id)} = ${opening.id}
        and contractor_id = any(${others.map((one) => one.id)}::uuid[])
    `.execute(db)
  }
}
