import type { Applicant, applicants } from '@headframe/wire'
import { applicationStatus, sizes } from '@headframe/wire'
import { availabilityLabel } from '../../domain/availability.ts'
import { instantOf } from '../../domain/instants.ts'
import { kindsOf } from '../../market/jobs/job-facts.ts'
import { mustFindJob } from '../../market/jobs/named-job.ts'
import { pageOf } from '../../kit/paging.ts'
import { searchChoices } from '../../kit/search-choices.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { countByStatus, listApplicants as findApplicants } from './queries.ts'
import type { FoundApplicant } from './queries.ts'

/**
 * Who applied to an own posting. Nobody is matched with a posting yet, so whoever asks for the best
 * matches gets the newest.
 */
export const listApplicants: UseCase<typeof applicants.list> = async (
  { db, actor, now },
  { id, search, status, sort: _sort, ...wish },
) => {
  const { id: jobId } = await mustFindJob(db, actor.companyId, id)
  const which = { jobId, choices: searchChoices(search) }
  const byStatus = await countByStatus(db, which)
  const countOf = (one: number) => byStatus.get(one) ?? 0
  const counts = {
    pending: countOf(applicationStatus.pending),
    approved: countOf(applicationStatus.approved),
    rejected: countOf(applicationStatus.rejected),
  }

  const page = await pageOf(wish, sizes.pageSize, {
    count: async () =>
      status === undefined ? counts.pending + counts.approved + counts.rejected : countOf(status),
    rows: async (part) =>
      (await findApplicants(db, { ...which, status, now }, part)).map((one) =>
        applicantOf(one, now),
      ),
  })
  return { ...page, counts }
}

function applicantOf(one: FoundApplicant, now: Date): Applicant {
  const { availability, availability_said_at: saidAt, is_on_project: isOnProject } = one
  return {
    application_id: one.id,
    profile_hash: one.profile_hash,
    photo_hash: one.photo_hash,
    first_name: one.first_name,
    last_name: one.last_name,
    preferred_role: one.role_name,
    suburb: one.suburb,
    state: one.state,
    availability: availability ?? 0,
    availability_label: availabilityLabel({ availability, saidAt, isOnProject }, now),
    rate: one.rate === null ? null : Number(one.rate),
    rate_type: kindsOf(one).rate_type,
    status: one.status,
    application_date: instantOf(one.applied_at),
    has_resume: one.resume_id !== null,
    match: null,
  }
}
