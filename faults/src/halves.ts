import { sql } from 'kysely'
import type { Database } from '@headframe/server/src/db/open.ts'

/** What goes in one transaction and is there in part: each question finds nothing in a sound database. */
const questions: Readonly<Record<string, string>> = {
  'account without a person': `
    select account.email as what from account
    left join contractor using (id) left join company using (id)
    where (audience = 'contractor' and contractor.id is null)
      or (audience = 'company' and company.id is null)`,
  'live posting that nobody has paid for': `
    select id::text as what from job where payment_method = 'credit'
      and not exists (select from credit_entry where job_id = job.id and change = -1)`,
  'credit spent for nothing': `
    select job.id::text as what from credit_entry join job on job.id = job_id
    where change = -1 and published_at is null`,
  'posting without one receipt': `
    select job.id::text as what from job left join payment on job_id = job.id and status = 'succeeded'
    where published_at is not null and payment_method is not null
    group by job.id having count(payment.receipt_number) <> 1`,
  'balance that is not its ledger': `
    select company.id::text as what from company left join credit_entry on company_id = company.id
    group by company.id having company.credits <> coalesce(sum(change), 0)`,
  'paid posting that is not live': `
    select payment.id::text as what from payment join job on job.id = job_id
    where payment.status = 'succeeded' and not became_credit and published_at is null`,
  'applicant who was not written to as often as they applied': `
    select account.email as what from account join job_application on contractor_id = account.id
    group by account.id
    having count(*) <> (select count(*) from letter
      where account_id = account.id and kind = 'application-received')`,
  'company that was not written to as often as people applied': `
    select account.email as what from account
    left join (select company_id, count(*) as times from job_application
      join job on job.id = job_id group by company_id) as applied on company_id = account.id
    where audience = 'company' and coalesce(applied.times, 0) <> (select count(*) from letter
      where account_id = account.id and kind = 'application-new')`,
  'resume that was taken and not promised to be read': `
    select resume.id::text as what from resume where read_at is null
      and not exists (select from task where kind = 'read-resume' and payload->>'resumeId' = resume.id::text)`,
  'resume that was read and has no reading': `
    select resume.id::text as what from resume left join resume_reading on resume_id = resume.id
    where read_at is not null and failure is null and resume_id is null`,
  'letter that is neither sent nor due nor failed': `
    select id::text as what from letter where sent_at is null and failed_at is null and due_at is null`,
  // Chores come round again, and letters know by themselves when they are tried.
  'work that was given up': `
    select kind || ': ' || coalesce(failure, '') as what from task
    where failed_at is not null and not comes_round and kind <> 'send-letter'`,
}

export async function halves(reading: Database['reading']): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(questions).map(async ([what, question]) => {
      const { rows } = await sql<{ what: string }>`${sql.raw(question)}`.execute(reading)
      return rows.map((row) => `${what}: ${row.what}`)
    }),
  )
  return found.flat()
}
