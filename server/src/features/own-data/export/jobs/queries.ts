import { sql } from 'kysely'
import type { Reading } from '../../../../db/open.ts'
import { instantOf } from '../../../../domain/instants.ts'
import { standingOf, wholeFormOf } from '../../../../market/jobs/job-facts.ts'
import { companyName, findJobs } from '../../../../market/jobs/jobs.ts'
import { toldReason } from '../../../../market/told-reason.ts'

/** What the company's people have noted: facts about the applicant, whose authors are not named. */
const notesOnApplication = sql<{ note: string; timestamp: number }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'note', note, 'timestamp', floor(extract(epoch from written_at))
  ) order by written_at), '[]')
  from applicant_note where application_id = job_application.id
)`.as('notes')

/** Every application that a contractor has made and not withdrawn, with what became of it. */
export async function listApplications(db: Reading, contractorId: string) {
  const rows = await db
    .selectFrom('job_application')
    .innerJoin('job', 'job.id', 'job_application.job_id')
    .leftJoin('company', 'company.id', 'job.company_id')
    .select(['job_application.id as application_id', 'job.id as job_uuid'])
    .select(['job.title as job_title', companyName])
    .select(['job_application.rate', 'job_application.rate_type', 'status'])
    .select(toldReason('job_application').as('reason'))
    .select(['applied_at', 'decided_at'])
    .select(notesOnApplication)
    .where('contractor_id', '=', contractorId)
    .orderBy('applied_at')
    .execute()
  return rows.map(asTold)
}

/** Who applied to a company, and what it decided. The person is an id: their facts are their own. */
export async function listApplicants(db: Reading, companyId: string) {
  const rows = await db
    .selectFrom('job_application')
    .innerJoin('job', 'job.id', 'job_application.job_id')
    .select(['job_application.id as application_id', 'job.id as job_uuid', 'contractor_id'])
    .select(['job_application.rate', 'job_application.rate_type', 'status', 'reason'])
    .select(['applied_at', 'decided_at'])
    .where('job.company_id', '=', companyId)
    .orderBy('applied_at')
    .execute()
  return rows.map(asTold)
}

interface Application {
  readonly rate: string | null
  readonly applied_at: Date
  readonly decided_at: Date | null
}

function asTold<A extends Application>({ rate, applied_at, decided_at, ...application }: A) {
  return {
    ...application,
    rate: rate === null ? null : Number(rate),
    application_date: instantOf(applied_at),
    decision_date: decided_at && instantOf(decided_at),
  }
}

/** Jobs in every state, drafts too, with every word that was typed. */
export async function listJobs(db: Reading, companyId: string, now: Date) {
  const jobs = await findJobs(db)
    .where('job.company_id', '=', companyId)
    .orderBy('job.created_at')
    .execute()
  return jobs.map((job) => ({ ...wholeFormOf(job, now).data, ...standingOf(job, now) }))
}

/** Also those that were opened and never made. */
export async function listPayments(db: Reading, companyId: string) {
  const rows = await db
    .selectFrom('payment')
    .select(['id', 'job_id as job_uuid', 'job_title as description', 'method', 'status'])
    .select(['amount_cents', 'gst_cents', 'became_credit', 'receipt_number'])
    .select(['billed_to', 'billed_abn', 'order_number'])
    .select(['created_at', 'settled_at'])
    .where('company_id', '=', companyId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ amount_cents, gst_cents, created_at, settled_at, ...payment }) => ({
    ...payment,
    amount: amount_cents / 100,
    gst: gst_cents / 100,
    currency: 'AUD',
    creation_date: instantOf(created_at),
    transaction_date: settled_at && instantOf(settled_at),
  }))
}

/** Each credit that came or went, and why. */
export async function listCredits(db: Reading, companyId: string) {
  const rows = await db
    .selectFrom('credit_entry')
    .select(['change as credits', 'reason', 'source', 'job_id as job_uuid', 'at'])
    .where('company_id', '=', companyId)
    .orderBy('at')
    .execute()
  return rows.map(({ at, ...entry }) => ({ ...entry, date: instantOf(at) }))
}
