import { sql } from 'kysely'
import type { Writing } from '../../db/open.ts'
import type { OpeningGist, PersonGist } from '../../matching/gists.ts'
import { onDayOf } from '../../matching/on-day.ts'
import { compare } from '../../matching/score.ts'
import { keptGist } from './contractor-readings.ts'
import { openingKinds } from './opening-kinds.ts'
import type { OpeningKind } from './opening-kinds.ts'
import { gistOfOpening } from './opening-readings.ts'

/** What somebody has applied to, jobs and talent pools alike: the order of lists that companies see. */
export async function scoreApplicationsOf(
  db: Writing,
  contractorId: string,
  person: PersonGist | null,
): Promise<void> {
  const jobs = await db
    .selectFrom('job_application')
    .innerJoin('job_reading', 'job_reading.job_id', 'job_application.job_id')
    .select(['job_application.id', 'gist'])
    .where('contractor_id', '=', contractorId)
    .execute()
  await keepScores(db, 'job_application', scoresOf(jobs, person))

  const communities = await db
    .selectFrom('community_member')
    .innerJoin(
      'community_reading',
      'community_reading.community_id',
      'community_member.community_id',
    )
    .select(['community_member.id', 'gist'])
    .where('contractor_id', '=', contractorId)
    .execute()
  await keepScores(db, 'community_member', scoresOf(communities, person))
}

/**
 * Everybody who has applied to an opening that has changed. Nobody is kept from saving a profile
 * meanwhile, but the round that follows from that waits, and writes over what is kept here.
 */
export async function scoreApplicantsOf(
  { db, now }: { readonly db: Writing; readonly now: Date },
  kind: OpeningKind,
  id: string,
  opening: OpeningGist,
): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const next = await applicantsOf(db, kind, id, after)
    await keepScores(db, openingKinds[kind].application, next.map(againstOpening(opening, now)))
    const last = next.at(-1)
    if (!last || next.length < atOnce) return
    after = last.contractor_id
  }
}

interface Applicant {
  readonly id: string
  readonly contractor_id: string
  readonly gist: unknown
  readonly is_off: boolean | null
}

const atOnce = 500

async function applicantsOf(
  db: Writing,
  kind: OpeningKind,
  id: string,
  after: string,
): Promise<Applicant[]> {
  const { application, id: opening } = openingKinds[kind]
  const { rows } = await sql<Applicant>`
    select application.id, application.contractor_id, reading.gist, match_choice.is_off
    from ${sql.table(application)} as application
      join contractor_reading as reading on reading.contractor_id = application.contractor_id
      left join match_choice on match_choice.contractor_id = application.contractor_id
    where application.${sql.ref(opening)} = ${id} and application.contractor_id > ${after}
    order by application.contractor_id
    limit ${atOnce}
    for key share of reading
  `.execute(db)
  return rows
}

interface Scored {
  readonly id: string
  readonly score: number | null
}

function againstOpening(opening: OpeningGist, now: Date) {
  return ({ id, gist, is_off }: Applicant): Scored => ({
    id,
    score: is_off ? null : compare(opening, onDayOf(now, keptGist(gist))).score,
  })
}

function scoresOf(
  openings: readonly { readonly id: string; readonly gist: unknown }[],
  person: PersonGist | null,
): Scored[] {
  return openings.map(({ id, gist }) => ({
    id,
    score: person && compare(gistOfOpening(gist), person).score,
  }))
}

async function keepScores(
  db: Writing,
  table: 'job_application' | 'community_member',
  scores: readonly Scored[],
): Promise<void> {
  if (scores.length === 0) return
  await sql`
    update ${sql.table(table)} as application set match_score = scored.score
    from unnest(
      ${scores.map(({ id }) => id)}::uuid[], ${scores.map(({ score }) => score)}::smallint[]
    ) as scored (id, score)
    where application.id = scored.id and application.match_score is distinct from scored.score
  `.execute(db)
}

/** In the transaction that applies, so that no list has them without their place. */
export async function scoreNewApplication(
  { db, now }: { readonly db: Writing; readonly now: Date },
  contractorId: string,
): Promise<void> {
  const row = await db
    .selectFrom('contractor_reading as reading')
    .leftJoin('match_choice', 'match_choice.contractor_id', 'reading.contractor_id')
    .select(['gist', 'is_off'])
    .where('reading.contractor_id', '=', contractorId)
    .executeTakeFirst()
  if (!row || row.is_off) return
  await scoreApplicationsOf(db, contractorId, onDayOf(now, keptGist(row.gist)))
}
