import type { applicants } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import { kilometresBetween } from '../../domain/distance.ts'
import { instantOf } from '../../domain/instants.ts'
import { matchesForCompany } from '../../market/matches/find-matches.ts'
import { asOther, findContractorProfile } from '../../market/people/contractor-profiles.ts'
import { kindsOf, payOf } from '../../market/jobs/job-facts.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { findApplication } from './queries.ts'
import { undoOf } from './undo.ts'

/** The profile as it is today, with the rate that they applied with. */
export const showCandidate: UseCase<typeof applicants.candidate> = async (
  { db, actor, now },
  { jobUuid, profile_hash: profileHash },
) => {
  const { companyId } = actor
  const application = await findApplication(db, { companyId, jobUuid, profileHash })
  if (!application) throw new Refusal('NOT_FOUND')
  const { contractor_id: contractorId, applied_at, decided_at, rate } = application
  const people = [{ contractorId, rate, rateType: kindsOf(application).rate_type }]
  const profile = await findContractorProfile(db, { contractorId }, now)
  if (!profile) throw new Refusal('NOT_FOUND')

  const opening = { kind: 'job', id: application.job_id } as const
  const matches = await matchesForCompany(db, opening, people, now)
  return {
    ...asOther(profile),
    role_id: profile.roleId,
    rate: rate === null ? null : Number(rate),
    rate_type: kindsOf(application).rate_type,
    distance_km: distanceOf(application),
    offered: payOf({
      rate_category: application.rate_category,
      rate: application.job_rate,
      rate_type: application.job_rate_type,
    }),
    application: {
      application_id: application.id,
      status: application.status,
      application_date: instantOf(applied_at),
      decision_date: decided_at && instantOf(decided_at),
      reason: application.reason,
      undo: undoOf(application, now),
    },
    match: matches.get(contractorId) ?? null,
  }
}

type Ways = Record<'home_lat' | 'home_lng' | 'location_lat' | 'location_lng', number | null>

function distanceOf({ home_lat, home_lng, location_lat, location_lng }: Ways): number | null {
  if (home_lat === null || home_lng === null) return null
  if (location_lat === null || location_lng === null) return null
  const [home, site] = [
    { lat: home_lat, lng: home_lng },
    { lat: location_lat, lng: location_lng },
  ]
  return Math.round(kilometresBetween(home, site))
}
