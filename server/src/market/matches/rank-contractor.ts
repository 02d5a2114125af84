import { sql } from 'kysely'
import type { Writing } from '../../db/open.ts'
import { onDayOf } from '../../matching/on-day.ts'
import type { Task, World } from '../../kit/world.ts'
import { keepContractorReading, keptGist } from './contractor-readings.ts'
import { openingKinds } from './opening-kinds.ts'
import type { OpeningKind } from './opening-kinds.ts'
import { bestOpenings, withNewest } from './openings-for.ts'
import type { ScoredOpening, Seeker } from './openings-for.ts'
import { scoreApplicationsOf } from './score-applicants.ts'

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

/** Compares one person with all postings and talent pools of their kinds of work, and puts the best in order. */
export const rankContractor: Task<{ contractorId: string }> = {
  name: 'rank-contractor',
  tries: 8,
  automates: 'matchJobs',
  async run({ db, now }, { contractorId }) {
    const person = await findPerson(db, contractorId, now)
    if (!person) return
    const jobs = person.isOff ? [] : await bestOpenings(db, 'job', person, now)
    const communities = person.isOff ? [] : await bestOpenings(db, 'community', person, now)
    // Whoever changed meanwhile has promised another round.
    if (!(await lockUnchanged(db, contractorId, person.readAt))) return
    await keepBest({ db, now }, 'job', person, jobs)
    await keepBest({ db, now }, 'community', person, communities)
    await scoreApplicationsOf(db, contractorId, person.isOff ? null : person.gist)
    await db
      .updateTable('contractor_reading')
      .set({ ranked_at: now })
      .where('contractor_id', '=', contractorId)
      .execute()
  },
}

interface Person extends Seeker {
  readonly isOff: boolean
  readonly readAt: Date
}

async function findPerson(
  db: Writing,
  contractorId: string,
  now: Date,
): Promise<Person | undefined> {
  const row = await db
    .selectFrom('contractor_reading as reading')
    .leftJoin('match_choice', 'match_choice.contractor_id', 'reading.contractor_id')
    .select(['gist', 'families', 'is_off', 'read_at'])
    .where('reading.contractor_id', '=', contractorId)
    .executeTakeFirst()
  if (!row) return undefined
  const { families, read_at: readAt } = row
  const gist = onDayOf(now, keptGist(row.gist))
  return { contractorId, gist, families, isOff: row.is_off ?? false, readAt }
}

/** From here on nothing is compared with them: whichever comes second sees what the first has done. */
function lockUnchanged(db: Writing, contractorId: string, readAt: Date) {
  return db
    .selectFrom('contractor_reading')
    .select('contractor_id')
    .where('contractor_id', '=', contractorId)
    .where('read_at', '=', readAt)
    .forUpdate()
    .executeTakeFirst()
}

/** In the place of what was best before. */
async function keepBest(
  { db, now }: Pick<Changing, 'db' | 'now'>,
  kind: OpeningKind,
  person: Person,
  compared: readonly ScoredOpening[],
): Promise<void> {
  const best = person.isOff ? [] : await withNewest(db, kind, person, compared, now)
  const { match, id, since } = openingKinds[kind]
  await db.deleteFrom(match).where('contractor_id', '=', person.contractorId).execute()
  if (best.length === 0) return
  await sql`
    insert into ${sql.table(match)} (contractor_id, ${sql.ref(id)}, score, ${sql.ref(since)})
    select ${person.contractorId}::uuid, * from unnest(
      ${best.map((one) => one.id)}::uuid[],
      ${best.map((one) => one.score)}::smallint[],
      ${best.map((one) => one.since)}::timestamptz[]
    )
  `.execute(db)
}
