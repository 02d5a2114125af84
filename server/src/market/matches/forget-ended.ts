import { sql } from 'kysely'
import type { Writing } from '../../db/open.ts'

/** Postings that ended since then are in nobody's order any more. Older ones went before. */
export async function forgetEndedMatches(db: Writing, since: Date, now: Date): Promise<void> {
  await sql`
    delete from job_match using job
    where job.id = job_match.job_id
      and (job.closed_at >= ${since} or job.expires_at between ${since} and ${now})
  `.execute(db)
}
