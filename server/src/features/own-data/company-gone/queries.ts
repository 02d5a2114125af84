import { applicationStatus } from '@headframe/wire'
import type { Writing } from '../../../db/open.ts'
import { hasSwitchedOff } from '../../../kit/letters/switched-off.ts'

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
    .where(({ not }) => not(hasSwitchedOff('account.id', 'application_updates')))
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
    .where(({ not }) => not(hasSwitchedOff('account.id', 'pool_updates')))
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
