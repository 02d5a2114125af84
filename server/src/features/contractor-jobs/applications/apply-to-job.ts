import type { contractorJobs } from '@headframe/wire'
import { jobStatus, Refusal } from '@headframe/wire'
import { instantOf } from '../../../domain/instants.ts'
import { statusOf } from '../../../domain/job-life.ts'
import { datesOf } from '../../../market/jobs/jobs.ts'
import { scoreNewApplication } from '../../../market/matches/score-applicants.ts'
import type { Prepare, UseCase } from '../../../kit/use-case.ts'
import { findOwnApplication } from '../queries.ts'
import { insertApplication, lockApplicant, lockHirer, lockPublishedJob } from './queries.ts'
import type { Applicant, Hirer, JobToApplyFor } from './queries.ts'
import { tellOfApplication } from './tell-of-application.ts'
import { areWhole, faultsOfTerms, termsOf } from './terms.ts'
import type { Terms } from './terms.ts'

type Apply = typeof contractorJobs.apply

interface Application {
  readonly job: JobToApplyFor
  readonly hirer: Hirer
  readonly applicant: Applicant
  readonly terms: Terms
}

export const checkApplication: Prepare<Apply, Application> = async (
  { db, actor, now },
  { jobId = '', ...wish },
) => {
  const hirer = await lockHirer(db, jobId)
  const job = await lockPublishedJob(db, jobId)
  if (!job) throw new Refusal('NOT_FOUND')
  if (statusOf(datesOf(job), now) !== jobStatus.active) throw new Refusal('JOB_NOT_OPEN')
  const former = await findOwnApplication(db, job.id, actor.contractorId)
  if (former) throw new Refusal('ALREADY_APPLIED')
  const applicant = await lockApplicant(db, actor.contractorId)
  if (!applicant) throw new Refusal('UNAUTHENTICATED')

  const terms = termsOf(wish, applicant)
  if (!areWhole(terms)) return { faults: faultsOfTerms(terms) }
  return { subject: { job, hirer, applicant, terms } }
}

/** Both sides are told in the same transaction: an application that nobody hears of is none. */
export const applyToJob: UseCase<Apply, Application> = async (
  { db, now, world },
  _form,
  { job, hirer, applicant, terms },
) => {
  const { rate, rate_type } = terms
  const application = await insertApplication(db, {
    jobId: job.id,
    contractorId: applicant.id,
    rate,
    rateType: rate_type,
    now,
  })
  if (!application) throw new Refusal('ALREADY_APPLIED')

  await scoreNewApplication({ db, now }, applicant.id)
  await tellOfApplication({ db, now, world }, { job, hirer, applicant, terms })
  return {
    error: false,
    errorMessage: null,
    application_id: application.id,
    application_date: instantOf(now),
    status: application.status,
    rate,
    rate_type,
  }
}
