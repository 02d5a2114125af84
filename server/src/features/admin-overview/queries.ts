import { sql } from 'kysely'
import type { Reading } from '../../db/open.ts'
import { companyName, fromJobs } from '../../market/jobs/jobs.ts'

const contractorName = sql<string>`contractor.first_name || ' ' || contractor.last_name`.as(
  'contractor_name',
)

export function listLatestCompanies(db: Reading, limit: number) {
  return db
    .selectFrom('account')
    .innerJoin('company', 'company.id', 'account.id')
    .leftJoin('industry', 'industry.id', 'company.industry_id')
    .select(['account.id', 'account.created_at as at'])
    .select(['company.id as company_id', 'company.name as company_name'])
    .select(['industry.name as industry'])
    .where('account.audience', '=', 'company')
    .orderBy('account.created_at', 'desc')
    .limit(limit)
    .execute()
}

export function listLatestContractors(db: Reading, limit: number) {
  return db
    .selectFrom('account')
    .innerJoin('contractor', 'contractor.id', 'account.id')
    .leftJoin('industry', 'industry.id', 'contractor.industry_id')
    .leftJoin('role', 'role.id', 'contractor.role_id')
    .select(['account.id', 'account.created_at as at', contractorName, 'contractor.photo_hash'])
    .select(['contractor.id as contractor_id', 'industry.name as industry', 'role.name as role'])
    .where('account.audience', '=', 'contractor')
    .orderBy('account.created_at', 'desc')
    .limit(limit)
    .execute()
}

export function listLatestPostings(db: Reading, limit: number) {
  return fromJobs(db)
    .select(['job.id', 'job.published_at as at', 'job.company_id', companyName])
    .select(['industry.name as industry', 'role.name as role'])
    .select(['job.title as job_title', 'job.slug as job_slug'])
    .where('job.published_at', 'is not', null)
    .$narrowType<{ at: Date }>()
    .orderBy('job.published_at', 'desc')
    .orderBy('job.id')
    .limit(limit)
    .execute()
}

/** Those that were withdrawn are gone. */
export function listLatestApplications(db: Reading, limit: number) {
  const latest = db
    .selectFrom('job_application')
    .select(['id', 'applied_at', 'job_id', 'contractor_id'])
    .orderBy('applied_at', 'desc')
    .orderBy('id')
    .limit(limit)
  return db
    .selectFrom(latest.as('application'))
    .innerJoin('contractor', 'contractor.id', 'application.contractor_id')
    .innerJoin('job', 'job.id', 'application.job_id')
    .leftJoin('company', 'company.id', 'job.company_id')
    .leftJoin('role', 'role.id', 'job.role_id')
    .select(['application.id', 'application.applied_at as at', contractorName])
    .select(['application.contractor_id', 'contractor.photo_hash', 'job.company_id', companyName])
    .select(['role.name as role'])
    .select(['job.title as job_title', 'job.slug as job_slug'])
    .execute()
}
