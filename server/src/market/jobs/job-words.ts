import { sql } from 'kysely'
import type { Writing } from '../../db/open.ts'
import { plainTextOf } from '../../domain/rich-text/delta.ts'
import { beginningOfWords, wordsOf } from '../../text/words.ts'
import { deltaOf } from './job-facts.ts'
import { findJobs } from './jobs.ts'
import type { JobRecord } from './jobs.ts'
import { searchTerms } from '../../kit/search.ts'

/** Keeps the words that a posting is found by, after it was changed. */
export async function keepJobWords(db: Writing, jobId: string): Promise<void> {
  const job = await findJobs(db).where('job.id', '=', jobId).executeTakeFirst()
  if (!job) return
  const words = wordsToFind(job)
  await db.updateTable('job').set({ words }).where('id', '=', jobId).execute()
}

/** All postings of a company are found by the name that it has now. */
export async function renameInJobWords(
  db: Writing,
  companyId: string,
  name: string,
): Promise<void> {
  const words = wordsOf(name)
  await db
    .updateTable('job')
    .set({
      words: sql`(
        select array_to_string(
          line[:${sql.lit(companyLine - 1)}] || ${words}::text || line[${sql.lit(companyLine + 1)}:], E'\\n'
        )
        from (select string_to_array(words, E'\\n') as line) as former
      )`,
    })
    .where('company_id', '=', companyId)
    .where('words', '<>', '')
    .where(sql`split_part(words, E'\\n', ${sql.lit(companyLine)})`, '<>', words)
    .execute()
}

const companyLine = 3

/** A line for each thing that a posting is found by. */
function wordsToFind(job: JobRecord): string {
  const delta = deltaOf(job)
  return [job.title, job.role_name, job.company_name, job.work_location]
    .concat(delta ? plainTextOf(delta) : [])
    .map((text) => wordsOf(text ?? ''))
    .join('\n')
}

/** What occurs in the words of a posting that is searched for: each of it has to. */
export function jobTerms(search: string): string[] {
  const terms = searchTerms(search)
  const words = terms.map(beginningOfWords).filter(Boolean)
  // Signs alone are looked for as they are: no words have them, so they find nothing, and not everything.
  return [...new Set(words.length > 0 ? words : terms)]
}
