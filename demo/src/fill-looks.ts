import { sql } from 'kysely'
import { adminContractors, applicants, nameOf, repliesWithFile, type Call } from '@headframe/wire'
import type { Writing } from '@headframe/server/src/db/open.ts'

/** Companies look at who applied, some take the resume along; whoever works here was here lately. */
export async function fillLooks(db: Writing, recruiters: readonly { id: string }[], now: Date) {
  await lookAtApplicants(db, applicants.candidate, { minutesLater: 95, oneOf: 2 })
  await lookAtApplicants(db, applicants.resume, { minutesLater: 97, oneOf: 6 })
  await exportSome(db, new Date(now.getTime() - 26 * hourMs))
  await db
    .insertInto('last_sign_in')
    .values(
      recruiters.map(({ id }, nth) => ({
        account_id: id,
        at: new Date(now.getTime() - (2 + 31 * nth) * hourMs),
      })),
    )
    .execute()
}

const hourMs = 3_600_000

interface Looks {
  minutesLater: number
  /** One in so many was looked at. */
  oneOf: number
}

async function lookAtApplicants(db: Writing, call: Call, { minutesLater, oneOf }: Looks) {
  await db
    .insertInto('disclosure')
    .columns(['disclosed_at', 'reader_audience', 'reader_id', 'contractor_id', 'call', 'took_file'])
    .expression(
      db
        .selectFrom('job_application')
        .innerJoin('job', 'job.id', 'job_application.job_id')
        .select([
          sql<Date>`applied_at + make_interval(mins => ${minutesLater})`.as('disclosed_at'),
          sql<string>`'company'`.as('reader_audience'),
          sql<string>`job.company_id`.as('reader_id'),
          'job_application.contractor_id',
          sql<string>`${nameOf(call)}::text`.as('call'),
          sql<boolean>`${repliesWithFile(call)}::boolean`.as('took_file'),
        ])
        // Any that is the same each time the demo is made.
        .where(
          sql<boolean>`abs(hashtext(job.slug || job_application.applied_at::text)) % ${oneOf} = 0`,
        )
        .where(sql<boolean>`applied_at < now() - make_interval(mins => ${minutesLater})`)
        .orderBy('applied_at'),
    )
    .execute()
}

/** An administrator has handed a few people on without their names. */
async function exportSome(db: Writing, at: Date) {
  const call = adminContractors.exportHidden
  await db
    .insertInto('disclosure')
    .columns(['disclosed_at', 'reader_audience', 'reader_id', 'contractor_id', 'call', 'took_file'])
    .expression(
      db
        .selectFrom('contractor')
        .innerJoin('account', 'account.id', 'contractor.id')
        .innerJoin('account as admin', (join) => join.on('admin.audience', '=', 'admin'))
        .select([
          sql<Date>`${at}::timestamptz`.as('disclosed_at'),
          sql<string>`'admin'`.as('reader_audience'),
          'admin.id as reader_id',
          'contractor.id as contractor_id',
          sql<string>`${nameOf(call)}::text`.as('call'),
          sql<boolean>`true`.as('took_file'),
        ])
        .orderBy('account.created_at', 'desc')
        .limit(5),
    )
    .execute()
}
