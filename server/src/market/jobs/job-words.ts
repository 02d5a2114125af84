import type { Writing } from '../../db/open.ts'
import { plainTextOf } from '../../domain/rich-text/delta.ts'
import { wordsOf } from '../../text/words.ts'
import { deltaOf } from './job-facts.ts'
import { occupationsOf } from './job-occupations.ts'
import { findJobs } from './jobs.ts'
import type { JobRecord } from './jobs.ts'

/** Keeps the words and the occupations that a posting is found by, after it was changed. */
export async function keepJobWords(db: Writing, jobId: string): Promise<void> {
  const job = await findJobs(db).where('job.id', '=', jobId).executeTakeFirst()
  if (!job) return
  await db
    .updateTable('job')
    .set({ words: wordsToFind(job), occupations: occupationsOf(job) })
    .where('id', '=', jobId)
    .execute()
}

/** A line for each thing that a posting is found by; the third names its company, as `renameInWords` knows. */
function wordsToFind(job: JobRecord): string {
  const delta = deltaOf(job)
  return [job.title, job.role_name, job.company_name, job.work_location]
    .concat(delta ? plainTextOf(delta) : [])
    .map((text) => wordsOf(text ?? ''))
    .join('\n')
}
