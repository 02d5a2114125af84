import { sql } from 'kysely'
import type { JobListItem } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import { toldReason } from '../told-reason.ts'
import { companyName, fromJobs, jobColumns } from './jobs.ts'

/** What nothing goes live without. */
export interface OnBoard {
  title: string
  work_location: string
  work_type: JobListItem['job_type']
  published_at: Date
  expires_at: Date
}

export type ListedJob = Awaited<ReturnType<ReturnType<typeof publishedJobs>['execute']>>[number]

/** Postings as lists show them, each with the application of whoever asks; guests have none. */
export function publishedJobs(db: Reading, contractorId: string | undefined) {
  return fromJobs(db)
    .leftJoin('job_application as own', (join) =>
      join
        .onRef('own.job_id', '=', 'job.id')
        .on('own.contractor_id', '=', sql<string>`${contractorId ?? null}::uuid`),
    )
    .leftJoin('saved_job as kept', (join) =>
      join
        .onRef('kept.job_id', '=', 'job.id')
        .on('kept.contractor_id', '=', sql<string>`${contractorId ?? null}::uuid`),
    )
    .select(jobColumns)
    .select(companyName)
    .select('kept.saved_at')
    .select([
      'own.id as application_id',
      'own.applied_at',
      'own.status as application_status',
      'own.rate as application_rate',
      'own.rate_type as application_rate_type',
      'own.decided_at',
    ])
    .select(toldReason('own').as('told_reason'))
    .where('job.published_at', 'is not', null)
    .$narrowType<OnBoard>()
}
