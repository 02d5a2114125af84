import { sql } from 'kysely'
import { plainTextOf } from '../../domain/rich-text/delta.ts'
import type { Task } from '../../kit/world.ts'
import { occupationsIn, occupationsInProse } from '../../occupations/occupations-in.ts'
import { deltaOf } from './job-facts.ts'
import { findJobs } from './jobs.ts'
import type { JobRecord } from './jobs.ts'

type Named = Pick<JobRecord, 'title' | 'role_name' | 'description'>

/** Who a posting looks for or names: in its title and role by any word for them, in its text as people. */
export function occupationsOf(job: Named): string[] {
  const delta = deltaOf(job)
  const found = [
    ...occupationsIn(job.title ?? ''),
    ...occupationsIn(job.role_name ?? ''),
    ...occupationsInProse(delta ? plainTextOf(delta) : ''),
  ]
  return [...new Set(found.map(({ occupation }) => occupation))].toSorted()
}

/** In the order of their ids, so many at a time: postings that stood before occupations were kept. */
export const nameOccupations: Task<{ after: string }> = {
  name: 'name-occupations',
  tries: 10,
  async run({ db, world }, { after }) {
    const jobs = await findJobs(db)
      .where('job.id', '>', after)
      .orderBy('job.id')
      .limit(namedAtOnce)
      // Whoever edits one meanwhile names them anew: what was read before must not be written after.
      .forNoKeyUpdate('job')
      .execute()
    const last = jobs.at(-1)
    if (!last) return
    const named = jobs.map((job) => ({ id: job.id, occupations: occupationsOf(job) }))
    await sql`
      update job set occupations = named.occupations
      from jsonb_to_recordset(${JSON.stringify(named)}) as named (id uuid, occupations text[])
      where job.id = named.id`.execute(db)
    await world.tasks.promise(db, nameOccupations, { after: last.id })
  },
}

const namedAtOnce = 200
