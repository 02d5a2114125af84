import type { companyJobs, JobListRow } from '@headframe/wire'
import { sizes } from '@headframe/wire'
import { instantOf } from '../../domain/instants.ts'
import { kindsOf, standingOf } from '../../market/jobs/job-facts.ts'
import { pageOf } from '../../kit/paging.ts'
import { faultsOfPosting } from '../../market/jobs/publish-job.ts'
import { wordTerms } from '../../kit/search.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { countJobs, countListedJobs, listListedJobs } from './queries.ts'

export const listJobs: UseCase<typeof companyJobs.list> = async (
  { db, actor, now },
  { search, status, only, sort = 'newest', ...wish },
) => {
  const which = { companyId: actor.companyId, terms: wordTerms(search), status, only, now }
  const counts = await countJobs(db, which)
  const page = await pageOf(wish, sizes.pageSize, {
    count: () => countListedJobs(db, which),
    rows: async (part) =>
      (await listListedJobs(db, which, sort, part)).map((job) => rowOf(job, now)),
  })
  return { ...page, counts }
}

type Listed = Awaited<ReturnType<typeof listListedJobs>>[number]

function rowOf(job: Listed, now: Date): JobListRow {
  const { work_type, work_arrangement } = kindsOf(job)
  const isDraft = job.published_at === null
  return {
    id: job.id,
    uuid: job.id,
    slug: job.slug,
    title: job.title,
    work_type,
    work_location: job.work_location,
    work_arrangement,
    industryName: job.industry_name,
    roleName: job.role_name,
    creation_date: instantOf(job.created_at),
    applicants: job.applicants,
    pending: job.pending,
    ...standingOf(job, now),
    ready: isDraft && isReady(job, now),
  }
}

/** Nothing is missing. A list has no long texts at hand, but an empty description is never kept. */
function isReady({ has_description, ...job }: Listed, now: Date): boolean {
  const description = has_description ? 'There is one.' : null
  return Object.keys(faultsOfPosting({ ...job, description }, now)).length === 0
}
