import { mostExportedApplicants, productKey } from '@headframe/wire'
import type { applicants } from '@headframe/wire'
import type { ListedPerson } from '../../documents/applicant-words.ts'
import { payOf } from '../../market/jobs/job-facts.ts'
import { mustFindJob } from '../../market/jobs/named-job.ts'
import type { DisclosingFile, UseCase } from '../../kit/use-case.ts'
import { listApplicants as findApplicants } from './queries.ts'
import type { FoundApplicant } from './queries.ts'
import { applicantOf, shownOf } from './list-applicants.ts'

const forms = {
  csv: { drawing: 'applicantSheet', type: 'text/csv; charset=utf-8' },
  pdf: { drawing: 'applicantList', type: 'application/pdf' },
} as const

/** The first of those whom the list shows, on all its pages; that each of them was shown is written down. */
export const exportApplicants: UseCase<typeof applicants.exportList> = async (
  { db, actor, now, world },
  { id, form, ...wish },
): Promise<DisclosingFile> => {
  const job = await mustFindJob(db, actor.companyId, id)
  const found = await findApplicants(db, shownOf(job, wish, now), {
    limit: mostExportedApplicants,
    offset: 0,
  })
  const { drawing, type } = forms[form]
  const content = await world.documents.draw(actor.companyId, drawing, {
    job: { title: job.title, work_location: job.work_location, ...payOf(job) },
    madeAt: now,
    people: found.map((one) => listedPerson(one, now)),
  })
  return {
    content,
    type,
    size: content.length,
    name: `${productKey}-${job.slug}-applicants.${form}`,
    shows: found.map(({ profile_hash }) => profile_hash),
  }
}

function listedPerson(one: FoundApplicant, now: Date): ListedPerson {
  const { email, phone } = one
  return { ...applicantOf(one, now, undefined), email, phone }
}
