import { sql } from 'kysely'
import { dayOf, productTimeZone } from '@headframe/wire'
import type { Writing } from '../../db/open.ts'
import type { Task, Work } from '../../kit/world.ts'
import { compareContractor } from './rank-contractor.ts'
import { compareCommunity } from './rank-community.ts'
import { comparePosting } from './rank-posting.ts'

const atOnce = 50

/** What stood before there were readings, and whatever a version reads otherwise, in the order of the ids. */
function readAll(
  name: string,
  find: (db: Writing, after: string) => Promise<readonly { readonly id: string }[]>,
  compare: (work: Work, id: string) => Promise<void>,
): Task<{ after: string }> {
  const task: Task<{ after: string }> = {
    name,
    tries: 10,
    automates: 'matchJobs',
    async run(work, { after }) {
      const next = await find(work.db, after)
      for (const { id } of next) await compare(work, id)
      const last = next.at(-1)
      if (last && next.length === atOnce) {
        await work.world.tasks.promise(work.db, task, { after: last.id })
      }
    },
  }
  return task
}

export const readAllContractors = readAll(
  'read-all-contractors',
  (db, after) =>
    db
      .selectFrom('resume')
      .innerJoin('resume_reading', 'resume_reading.resume_id', 'resume.id')
      .select('resume.contractor_id as id')
      .where('resume.place', '=', 'active')
      .where('resume.contractor_id', '>', after)
      .orderBy('resume.contractor_id')
      .limit(atOnce)
      .execute(),
  compareContractor,
)

export const readAllPostings = readAll(
  'read-all-postings',
  (db, after) =>
    db
      .selectFrom('job')
      .select('id')
      .where('published_at', 'is not', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .execute(),
  comparePosting,
)

export const readAllCommunities = readAll(
  'read-all-communities',
  (db, after) =>
    db
      .selectFrom('community')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .execute(),
  compareCommunity,
)

/** Time goes by: how long somebody has worked is read anew once a month, and whoever had a ticket that is over by now. */
export const readAnewInTime: Task<object> = {
  name: 'read-contractors-anew',
  tries: 3,
  automates: 'matchJobs',
  async run(work) {
    const today = dayOf(work.now, productTimeZone)
    const old = await work.db
      .selectFrom('contractor_reading')
      .select('contractor_id as id')
      .where(({ eb, or }) =>
        or([
          eb('read_at', '<', sql<Date>`date_trunc('month', ${work.now}::timestamptz)`),
          eb('next_end', '<', sql<string>`${today}::date`),
        ]),
      )
      .orderBy('read_at')
      .limit(anewAtOnce)
      .execute()
    for (const { id } of old) await compareContractor(work, id)
  },
}

const anewAtOnce = 500
