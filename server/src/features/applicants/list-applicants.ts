import type { Applicant, applicants, InputOf, Match } from '@headframe/wire'
import { applicationStatus, sizes } from '@headframe/wire'
import { availabilityLabel } from '../../domain/availability.ts'
import { instantOf } from '../../domain/instants.ts'
import { monthsToday } from '../../domain/tenure.ts'
import { kindsOf } from '../../market/jobs/job-facts.ts'
import type { JobRecord } from '../../market/jobs/jobs.ts'
import { mustFindJob } from '../../market/jobs/named-job.ts'
import { shortOf } from '../../matching/match.ts'
import { matchesForCompany } from '../../market/matches/find-matches.ts'
import { namesHeld } from '../../market/people/tickets-today.ts'
import { readPeopleSearch } from '../../market/people/people-search.ts'
import { pageOf } from '../../kit/paging.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { undoOf } from './undo.ts'
import { countByStatus, listApplicants as findApplicants } from './queries.ts'
import type { Order } from './applicants-in-order.ts'
import type { FoundApplicant, Listed } from './queries.ts'

/** Who applied to an own posting, in any order that is asked for. */
export const listApplicants: UseCase<typeof applicants.list> = async (
  { db, actor, now },
  { id, page: number, perPage, ...wish },
) => {
  const job = await mustFindJob(db, actor.companyId, id)
  const shown = shownOf(job, wish, now)
  const byStatus = await countByStatus(db, shown)
  const countOf = (one: number) => byStatus.get(one) ?? 0
  const counts = {
    pending: countOf(applicationStatus.pending),
    approved: countOf(applicationStatus.approved),
    rejected: countOf(applicationStatus.rejected),
  }

  const page = await pageOf({ page: number, perPage }, sizes.pageSize, {
    count: async () =>
      wish.status === undefined
        ? counts.pending + counts.approved + counts.rejected
        : countOf(wish.status),
    rows: async (part) => {
      const found = await findApplicants(db, shown, part)
      const people = found.map((one) => ({
        contractorId: one.contractor_id,
        rate: one.rate,
        rateType: kindsOf(one).rate_type,
      }))
      const matches = await matchesForCompany(db, { kind: 'job', id: job.id }, people, now)
      return found.map((one) => applicantOf(one, now, matches.get(one.contractor_id)))
    },
  })
  return { ...page, counts }
}

type Wish = Pick<
  InputOf<typeof applicants.list>,
  'search' | 'status' | 'sort' | 'sortField' | 'sortOrder'
>

/** What a wish means for the applicants of one posting. */
export function shownOf(
  { id: jobId, location_lat: lat, location_lng: lng }: JobRecord,
  { search, status, sort = 'newest', sortField, sortOrder = 'desc' }: Wish,
  now: Date,
): Listed {
  const order: Order = sortField ? { by: sortField, direction: sortOrder } : sort
  const site = lat === null || lng === null ? undefined : { lat, lng }
  return { jobId, search: readPeopleSearch(search, now), status, site, order, now }
}

export function applicantOf(one: FoundApplicant, now: Date, match: Match | undefined): Applicant {
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
    availability_date: saidAt && instantOf(saidAt),
    rate: one.rate === null ? null : Number(one.rate),
    rate_type: kindsOf(one).rate_type,
    status: one.status,
    undo: undoOf(one, now),
    application_date: instantOf(one.applied_at),
    has_resume: one.resume_id !== null,
    current_role: one.current_title,
    current_company: one.current_company,
    updated_total_experience: monthsToday(one.total_months, {
      readAt: one.read_at ?? now,
      now,
      goesOn: one.is_employed ?? false,
    }),
    licences: namesHeld(one.tickets, now),
    distance_km: one.distance_km === null ? null : Math.round(one.distance_km),
    match: shortOf(match),
  }
}
