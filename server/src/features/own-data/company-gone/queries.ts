import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { MailPreference } from '@headframe/wire'
import { applicationStatus } from '@headframe/wire'
import type { Writing } from '../../../db/open.ts'

export type Waiting = Awaited<ReturnType<typeof lockUndecided>>[number]

/**
 * Applications to a company's jobs of which whoever applied has not heard yet: nobody has decided, or what
 * was decided was still to be told. Keeps their accounts from being erased until the call ends.
 */
export function lockUndecided(db: Writing, companyId: string) {
  return db
    .selectFrom('job_application')
    .innerJoin('job', 'job.id', 'job_application.job_id')
    .innerJoin('company', 'company.id', 'job.company_id')
    .innerJoin('contractor', 'contractor.id', 'job_application.contractor_id')
    .innerJoin('account', 'account.id', 'contractor.id')
    .select(readerColumns)
    .select(['job.title', 'job.work_location as location'])
    .where('job.company_id', '=', companyId)
    .where((row) =>
      row.or([
        row('job_application.status', '=', applicationStatus.pending),
        row('job_application.tell_at', 'is not', null),
      ]),
    )
    .where(wants('application_updates'))
    .orderBy('account.id')
    .orderBy('job_application.applied_at')
    .forKeyShare('account')
    .execute()
}

/** Memberships of a company's talent pools, but for those of people who were told that they are declined. */
export function lockMemberships(db: Writing, companyId: string) {
  return db
    .selectFrom('community_member as member')
    .innerJoin('community', 'community.id', 'member.community_id')
    .innerJoin('company', 'company.id', 'community.company_id')
    .innerJoin('contractor', 'contractor.id', 'member.contractor_id')
    .innerJoin('account', 'account.id', 'contractor.id')
    .select(readerColumns)
    .select(['community.title', 'community.location'])
    .where('community.company_id', '=', companyId)
    .where((row) =>
      row.or([
        row('member.status', '<>', 'Declined'),
        row('member.told_status', 'is distinct from', 'Declined'),
      ]),
    )
    .where(wants('pool_updates'))
    .orderBy('account.id')
    .orderBy('member.applied_at')
    .forKeyShare('account')
    .execute()
}

const readerColumns = [
  'account.id',
  'account.email',
  'contractor.first_name',
  'contractor.last_name',
  'company.name as company_name',
] as const

/** One letter tells of both kinds, so what somebody does not want to hear of is left out before it is written. */
function wants(preference: MailPreference) {
  return sql<SqlBool>`not exists (
    select from mail_switched_off as off
    where off.account_id = account.id and off.preference = ${preference}
  )`
}
