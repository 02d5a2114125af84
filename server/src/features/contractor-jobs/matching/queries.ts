import { sql } from 'kysely'
import type { MatchingChoice } from '@headframe/wire'
import type { Reading, Writing } from '../../../db/open.ts'
import { isOpenAt } from '../../../market/jobs/job-status.ts'

/** Who has said nothing is compared, and hears of what suits well. */
export async function findChoice(db: Reading, contractorId: string): Promise<MatchingChoice> {
  const row = await db
    .selectFrom('contractor')
    .leftJoin('match_choice', 'match_choice.contractor_id', 'contractor.id')
    .leftJoin('contractor_reading', 'contractor_reading.contractor_id', 'contractor.id')
    .select(['is_off', 'weekly', 'read_at'])
    .where('contractor.id', '=', contractorId)
    .executeTakeFirst()
  return {
    is_on: !row?.is_off,
    // The database takes no others.
    weekly: (row?.weekly ?? 'strong') as MatchingChoice['weekly'],
    has_reading: Boolean(row?.read_at),
  }
}

interface Changed {
  readonly isOn: boolean | undefined
  readonly weekly: MatchingChoice['weekly'] | undefined
}

export async function keepChoice(
  db: Writing,
  contractorId: string,
  { isOn, weekly }: Changed,
  now: Date,
): Promise<void> {
  const changed = {
    ...(isOn === undefined ? {} : { is_off: !isOn }),
    ...(weekly === undefined ? {} : { weekly }),
    changed_at: now,
  }
  await db
    .insertInto('match_choice')
    .values({ contractor_id: contractorId, ...changed })
    .onConflict((known) => known.column('contractor_id').doUpdateSet(changed))
    .execute()
}

/** The best that are open and not applied to, in order. */
export async function findBestJobs(
  db: Reading,
  contractorId: string,
  now: Date,
  most: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('job_match')
    .innerJoin('job', 'job.id', 'job_match.job_id')
    .select('job.id')
    .where('job_match.contractor_id', '=', contractorId)
    .where(isOpenAt(now))
    .where(
      sql<boolean>`not exists (
        select from job_application
        where job_application.job_id = job.id
          and job_application.contractor_id = ${contractorId}
      )`,
    )
    .orderBy('job_match.score', 'desc')
    .orderBy('job_match.published_at', 'desc')
    .orderBy('job_match.job_id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}
