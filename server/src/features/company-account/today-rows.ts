import { sql } from 'kysely'
import { applicationStatus } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import { isEndingAt } from '../../market/jobs/job-status.ts'

interface FoundToday {
  readonly pending: number
  readonly pending_jobs: number
  readonly oldest_pending: { readonly job_id: string; readonly applied_at: string } | null
  readonly ending: number
  readonly next_end: Date | null
  readonly drafts: number
  readonly last_draft: { readonly uuid: string; readonly title: string | null } | null
  readonly unread: number
  readonly unread_pools: number
  readonly oldest_unread: { readonly community_id: string } | null
}

/**
 * All of it in one statement, so that it fits itself. Applicants who wait are found job by job in the
 * index of those who do, messages in the index of those that are unread.
 */
export function findToday(db: Reading, companyId: string, now: Date): Promise<FoundToday> {
  const today = sql<FoundToday>`(
    with own as materialized (
      select job.id, job.title, job.touched_at, job.published_at, job.expires_at,
        ${isEndingAt(now)} as is_ending
      from job where job.company_id = ${companyId}
    ),
    waiting as materialized (
      select own.id as job_id, each.pending, each.applied_at
      from own cross join lateral (
        select count(*) as pending, min(applied_at) as applied_at
        from job_application
        where job_application.job_id = own.id
          and job_application.status = ${sql.lit(applicationStatus.pending)}
      ) as each
      where own.published_at is not null and each.pending > 0
    ),
    unread as materialized (
      select member.community_id, message.sent_at
      from community
      join community_member as member on member.community_id = community.id
      join community_message as message on message.member_id = member.id
        and not message.is_from_company and message.read_at is null
      where community.company_id = ${companyId}
    )
    select
      (select coalesce(sum(pending), 0)::int from waiting) as pending,
      (select count(*) from waiting) as pending_jobs,
      (select jsonb_build_object('job_id', job_id, 'applied_at', applied_at)
        from waiting order by applied_at, job_id limit 1) as oldest_pending,
      (select count(*) from own where is_ending) as ending,
      (select min(expires_at) from own where is_ending) as next_end,
      (select count(*) from own where published_at is null and touched_at is not null) as drafts,
      (select jsonb_build_object('uuid', id, 'title', title) from own
        where published_at is null and touched_at is not null
        order by touched_at desc, id limit 1) as last_draft,
      (select count(*) from unread) as unread,
      (select count(distinct community_id) from unread) as unread_pools,
      (select jsonb_build_object('community_id', community_id) from unread
        order by sent_at, community_id limit 1) as oldest_unread
  )`
  return db.selectFrom(today.as('today')).selectAll().executeTakeFirstOrThrow()
}
