import type { AdminJob, adminJobs } from '@headframe/wire'
import { jobStatus, mostAdminApplicants, Refusal, sizes } from '@headframe/wire'
import { instantOf } from '../../domain/instants.ts'
import { pageOf } from '../../kit/paging.ts'
import type { Page, PageWish } from '../../kit/paging.ts'
import { wordTerms } from '../../kit/search.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { isUuid } from '../../kit/uuids.ts'
import { factsOf, kindsOf, standingOf } from '../../market/jobs/job-facts.ts'
import { findJobs, isJob } from '../../market/jobs/jobs.ts'
import { countedJobs, countJobs, isCompany, listApplicants, listJobs } from './queries.ts'
import type { Asking, CountedJob } from './queries.ts'

export const listAllJobs: UseCase<typeof adminJobs.list> = ({ db, now, world }, wish) =>
  pageOfJobs({ db, now, world }, wish)

export const listCompanyJobs: UseCase<typeof adminJobs.ofCompany> = async (
  { db, now, world },
  wish,
) => {
  const { companyId } = wish
  if (!isUuid(companyId) || !(await isCompany(db, companyId))) throw new Refusal('NOT_FOUND')
  return pageOfJobs({ db, now, world }, wish)
}

interface Wish extends PageWish {
  readonly search: string
  readonly status?: number | undefined
  readonly companyId?: string
}

function pageOfJobs(
  asking: Asking,
  { search, status, companyId, ...wish }: Wish,
): Promise<Page<AdminJob>> {
  const which = { terms: wordTerms(search), status, ...(companyId && { companyId }) }
  return pageOf(wish, sizes.pageSize, {
    count: () => countJobs(asking, which),
    rows: async (part) =>
      (await listJobs(asking, which, part)).map((one) => asAdminSees(one, asking.now)),
  })
}

export const showJob: UseCase<typeof adminJobs.one> = async ({ db, now }, { uuid }) => {
  const named = await findJobs(db)
    .where((job) => isJob(job, uuid))
    .executeTakeFirst()
  const [counted] = named ? await countedJobs(db, [named.id]) : []
  if (!counted) throw new Refusal('NOT_FOUND')
  const applicants = await listApplicants(db, counted.job.id, mostAdminApplicants)
  return {
    job: asAdminSees(counted, now),
    applicants: applicants.map(({ applied_at, rate, rate_type, availability, ...one }) => ({
      ...one,
      availability: availability ?? 0,
      rate: rate === null ? null : Number(rate),
      rate_type: kindsOf({ rate_type }).rate_type,
      application_date: instantOf(applied_at),
    })),
  }
}

function asAdminSees({ job, applications }: CountedJob, now: Date): AdminJob {
  const standing = standingOf(job, now)
  return {
    ...factsOf(job),
    id: job.id,
    company_id: job.company_id,
    industryName: job.industry_name,
    roleName: job.role_name,
    ...standing,
    is_active: standing.status === jobStatus.active,
    payment_method: standing.status === jobStatus.draft ? null : standing.payment_method,
    totalApplications: applications,
    roster_on: job.roster_on,
    roster_off: job.roster_off,
    other_rosters: job.other_rosters,
  }
}
