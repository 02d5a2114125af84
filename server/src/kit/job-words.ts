import { sql } from 'kysely'
import type { Writing } from '../db/open.ts'
import { plainTextOf } from '../domain/rich-text/delta.ts'
import { plainPhrase } from '../text/plain.ts'
import { deltaOf } from './job-facts.ts'
import { findJobs } from './jobs.ts'
import type { JobRecord } from './jobs.ts'

/** Keeps the words that a posting is found by, after it was changed. */
export async function keepJobWords(db: Writing, jobId: string): Promise<void> {
  const job = await findJobs(db).where('job.id', '=', jobId).executeTakeFirst()
  if (!job) return
  const words = wordsOf(job)
  await db.updateTable('job').set({ words }).where('id', '=', jobId).execute()
}

/** All postings of a company are found by the name that it has now. */
export async function renameInJobWords(
  db: Writing,
  companyId: string,
  name: string,
): Promise<void> {
  const plainName = plainPhrase(name)
  await db
    .updateTable('job')
    .set({
      words: sql`(
        select array_to_string(
          line[:${sql.lit(companyLine - 1)}] || ${plainName}::text || line[${sql.lit(companyLine + 1)}:], E'\\n'
        )
        from (select string_to_array(words, E'\\n') as line) as former
      )`,
    })
    .where('company_id', '=', companyId)
    .where('words', '<>', '')
    .where(sql`split_part(words, E'\\n', ${sql.lit(companyLine)})`, '<>', plainName)
    .execute()
}

const companyLine = 3

/** A line for each thing that a posting is found by. */
function wordsOf(job: JobRecord): string {
  const delta = deltaOf(job)
  return [job.title, job.role_name, job.company_name, job.work_location]
    .map((text) => plainPhrase(text ?? ''))
    .concat(delta ? plainPhrase(plainTextOf(delta)) : [])
    .join('\n')
}
