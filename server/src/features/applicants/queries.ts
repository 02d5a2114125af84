import { sql } from 'kysely'
import type { Reading } from '../../db/open.ts'
import type { Point } from '../../domain/distance.ts'
import { isOnProject } from '../../market/people/engagements.ts'
import { toldTickets } from '../../market/people/tickets-today.ts'
import { isOpenAt } from '../../market/jobs/job-status.ts'
import { isJob } from '../../market/jobs/jobs.ts'
import type { Part } from '../../kit/paging.ts'
import { kilometresToSite, waysOf } from './applicants-in-order.ts'
import type { Order } from './applicants-in-order.ts'
import { applicationsTo } from './applications-to.ts'
import type { Which } from './applications-to.ts'

export async function isAmongApplicants(db: Reading, which: Which): Promise<boolean> {
  const found = await applicationsTo(db, which)
    .select('job_application.id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function countByStatus(db: Reading, which: Which): Promise<Map<number, number>> {
  const rows = await applicationsTo(db, which)
    .select('job_application.status')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy('job_application.status')
    .execute()
  return new Map(rows.map(({ status, count }) => [status, count]))
}

export type FoundApplicant = Awaited<ReturnType<typeof listApplicants>>[number]

export interface Listed extends Which {
  readonly status: number | undefined
  /** Where the work is, as far as it is known. */
  readonly site: Point | undefined
  readonly order: Order
  readonly now: Date
}

/** In the wished order, and then the newest first. */
export function listApplicants(
  db: Reading,
  { status, site, order, now, ...which }: Listed,
  { limit, offset }: Part,
) {
  const applications = applicationsTo(db, which)
  return (
    status === undefined ? applications : applications.where('job_application.status', '=', status)
  )
    .innerJoin('contractor', 'contractor.id', 'job_application.contractor_id')
    .innerJoin('account', 'account.id', 'contractor.id')
    .leftJoin('role', 'role.id', 'contractor.role_id')
    .leftJoin('resume', (join) =>
      join.onRef('resume.contractor_id', '=', 'contractor.id').on('resume.place', '=', 'active'),
    )
    .leftJoin('resume_reading', 'resume_reading.resume_id', 'resume.id')
    .leftJoin('contractor_reading as reading', 'reading.contractor_id', 'contractor.id')
    .select(['profile_hash', 'photo_hash', 'account.email', 'contractor.phone'])
    .select(['first_name', 'last_name', 'role.name as role_name', 'suburb', 'state'])
    .select(['availability', 'availability_said_at', 'resume.id as resume_id', 'resume.read_at'])
    .select(['resume_reading.current_title', 'resume_reading.current_company'])
    .select(['resume_reading.total_months', 'resume_reading.is_employed'])
    .select(toldTickets(sql.ref('resume_reading.facts')).as('tickets'))
    .select(kilometresToSite(site).as('distance_km'))
    .select(isOnProject(now).as('is_on_project'))
    .select(['job_application.id', 'job_application.rate', 'job_application.rate_type'])
    .select(['job_application.status', 'applied_at', 'job_application.contractor_id'])
    .select(toldLast)
    .orderBy(waysOf(order, site, now))
    .orderBy('job_application.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

const toldLast = [
  'job_application.tell_at',
  'job_application.told_status',
  'job_application.told_reason',
] as const

interface Bounds {
  readonly strong: number
  readonly fair: number
}

/** Of those who are compared with a live posting and have not applied to it, how many reach each score. */
export function countMatches(db: Reading, jobId: string, { strong, fair }: Bounds, now: Date) {
  return db
    .selectFrom('job_match')
    .innerJoin('job', 'job.id', 'job_match.job_id')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('job_match.score', '>=', strong).as('strong'),
      fn.countAll<number>().filterWhere('job_match.score', '>=', fair).as('fair'),
    ])
    .where('job_match.job_id', '=', jobId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('job_application')
            .select('job_application.id')
            .whereRef('job_application.job_id', '=', 'job_match.job_id')
            .whereRef('job_application.contractor_id', '=', 'job_match.contractor_id'),
        ),
      ),
    )
    .where(isOpenAt(now))
    .executeTakeFirstOrThrow()
}

interface Named {
  readonly companyId: string
  readonly jobUuid: string
  readonly profileHash: string
}

/** The application of one person to an own posting: without it, the person is nobody. */
export function findApplication(db: Reading, { companyId, jobUuid, profileHash }: Named) {
  return db
    .selectFrom('job')
    .innerJoin('job_application', 'job_application.job_id', 'job.id')
    .innerJoin('contractor', 'contractor.id', 'job_application.contractor_id')
    .leftJoin('contractor_reading as reading', 'reading.contractor_id', 'contractor.id')
    .select(['reading.home_lat', 'reading.home_lng'])
    .select(['job_application.id', 'job_application.status', 'applied_at', 'decided_at', 'reason'])
    .select(['job_application.rate', 'job_application.rate_type'])
    .select(toldLast)
    .select(['job.id as job_id', 'job.slug as job_slug', 'job.location_lat', 'job.location_lng'])
    .select(['job.rate_category', 'job.rate as job_rate', 'job.rate_type as job_rate_type'])
    .select(['contractor.id as contractor_id', 'first_name', 'last_name'])
    .where((job) => isJob(job, jobUuid))
    .where('job.company_id', '=', companyId)
    .where('contractor.profile_hash', '=', profileHash)
    .executeTakeFirst()
}
