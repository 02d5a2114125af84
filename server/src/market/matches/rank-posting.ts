import { sql } from 'kysely'
import type { Writing } from '../../db/open.ts'
import type { OpeningGist, PersonGist } from '../../matching/gists.ts'
import { compare } from '../../matching/score.ts'
import { isOpenAt } from '../jobs/job-status.ts'
import type { Task } from '../../kit/world.ts'
import { gistOfOpening, keepJobReading } from './opening-readings.ts'
import { waitForOtherRounds } from './one-round.ts'
import { leastKept } from './rank-contractor.ts'
import type { Changing } from './rank-contractor.ts'
import { scoreApplicantsOf } from './score-applicants.ts'

const atOnce = 500

/** After a posting has gone live or was changed: it is read at once, and its place in lists follows. */
export async function comparePosting({ db, now, world }: Changing, jobId: string): Promise<void> {
  await keepJobReading(db, jobId, now)
  await world.tasks.promise(db, rankPosting, { jobId })
}

/** Compares one posting with everybody of its kinds of work, some at a time. */
export const rankPosting: Task<{ jobId: string; next?: { after: string; readAt: string } }> = {
  name: 'rank-posting',
  tries: 8,
  automates: 'matchJobs',
  async run({ db, now, world }, { jobId, next }) {
    await waitForOtherRounds(db, jobId)
    const posting = await findPosting(db, jobId, now)
    // Whoever changed it meanwhile has promised another round.
    if (!posting || (next && next.readAt !== posting.readAt.toISOString())) return
    const people = posting.isOpen ? await findPeople(db, posting.families, next?.after) : []
    const scored = people.map(scoredFor(posting))
    await keepMatches(db, posting, await thoseUnchanged(db, scored))
    // After the people, as a round for one of them does it, or the two would wait for each other.
    if (!next) await scoreApplicantsOf(db, 'job', jobId, posting.gist)
    const last = people.at(-1)
    if (last && people.length === atOnce) {
      const goingOn = { after: last.contractor_id, readAt: posting.readAt.toISOString() }
      await world.tasks.promise(db, rankPosting, { jobId, next: goingOn })
      return
    }
    await db
      .updateTable('job_reading')
      .set({ ranked_at: now })
      .where('job_id', '=', jobId)
      .where('read_at', '=', posting.readAt)
      .execute()
  },
}

interface Posting {
  readonly id: string
  readonly publishedAt: Date
  readonly isOpen: boolean
  readonly readAt: Date
  readonly gist: OpeningGist
  readonly families: readonly string[]
}

async function findPosting(db: Writing, jobId: string, now: Date): Promise<Posting | undefined> {
  const row = await db
    .selectFrom('job_reading')
    .innerJoin('job', 'job.id', 'job_reading.job_id')
    .select(['job.published_at', 'read_at', 'gist', 'families'])
    .select((job) => isOpenAt(now)(job).as('is_open'))
    .where('job.id', '=', jobId)
    .executeTakeFirst()
  if (!row?.published_at) return undefined
  return {
    id: jobId,
    publishedAt: row.published_at,
    isOpen: Boolean(row.is_open),
    readAt: row.read_at,
    gist: gistOfOpening(row.gist),
    families: row.families,
  }
}

function findPeople(db: Writing, families: readonly string[], after: string | undefined) {
  return db
    .selectFrom('contractor_reading as reading')
    .leftJoin('match_choice', 'match_choice.contractor_id', 'reading.contractor_id')
    .select(['reading.contractor_id', 'reading.gist', 'reading.read_at'])
    .where(sql<boolean>`(${families}::text[] = '{}' or reading.families && ${families})`)
    .where(sql<boolean>`coalesce(not match_choice.is_off, true)`)
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

function scoredFor({ gist: asked }: Posting) {
  return ({ contractor_id: id, read_at: readAt, gist }: Person): Scored => ({
    id,
    readAt,
    // Written by our own reader, in the shape of what it reads.
    score: compare(asked, gist as PersonGist).score,
  })
}

type Person = Awaited<ReturnType<typeof findPeople>>[number]

/**
 * Of whoever has changed since they were compared nothing is kept: a round of their own follows. Nobody
 * is kept from saving a profile by this lock. It only makes such a round wait, which then writes over
 * whatever is kept here. In the order of their ids, as every round for a posting goes through people.
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

async function keepMatches(db: Writing, posting: Posting, scored: readonly Scored[]) {
  const fitting = scored.filter(({ score }) => score >= leastKept)
  const others = scored.filter(({ score }) => score < leastKept)
  if (fitting.length > 0) {
    await sql`
      insert into job_match (contractor_id, job_id, score, published_at)
      select person, ${posting.id}::uuid, score, ${posting.publishedAt}::timestamptz
      from unnest(
        ${fitting.map(({ id }) => id)}::uuid[], ${fitting.map(({ score }) => score)}::smallint[]
      ) as scored (person, score)
      on conflict (contractor_id, job_id) do update set score = excluded.score
      where job_match.score <> excluded.score
    `.execute(db)
  }
  if (others.length > 0) {
    await db
      .deleteFrom('job_match')
      .where('job_id', '=', posting.id)
      .where('contractor_id', '=', sql<string>`any(${others.map(({ id }) => id)}::uuid[])`)
      .execute()
  }
}
