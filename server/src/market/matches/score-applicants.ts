import { sql } from 'kysely'
import type { Writing } from '../../db/open.ts'
import type { OpeningGist, PersonGist } from '../../matching/gists.ts'
import { compare } from '../../matching/score.ts'
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

/** Everybody who has applied to a posting that has changed. */
export async function scoreApplicantsOf(
  db: Writing,
  jobId: string,
  opening: OpeningGist,
): Promise<void> {
  const applicants = await db
    .selectFrom('job_application')
    .innerJoin(
      'contractor_reading as reading',
      'reading.contractor_id',
      'job_application.contractor_id',
    )
    .leftJoin('match_choice', 'match_choice.contractor_id', 'reading.contractor_id')
    .select(['job_application.id', 'reading.gist', 'is_off'])
    .where('job_id', '=', jobId)
    .execute()
  await keepScores(db, 'job_application', applicants.map(againstOpening(opening)))
}

export async function scoreMembersOf(
  db: Writing,
  communityId: string,
  opening: OpeningGist,
): Promise<void> {
  const members = await db
    .selectFrom('community_member')
    .innerJoin(
      'contractor_reading as reading',
      'reading.contractor_id',
      'community_member.contractor_id',
    )
    .leftJoin('match_choice', 'match_choice.contractor_id', 'reading.contractor_id')
    .select(['community_member.id', 'reading.gist', 'is_off'])
    .where('community_id', '=', communityId)
    .execute()
  await keepScores(db, 'community_member', members.map(againstOpening(opening)))
}

interface Scored {
  readonly id: string
  readonly score: number | null
}

function againstOpening(opening: OpeningGist) {
  return ({ id, gist, is_off }: { id: string; gist: unknown; is_off: boolean | null }): Scored => ({
    id,
    // Written by our own reader, in the shape of what it reads.
    score: is_off ? null : compare(opening, gist as PersonGist).score,
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
export async function scoreNewApplication(db: Writing, contractorId: string): Promise<void> {
  const row = await db
    .selectFrom('contractor_reading as reading')
    .leftJoin('match_choice', 'match_choice.contractor_id', 'reading.contractor_id')
    .select(['gist', 'is_off'])
    .where('reading.contractor_id', '=', contractorId)
    .executeTakeFirst()
  // Written by our own reader, in the shape of what it reads.
  if (row && !row.is_off) await scoreApplicationsOf(db, contractorId, row.gist as PersonGist)
}
