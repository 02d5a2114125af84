import type { companyJobs } from '@headframe/wire'
import { jobStatus, mustBeFaultless, words } from '@headframe/wire'
import type { JobColumns } from '../../../market/jobs/job-changes.ts'
import { readJobChanges } from '../../../market/jobs/job-changes.ts'
import { keepJobWords } from '../../../market/jobs/job-words.ts'
import type { JobRecord } from '../../../market/jobs/jobs.ts'
import { lockCompany } from '../../../market/locks.ts'
import { findNamedDraft, idIn, mustFindJob } from '../../../market/jobs/named-job.ts'
import { faultsOfPosting } from '../../../market/jobs/publish-job.ts'
import { publishUnpaid } from '../../../market/jobs/publish-unpaid.ts'
import type { Prepare, UseCase } from '../../../kit/use-case.ts'
import { tellWhatCameBetween } from './came-between.ts'
import { changeDraft, insertDraft } from './queries.ts'

type Post = typeof companyJobs.post

interface Posting {
  /** The draft that is handed in; without one it is made. */
  readonly draft: JobRecord | undefined
  readonly columns: JobColumns
}

export const checkPosting: Prepare<Post, Posting> = async (context, sent) => {
  const draft = idIn(sent) === '' ? undefined : await findNamedDraft(context, sent)
  const { faults, columns } = await readJobChanges(context.reading, draft, sent)
  return {
    faults: {
      ...faultsOfPosting(draft ?? {}, context.now, columns),
      // It is undisclosed unless somebody says otherwise, but it is never nothing.
      ...(sent.rate_category === null ? { rate_category: words.mandatoryFields } : {}),
      ...faults,
    },
    subject: { draft, columns },
  }
}

/** Where listings cost nothing it goes live at once; otherwise it waits, finished, for its payment. */
export const postJob: UseCase<Post, Posting> = async (
  context,
  { revision: seen },
  { draft, columns },
) => {
  const { db, now, world } = context
  const { companyId, personId } = context.actor
  await lockCompany(db, companyId)
  const { id, slug } = draft ?? (await insertDraft(db, { companyId, personId, now }))
  const kept =
    (await changeDraft(db, companyId, { id, slug }, { columns, now, revision: draft && seen })) ??
    (await tellWhatCameBetween(db, companyId, id))
  await keepJobWords(db, id)

  const job = await mustFindJob(db, companyId, id)
  // Another window may have emptied a field since the form was looked at.
  mustBeFaultless(faultsOfPosting(job, now))

  const isFree = world.config.listingPriceCents === 0
  if (isFree) await publishUnpaid(context, job, 'free')
  return {
    success: true,
    message: words.jobPosted,
    uuid: id,
    status: isFree ? jobStatus.active : jobStatus.draft,
    published: isFree,
    payment_required: !isFree,
    payment_method: isFree ? 'free' : null,
    revision: kept.revision,
  }
}
