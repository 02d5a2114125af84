import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { applicationStatus, jobStatus } from '@headframe/wire'
import type { CompanyDashboard } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import { jobStatusAt } from '../../market/jobs/job-status.ts'
import { isTouched } from '../../market/jobs/jobs.ts'

interface Contact {
  readonly first_name: string
  readonly last_name: string
  readonly phone: string
  readonly title: string
}

/** Whether there is such a company. */
export async function changeContact(
  db: Writing,
  companyId: string,
  { first_name, last_name, phone, title }: Contact,
): Promise<boolean> {
  const changed = await db
    .updateTable('company')
    .set({ first_name, last_name, phone, title })
    .where('id', '=', companyId)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

const recentJobs = 5

/** All numbers and the newest jobs in one statement, so that they fit each other. */
export function findDashboard(
  db: Reading,
  companyId: string,
  now: Date,
): Promise<CompanyDashboard> {
  const jobs = db
    .selectFrom('job')
    .select(['job.id', 'job.id as uuid', 'job.title', 'job.work_location', 'job.created_at'])
    .select(jobStatusAt(now).as('status'))
    .where('job.company_id', '=', companyId)
    .where(isTouched)

  return db
    .with('listed', () => jobs)
    .selectFrom('listed')
    .select(({ fn }) => [
      fn.countAll<number>().as('total_jobs'),
      fn.countAll<number>().filterWhere('status', '=', jobStatus.active).as('active_jobs'),
    ])
    .select((query) => [
      countApplicants(db, companyId).$asScalar().$notNull().as('total_applicants'),
      countApplicants(db, companyId)
        .where('job_application.status', '=', applicationStatus.pending)
        .$asScalar()
        .$notNull()
        .as('waiting_applicants'),
      query
        .selectFrom('community')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('company_id', '=', companyId)
        .$asScalar()
        .$notNull()
        .as('total_pools'),
      jsonArrayFrom(
        query
          .selectFrom('listed')
          .select(['id', 'uuid', 'title', 'work_location', 'status'])
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .limit(recentJobs),
      ).as('recent_jobs'),
    ])
    .executeTakeFirstOrThrow()
}

function countApplicants(db: Reading, companyId: string) {
  return db
    .selectFrom('job_application')
    .innerJoin('job', 'job.id', 'job_application.job_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('job.company_id', '=', companyId)
}
