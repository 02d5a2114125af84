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
  await db
    .insertInto('job_words')
    .values({ job_id: jobId, words })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet({ words }))
    .execute()
}

function wordsOf(job: JobRecord): string {
  const delta = deltaOf(job)
  return [job.title, job.role_name, job.company_name, job.work_location]
    .map((text) => plainPhrase(text ?? ''))
    .concat(delta ? plainPhrase(plainTextOf(delta)) : [])
    .join('\n')
}
