import { sql } from 'kysely'
import { uploadStatus } from '@headframe/wire'
import type { UnreadResume } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import { instantOf } from '../../domain/instants.ts'

export async function findDatabaseSize(db: Reading): Promise<number> {
  const { bytes } = await db
    .selectNoFrom(sql<number>`pg_database_size(current_database())::float8`.as('bytes'))
    .executeTakeFirstOrThrow()
  return bytes
}

/** Resumes that stand for their person and say nothing, those that were dropped, and uploads of recruiters. */
export async function countUnread(db: Reading): Promise<number> {
  const { count } = await db
    .selectNoFrom(
      sql<number>`(
        (select count(*) from resume where failure is not null and place = 'active')
        + (select count(*) from contractor where resume_failure is not null)
        + (select count(*) from upload where status = ${sql.lit(uploadStatus.error)})
      )::integer`.as('count'),
    )
    .executeTakeFirstOrThrow()
  return count
}

/** Newest first. Of what was dropped nobody knows when: it is not among them. */
export async function listUnread(db: Reading, most: number): Promise<UnreadResume[]> {
  const [resumes, uploads] = await Promise.all([
    db
      .selectFrom('resume')
      .select(['uploaded_at as at', 'contractor_id', 'failure as reason'])
      .where('failure', 'is not', null)
      .where('place', '=', 'active')
      .orderBy('uploaded_at', 'desc')
      .orderBy('id')
      .limit(most)
      .execute(),
    db
      .selectFrom('upload')
      .select(['uploaded_at as at', 'message as reason'])
      .select(sql<string | null>`null`.as('contractor_id'))
      .where('status', '=', uploadStatus.error)
      .orderBy('uploaded_at', 'desc')
      .orderBy('id')
      .limit(most)
      .execute(),
  ])
  return [...resumes, ...uploads]
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, most)
    .map(({ at, contractor_id, reason }) => ({
      date: instantOf(at),
      contractor_id,
      reason: reason ?? 'Nothing is known of why.',
    }))
}
