import type { companyJobs } from '@headframe/wire'
import { jobStatus, mustBeFaultless, Refusal, words } from '@headframe/wire'
import type { JobColumns } from '../../kit/job-changes.ts'
import { readJobChanges } from '../../kit/job-changes.ts'
import { keepJobWords } from '../../kit/job-words.ts'
import type { JobRecord } from '../../kit/jobs.ts'
import { faultsOfPosting, publishJob } from '../../kit/publish-job.ts'
import type { Check, UseCase } from '../../kit/use-case.ts'
import { findNamedJob, idIn, mustFindJob } from './named-job.ts'
import { changeDraft, insertDraft } from './queries.ts'

type Post = typeof companyJobs.post

interface Posting {
  /** The draft that is handed in; without one it is made. */
  readonly draft: JobRecord | undefined
  readonly columns: JobColumns
}

export const checkPosting: Check<Post, Posting> = async (context, { ...sent }) => {
  const draft = idIn(sent) === '' ? undefined : await findNamedJob(context, sent)
  if (draft?.published_at) throw new Refusal('NOT_A_DRAFT')

  const { faults, columns } = await readJobChanges(context.reading, draft, sent)
  return {
    faults: { ...faultsOfPosting(draft ?? {}, context.now, columns), ...faults },
    findings: { draft, columns },
  }
}

/** Where listings cost nothing it goes live at once; otherwise it waits, finished, for its payment. */
export const postJob: UseCase<Post, Posting> = async (
  { db, actor, now, world },
  _form,
  { draft, columns },
) => {
  const { companyId } = actor
  const { id, slug } = draft ?? (await insertDraft(db, companyId, now))
  const isKept = await changeDraft(db, { id, slug }, { ...columns, touched_at: now })
  if (!isKept) throw new Refusal('NOT_A_DRAFT')
  await keepJobWords(db, id)

  const job = await mustFindJob(db, companyId, id)
  // Another window may have emptied a field since the form was looked at.
  mustBeFaultless(faultsOfPosting(job, now))
  const isFree = world.config.listingPriceCents === 0
  const published = isFree && (await publishJob(db, job, 'free', now))
  return {
    success: true,
    message: words.jobPosted,
    uuid: id,
    status: published ? jobStatus.active : jobStatus.draft,
    published,
    payment_required: !isFree,
    payment_method: published ? 'free' : null,
  }
}
