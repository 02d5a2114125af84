import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import type { Writing } from '../../db/open.ts'
import type { PersonGist } from '../../matching/gists.ts'
import { compare } from '../../matching/score.ts'
import { isOpenAt } from '../jobs/job-status.ts'
import type { Task, World } from '../../kit/world.ts'
import { keepContractorReading } from './contractor-readings.ts'
import { gistOfOpening } from './opening-readings.ts'
import { scoreApplicationsOf } from './score-applicants.ts'

/** Lists go on by date behind these; nobody reads so far. */
const mostKept = 1000
/** Below, two have hardly more in common than the industry. */
export const leastKept = 20
const atOnce = 500
/** Between two parts, for those who wait for a page of the same process or the same database. */
const restMs = 20

/** What a call has that changes something that is compared. */
export interface Changing {
  readonly db: Writing
  readonly now: Date
  readonly world: Pick<World, 'tasks'>
}

/** After a profile or a resume was changed: it is read at once, and the order of lists follows. */
export async function compareContractor(
  { db, now, world }: Changing,
  contractorId: string,
): Promise<void> {
  await keepContractorReading(db, contractorId, now)
  await world.tasks.promise(db, rankContractor, { contractorId })
}

/** Compares one person with all open postings of their kinds of work, and puts the best in order. */
export const rankContractor: Task<{ contractorId: string }> = {
  name: 'rank-contractor',
  tries: 8,
  automates: 'matchJobs',
  async run({ db, now }, { contractorId }) {
    const person = await findPerson(db, contractorId)
    if (!person) return
    const best = person.isOff ? [] : await bestPostings(db, person, now)
    // Whoever changed meanwhile has promised another round.
    if (!(await lockUnchanged(db, contractorId, person.readAt))) return
    await keepMatches(db, contractorId, await withNewest(db, person, best, now))
    await scoreApplicationsOf(db, contractorId, person.isOff ? null : person.gist)
    await db
      .updateTable('contractor_reading')
      .set({ ranked_at: now })
      .where('contractor_id', '=', contractorId)
      .execute()
  },
}

interface Person {
  readonly gist: PersonGist
  readonly families: readonly string[]
  readonly isOff: boolean
  readonly readAt: Date
}

async function findPerson(db: Writing, contractorId: string): Promise<Person | undefined> {
  const row = await db
    .selectFrom('contractor_reading as reading')
    .leftJoin('match_choice', 'match_choice.contractor_id', 'reading.contractor_id')
    .select(['gist', 'families', 'is_off', 'read_at'])
    .where('reading.contractor_id', '=', contractorId)
    .executeTakeFirst()
  if (!row) return undefined
  const { families, read_at: readAt } = row
  // Written by our own reader, in the shape of what it reads.
  return { gist: row.gist as PersonGist, families, isOff: row.is_off ?? false, readAt }
}

/** From here on no posting is compared with them: whichever comes second sees what the first has done. */
function lockUnchanged(db: Writing, contractorId: string, readAt: Date) {
  return db
    .selectFrom('contractor_reading')
    .select('contractor_id')
    .where('contractor_id', '=', contractorId)
    .where('read_at', '=', readAt)
    .forUpdate()
    .executeTakeFirst()
}

interface Scored {
  readonly jobId: string
  readonly score: number
  readonly publishedAt: Date
}

async function bestPostings(db: Writing, person: Person, now: Date): Promise<Scored[]> {
  const ids = await idsOfPostings(db, person, now)
  let best: Scored[] = []
  for (let from = 0; from < ids.length; from += atOnce) {
    if (from > 0) await pause(restMs)
    const next = await postingsNamed(db, person, now, ids.slice(from, from + atOnce))
    best = bestOf([...best, ...next.map(scoredFor(person))])
  }
  return best
}

/** Longer than any round takes. */
const newestMinutes = 10

/** Postings that were changed while the others were gone through are looked at once more. */
async function withNewest(db: Writing, person: Person, best: readonly Scored[], now: Date) {
  if (person.isOff) return []
  const since = new Date(now.getTime() - newestMinutes * 60_000)
  const newest = await postings(db, person, now).where('job_reading.read_at', '>=', since).execute()
  const anew = new Set(newest.map(({ id }) => id))
  return bestOf([...best.filter(({ jobId }) => !anew.has(jobId)), ...newest.map(scoredFor(person))])
}

function bestOf(scored: readonly Scored[]): Scored[] {
  return scored
    .filter(({ score }) => score >= leastKept)
    .toSorted((a, b) => b.score - a.score || b.publishedAt.getTime() - a.publishedAt.getTime())
    .slice(0, mostKept)
}

function scoredFor({ gist }: Person) {
  return (row: { id: string; published_at: Date; gist: unknown }): Scored => ({
    jobId: row.id,
    publishedAt: row.published_at,
    score: compare(gistOfOpening(row.gist), gist).score,
  })
}

/** What names no occupation that we know may be any work. */
function ofTheirKinds(db: Writing, { families }: Person, now: Date) {
  return db
    .selectFrom('job_reading')
    .innerJoin('job', 'job.id', 'job_reading.job_id')
    .where(isOpenAt(now))
    .where(sql<boolean>`(job_reading.families && ${families} or job_reading.families = '{}')`)
}

function postings(db: Writing, person: Person, now: Date) {
  return ofTheirKinds(db, person, now)
    .select(['job.id', 'job.published_at', 'job_reading.gist'])
    .$narrowType<{ published_at: Date }>()
}

/** Found once for all parts: page by page they would be walked through again and again. */
async function idsOfPostings(db: Writing, person: Person, now: Date): Promise<string[]> {
  const rows = await ofTheirKinds(db, person, now).select('job.id').execute()
  return rows.map(({ id }) => id)
}

function postingsNamed(db: Writing, person: Person, now: Date, ids: readonly string[]) {
  return postings(db, person, now)
    .where('job_reading.job_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

async function keepMatches(db: Writing, contractorId: string, best: readonly Scored[]) {
  await db.deleteFrom('job_match').where('contractor_id', '=', contractorId).execute()
  if (best.length === 0) return
  await sql`
    insert into job_match (contractor_id, job_id, score, published_at)
    select ${contractorId}::uuid, * from unnest(
      ${best.map(({ jobId }) => jobId)}::uuid[],
      ${best.map(({ score }) => score)}::smallint[],
      ${best.map(({ publishedAt }) => publishedAt)}::timestamptz[]
    )
  `.execute(db)
}
