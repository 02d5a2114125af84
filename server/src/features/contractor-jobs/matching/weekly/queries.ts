import { sql } from 'kysely'
import { strongMatch, weeklyMail } from '@headframe/wire'
import type { Reading, Writing } from '../../../../db/open.ts'
import { hasSwitchedOff } from '../../../../kit/letters/switched-off.ts'
import { isOpenAt } from '../../../../market/jobs/job-status.ts'

const dayMs = 24 * 3600_000
/** So many at a time; the rest when it comes round again. */
const mostAtOnce = 200
const mostInLetter = 8

export type Due = Awaited<ReturnType<typeof takeDue>>[number]

/** Whose last letter is a week old. What another worker has taken, or somebody is erasing, is left for later. */
export function takeDue(db: Writing, now: Date) {
  return db
    .selectFrom('contractor_reading as reading')
    .innerJoin('account', 'account.id', 'reading.contractor_id')
    .innerJoin('contractor', 'contractor.id', 'account.id')
    .leftJoin('match_choice', 'match_choice.contractor_id', 'contractor.id')
    .select(['contractor.id', 'first_name', 'last_name', 'account.email', 'weekly'])
    .select(
      sql<boolean>`coalesce(match_choice.is_off, false)
        or ${hasSwitchedOff('contractor.id', weeklyMail)}`.as('is_unwanted'),
    )
    .where('reading.mailed_at', '<=', new Date(now.getTime() - 7 * dayMs))
    .orderBy('reading.mailed_at')
    .limit(mostAtOnce)
    .modifyEnd(sql`for key share of account skip locked for no key update of reading skip locked`)
    .execute()
}

export async function noteMailed(db: Writing, ids: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('contractor_reading')
    .set({ mailed_at: now })
    .where('contractor_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

/** Open jobs above what somebody wants to hear of, that they neither know from a letter nor have applied to. */
export async function findUntold(
  db: Reading,
  { id, weekly }: Pick<Due, 'id' | 'weekly'>,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('job_match')
    .innerJoin('job', 'job.id', 'job_match.job_id')
    .select('job.id')
    .where('job_match.contractor_id', '=', id)
    .where('job_match.score', '>=', weekly === 'all' ? 0 : strongMatch)
    .where(isOpenAt(now))
    .where(
      sql<boolean>`not exists (
        select from job_told where job_told.job_id = job.id and job_told.contractor_id = ${id}
      ) and not exists (
        select from job_application as own
        where own.job_id = job.id and own.contractor_id = ${id}
      )`,
    )
    .orderBy('job_match.score', 'desc')
    .orderBy('job_match.published_at', 'desc')
    .orderBy('job_match.job_id')
    .limit(mostInLetter)
    .execute()
  return rows.map((row) => row.id)
}

export async function noteTold(
  db: Writing,
  contractorId: string,
  jobIds: readonly string[],
  now: Date,
): Promise<void> {
  await db
    .insertInto('job_told')
    .values(jobIds.map((job_id) => ({ contractor_id: contractorId, job_id, told_at: now })))
    .onConflict((known) => known.doNothing())
    .execute()
}
