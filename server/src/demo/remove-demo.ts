import type { Audience } from '@headframe/wire'
import { sql } from 'kysely'
import { inOneTransaction } from '../db/call-transaction.ts'
import type { Writing } from '../db/open.ts'
import { dropFiles } from '../kit/files/stored-files.ts'
import type { World } from '../kit/world.ts'

interface RemovedDemo {
  readonly removed: Readonly<Record<Audience | 'jobs' | 'payments' | 'files', number>>
  /** What real people had to do with it goes with it: their applications to its jobs. */
  readonly applicationsOfOthers: number
}

/** Takes the demo's accounts away, with all that hangs on them. What real people have of their own stays. */
export async function removeDemo({ database, tasks, clock }: World): Promise<RemovedDemo> {
  return inOneTransaction(database, async (db) => {
    const accounts = await lockAccounts(db)
    const applicationsOfOthers = await countApplicationsOfOthers(db)
    const files = await takeFiles(db)
    const payments = await deleteMoney(db)
    const jobs = await deleteJobs(db)
    await deleteAccounts(db)
    await dropFiles({ db, tasks, now: clock() }, files)

    const countOf = (audience: Audience) =>
      accounts.filter((account) => account.audience === audience).length
    return {
      removed: {
        staff: countOf('staff'),
        admin: countOf('admin'),
        company: countOf('company'),
        contractor: countOf('contractor'),
        jobs,
        payments,
        files: files.length,
      },
      applicationsOfOthers,
    }
  })
}

function lockAccounts(db: Writing) {
  return db
    .selectFrom('account')
    .select(['id', 'audience'])
    .where('demo', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute()
}

const ofDemo = sql<string>`(select id from account where demo is not null)`
const logosOfDemo = sql<string>`(select 'company:' || id from account where demo is not null)`

async function countApplicationsOfOthers(db: Writing): Promise<number> {
  const { count } = await db
    .selectFrom('job_application')
    .innerJoin('job', 'job.id', 'job_application.job_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', 'in', ofDemo)
    .where('contractor_id', 'not in', ofDemo)
    .executeTakeFirstOrThrow()
  return count
}

/** Portraits, resumes, and logos that were shown, drafted or only put. */
async function takeFiles(db: Writing): Promise<string[]> {
  const portraits = await db
    .selectFrom('contractor')
    .innerJoin('stored_file', 'stored_file.id', 'contractor.photo_hash')
    .select('stored_file.id')
    .where('contractor.id', 'in', ofDemo)
    .execute()
  const resumes = await db
    .selectFrom('resume')
    .select('file_id as id')
    .where('contractor_id', 'in', ofDemo)
    .execute()
  const uploads = await takeUploads(db)
  await db.deleteFrom('upload_ticket').where('owner', 'in', logosOfDemo).execute()
  const logos = await db
    .deleteFrom('logo')
    .where('owner', 'in', logosOfDemo)
    .returning('file_id as id')
    .execute()
  return [...portraits, ...resumes, ...logos].map(({ id }) => id).concat(uploads)
}

/** What its staff have made stands in the marketplace's own account, which stays: people, notes and benches. */
async function takeUploads(db: Writing): Promise<string[]> {
  const uploads = await db
    .deleteFrom('upload')
    .where('uploaded_by', 'in', ofDemo)
    .returning(['file_id', 'profile_id'])
    .execute()
  const people = uploads.flatMap(({ profile_id }) => profile_id ?? [])
  await db
    .deleteFrom('profile')
    .where('id', '=', sql<string>`any(${people}::uuid[])`)
    .where('contractor_id', 'is', null)
    // Somebody real has sent a resume of theirs too.
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('upload').select('id').whereRef('profile_id', '=', 'profile.id'))),
    )
    .execute()
  await db.deleteFrom('profile_note').where('author_id', 'in', ofDemo).execute()
  await db.deleteFrom('bench').where('created_by', 'in', ofDemo).execute()
  return uploads.flatMap(({ file_id }) => file_id ?? [])
}

/** None of it was ever anybody's. */
async function deleteMoney(db: Writing): Promise<number> {
  await db.deleteFrom('credit_entry').where('company_id', 'in', ofDemo).execute()
  const payments = await db
    .deleteFrom('payment')
    .where('company_id', 'in', ofDemo)
    .executeTakeFirst()
  return Number(payments.numDeletedRows)
}

async function deleteJobs(db: Writing): Promise<number> {
  const jobs = await db.deleteFrom('job').where('company_id', 'in', ofDemo).executeTakeFirst()
  return Number(jobs.numDeletedRows)
}

/** Who saw a real person's facts stays written down, also where it was somebody of the demo. */
async function deleteAccounts(db: Writing): Promise<void> {
  await db.deleteFrom('disclosure').where('contractor_id', 'in', ofDemo).execute()
  await db
    .deleteFrom('keyed_reply')
    .where('caller', 'in', sql<string>`(select id::text from account where demo is not null)`)
    .execute()
  await db.deleteFrom('account').where('demo', 'is not', null).execute()
}
