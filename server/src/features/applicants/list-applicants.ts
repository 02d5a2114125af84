import type { Applicant, applicants, Match } from '@headframe/wire'
import { applicationStatus, sizes } from '@headframe/wire'
import { availabilityLabel } from '../../domain/availability.ts'
import { instantOf } from '../../domain/instants.ts'
import { kindsOf } from '../../market/jobs/job-facts.ts'
import { mustFindJob } from '../../market/jobs/named-job.ts'
import { shortOf } from '../../matching/match.ts'
import { matchesForCompany } from '../../market/matches/find-matches.ts'
import { readPeopleSearch } from '../../market/people/people-search.ts'
import { pageOf } from '../../kit/paging.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { countByStatus, listApplicants as findApplicants } from './queries.ts'
import type { FoundApplicant } from './queries.ts'

/** Who applied to an own posting, newest first or those who suit best. */
export const listApplicants: UseCase<typeof applicants.list> = async (
  { db, actor, now },
  { id, search, status, sort, ...wish },
) => {
  const { id: jobId } = await mustFindJob(db, actor.companyId, id)
  const which = { jobId, search: readPeopleSearch(search, now) }
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
    rows: async (part) => {
      const shown = { ...which, status, isByMatch: sort === 'match', now }
      const found = await findApplicants(db, shown, part)
      const people = found.map((one) => ({
        contractorId: one.contractor_id,
        rate: one.rate,
        rateType: kindsOf(one).rate_type,
      }))
      const matches = await matchesForCompany(db, { kind: 'job', id: jobId }, people, now)
      return found.map((one) => applicantOf(one, now, matches.get(one.contractor_id)))
    },
  })
  return { ...page, counts }
}

function applicantOf(one: FoundApplicant, now: Date, match: Match | undefined): Applicant {
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
    match: shortOf(match),
  }
}
