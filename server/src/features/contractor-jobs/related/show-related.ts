import type { contractorJobs } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import type { UseCase } from '../../../kit/use-case.ts'
import { listItemOf } from '../../../market/jobs/list-item.ts'
import { findHome } from '../../../market/people/home.ts'
import { findPublishedJob, listJobsNamed } from '../queries.ts'
import { findOthersOfCompany, findSimilar } from './queries.ts'

/** Where to go on from a job, also from one that has ended. */
export const showRelated: UseCase<typeof contractorJobs.related> = async (
  { db, actor, now, world },
  { id },
) => {
  const job = await findPublishedJob(db, id)
  if (!job) throw new Refusal('NOT_FOUND')
  const similar = await findSimilar(db, job, now)
  const ofCompany = await findOthersOfCompany(db, job, now)
  const jobs = await listJobsNamed(db, actor?.contractorId, [...similar, ...ofCompany])
  const home = await findHome(db, actor?.contractorId)
  const items = new Map(
    jobs.map((one) => [one.id, listItemOf(one, { now, apiUrl: world.config.apiUrl, home })]),
  )
  const itemsOf = (ids: readonly string[]) => ids.flatMap((one) => items.get(one) ?? [])
  return { similar: itemsOf(similar), of_company: itemsOf(ofCompany) }
}
