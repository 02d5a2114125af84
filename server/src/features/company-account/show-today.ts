import type { companyAccounts, CompanyToday } from '@headframe/wire'
import { instantOf } from '../../domain/instants.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { findToday } from './today-rows.ts'

export const showToday: UseCase<typeof companyAccounts.today> = async ({ db, actor, now }) => {
  const found = await findToday(db, actor.companyId, now)
  return {
    waiting: {
      applicants: found.pending,
      jobs: found.pending_jobs,
      job: found.oldest_pending?.job_id ?? null,
      since: secondsOf(found.oldest_pending?.applied_at),
    },
    ending: { jobs: found.ending, next: secondsOf(found.next_end) },
    drafts: { jobs: found.drafts, last: found.last_draft },
    unread: {
      messages: found.unread,
      pools: found.unread_pools,
      pool: found.oldest_unread?.community_id ?? null,
    },
  } satisfies CompanyToday
}

/** What comes out of JSON of the database is its text. */
function secondsOf(at: Date | string | null | undefined): number | null {
  return at ? instantOf(new Date(at)) : null
}
