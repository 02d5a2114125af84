import type { companyJobs, Faults } from '@headframe/wire'
import { faultsOfDescription, isStartDate, jobStatus, Refusal, words } from '@headframe/wire'
import { statusOf } from '../../domain/job-life.ts'
import { timeZoneOfJob } from '../../domain/job-time-zone.ts'
import { plainTextOf, readDelta } from '../../domain/rich-text/delta.ts'
import { readJobChanges } from '../../market/jobs/job-changes.ts'
import type { JobBeingChanged } from '../../market/jobs/job-changes.ts'
import { asCompanySees } from '../../market/jobs/job-facts.ts'
import { keepJobWords } from '../../market/jobs/job-words.ts'
import { datesOf } from '../../market/jobs/jobs.ts'
import { comparePosting } from '../../market/matches/rank-posting.ts'
import type { Prepare, Context, UseCase } from '../../kit/use-case.ts'
import { findNamedJob, mustBeAsSeen, mustFindJob } from '../../market/jobs/named-job.ts'
import { changeEditable, countApplicants } from './queries.ts'

type Update = typeof companyJobs.update

/** What is live changes only in what was promised about it: its words and its start. */
export const checkUpdate: Prepare<Update, JobBeingChanged> = async (context, sent) => {
  const job = await findNamedJob(context, sent)
  const status = statusOf(datesOf(job), context.now)
  if (status !== jobStatus.draft && status !== jobStatus.active) throw new Refusal('NOT_EDITABLE')
  mustBeAsSeen(job, sent.revision)

  const { description } = sent
  const start_date = sent.start_date === undefined ? sent.contract_start_date : sent.start_date
  const { faults, columns } = await readJobChanges(context.reading, job, {
    description,
    start_date,
  })
  return {
    faults: { ...faults, ...faultsOfUpdate(context, { description, start_date }, job) },
    subject: { job, columns },
  }
}

type Sent = Pick<Parameters<typeof readJobChanges>[2], 'description' | 'start_date'>

/** A start that stays what it was may have come meanwhile. */
function faultsOfUpdate(
  { now }: Context<Update>,
  { description, start_date }: Sent,
  job: JobBeingChanged['job'],
): Faults {
  const isStartSound =
    start_date === undefined ||
    start_date === job.start_date ||
    isStartDate(start_date, now, job.time_zone ?? timeZoneOfJob(job))
  return {
    ...(description === undefined ? {} : faultsOfDescription(plainTextOf(readDelta(description)))),
    ...(isStartSound ? {} : { start_date: words.startDateInvalid }),
  }
}

export const updateJob: UseCase<Update, JobBeingChanged> = async (
  { db, actor, now, world },
  { revision },
  { job, columns },
) => {
  const changes = { ...columns, touched_at: now }
  if (!(await changeEditable(db, actor.companyId, job.id, { changes, now, revision }))) {
    // Between the look and the lock it was changed, or it has ended.
    mustBeAsSeen(await mustFindJob(db, actor.companyId, job.id), revision)
    throw new Refusal('NOT_EDITABLE')
  }
  await keepJobWords(db, job.id)
  if (job.published_at) await comparePosting({ db, now, world }, job.id)
  const changed = await mustFindJob(db, actor.companyId, job.id)
  const data = asCompanySees(changed, await countApplicants(db, job.id), now)
  return { success: true, message: words.jobUpdated, data }
}
