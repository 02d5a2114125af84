import { sql } from 'kysely'
import type { Writing } from '../../db/open.ts'
import type { OpeningGist, PersonGist } from '../../matching/gists.ts'
import { compare } from '../../matching/score.ts'
import { isOpenAt } from '../jobs/job-status.ts'
import type { Task } from '../../kit/world.ts'
import { gistOfOpening, keepJobReading } from './opening-readings.ts'
import { leastKept } from './rank-contractor.ts'
import type { Changing } from './rank-contractor.ts'
import { scoreApplicantsOf } from './score-applicants.ts'

const atOnce = 1000

/** After a posting has gone live or was changed: it is read at once, and its place in lists follows. */
export async function comparePosting({ db, now, world }: Changing, jobId: string): Promise<void> {
  await keepJobReading(db, jobId, now)
  await world.tasks.promise(db, rankPosting, { jobId })
}

/** Compares one posting with everybody of its kinds of work, some at a time. */
export const rankPosting: Task<{ jobId: string; after?: string }> = {
  name: 'rank-posting',
  tries: 8,
  automates: 'matchJobs',
  async run({ db, now, world }, { jobId, after }) {
    const posting = await findPosting(db, jobId, now)
    if (!posting) return
    const people = posting.isOpen ? await lockPeople(db, posting.families, after) : []
    await keepMatches(db, posting, people)
    // After the people, as a round for one of them does it, or the two would wait for each other.
    if (after === undefined) await scoreApplicantsOf(db, 'job', jobId, posting.gist)
    const last = people.at(-1)
    if (last && people.length === atOnce) {
      await world.tasks.promise(db, rankPosting, { jobId, after: last.contractor_id })
      return
    }
    await db
      .updateTable('job_reading')
      .set({ ranked_at: now })
      .where('job_id', '=', jobId)
      .execute()
  },
}

interface Posting {
  readonly id: string
  readonly publishedAt: Date
  readonly isOpen: boolean
  readonly gist: OpeningGist
  readonly families: readonly string[]
}

/** Nobody changes it meanwhile: what is compared is what stands when the task ends. */
async function findPosting(db: Writing, jobId: string, now: Date): Promise<Posting | undefined> {
  const row = await db
    .selectFrom('job_reading')
    .innerJoin('job', 'job.id', 'job_reading.job_id')
    .select(['job.published_at', 'gist', 'families'])
    .select((job) => isOpenAt(now)(job).as('is_open'))
    .where('job.id', '=', jobId)
    .forShare('job_reading')
    .executeTakeFirst()
  if (!row?.published_at) return undefined
  return {
    id: jobId,
    publishedAt: row.published_at,
    isOpen: Boolean(row.is_open),
    gist: gistOfOpening(row.gist),
    families: row.families,
  }
}

/** In the order of their ids, so that two postings never wait for each other. */
function lockPeople(db: Writing, families: readonly string[], after: string | undefined) {
  return db
    .selectFrom('contractor_reading as reading')
    .leftJoin('match_choice', 'match_choice.contractor_id', 'reading.contractor_id')
    .select(['reading.contractor_id', 'reading.gist'])
    .where(sql<boolean>`(${families}::text[] = '{}' or reading.families && ${families})`)
    .where(sql<boolean>`coalesce(not match_choice.is_off, true)`)
    .$if(after !== undefined, (some) => some.where('reading.contractor_id', '>', after ?? ''))
    .orderBy('reading.contractor_id')
    .limit(atOnce)
    .forShare('reading')
    .execute()
}

type Person = Awaited<ReturnType<typeof lockPeople>>[number]

async function keepMatches(db: Writing, posting: Posting, people: readonly Person[]) {
  // Written by our own reader, in the shape of what it reads.
  const scored = people.map(({ contractor_id: id, gist }) => ({
    id,
    score: compare(posting.gist, gist as PersonGist).score,
  }))
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
