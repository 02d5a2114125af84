import type { contractorJobs, OpenJobDetail } from '@headframe/wire'
import { jobStatusForContractors, Refusal } from '@headframe/wire'
import { instantOf } from '../../domain/instants.ts'
import { statusForContractors } from '../../domain/job-life.ts'
import { factsOf, kindsOf } from '../../market/jobs/job-facts.ts'
import { datesOf } from '../../market/jobs/jobs.ts'
import { matchesForContractor } from '../../market/matches/find-matches.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { logoOf } from '../../market/jobs/list-item.ts'
import { findOwnApplication, findPublishedJob } from './queries.ts'
import type { OwnApplication } from './queries.ts'
import { isSaved } from './saved-jobs/queries.ts'

/** A posting that has ended stays to be read: those who applied come back to it. */
export const showJob: UseCase<typeof contractorJobs.job> = async (
  { db, actor, now, world },
  { id },
) => {
  const job = await findPublishedJob(db, id)
  if (!job) throw new Refusal('NOT_FOUND')
  const application = actor && (await findOwnApplication(db, job.id, actor.contractorId))

  const openings = { kind: 'job', ids: [job.id] } as const
  const matches = await matchesForContractor(db, actor?.contractorId, openings, now)
  const status = statusForContractors(datesOf(job), now)
  return {
    ...factsOf(job),
    title: job.title,
    status,
    accepts_applications: status === jobStatusForContractors.active,
    published_date: instantOf(job.published_at),
    expired_date: instantOf(job.expires_at),
    company_slug: job.company_slug,
    company_logo: logoOf(job, world.config.apiUrl),
    industry: job.industry_name,
    role: job.role_name,
    roster_on: job.roster_on,
    roster_off: job.roster_off,
    other_rosters: job.other_rosters,
    hasApplied: application !== undefined,
    application: application ? asOwnerSees(application) : null,
    saved: actor !== undefined && (await isSaved(db, actor.contractorId, job.id)),
    match: matches.get(job.id) ?? null,
  }
}

function asOwnerSees(application: OwnApplication): OpenJobDetail['application'] {
  const { id, applied_at, status, rate, decided_at, told_status, told_reason } = application
  return {
    application_id: id,
    application_date: instantOf(applied_at),
    status,
    rate: rate === null ? null : Number(rate),
    rate_type: kindsOf(application).rate_type,
    decision_date: decided_at && instantOf(decided_at),
    // Words that may still be taken back are not shown.
    reason: told_status === status ? told_reason : null,
  }
}
