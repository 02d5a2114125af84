import { sql } from 'kysely'
import { lastJobStep, usualCreditReason } from '@headframe/wire'
import type { Writing } from '@headframe/server/src/db/open.ts'
import {
  changeDraft,
  insertDraft,
} from '@headframe/server/src/features/company-jobs/drafts/queries.ts'
import { closeLiveJob } from '@headframe/server/src/features/company-jobs/queries.ts'
import { changeCredits } from '@headframe/server/src/market/money/credits.ts'
import { readJobChanges } from '@headframe/server/src/market/jobs/job-changes.ts'
import { keepJobWords } from '@headframe/server/src/market/jobs/job-words.ts'
import { mustFindJob } from '@headframe/server/src/market/jobs/named-job.ts'
import { listCandidates } from './candidates.ts'
import { payForJob, startPayment } from './fill-payments.ts'
import { applicantsOf } from './jobs/applicants-of.ts'
import type { Candidate } from './jobs/applicants-of.ts'
import { demoCredits, demoJobs } from './jobs/demo-jobs.ts'
import { formOf } from './jobs/form-of.ts'
import type { DemoJob } from './jobs/job.ts'
import { aRandom } from './people/random.ts'
import type { Random } from './people/random.ts'

/** Puts up the postings of companies that are there, and lets people who are there apply to them. */
export async function insertJobs(db: Writing, now: Date): Promise<void> {
  const companies = await findCompanies(db)
  const candidates = await listCandidates(db)
  await giveCredits(db, companies, now)

  for (const job of oldestFirst(demoJobs)) {
    const random = aRandom(`headframe ${job.company} ${job.title}`)
    const times = timesOf(job, mustFind(companies, job.company), now, random)
    const id = await insertJob(db, job, times)
    if (times.listedAt) await insertApplications(db, { id, job, times, candidates, now }, random)
    if (times.closedAt) await closeLiveJob(db, times.company.id, id, times.closedAt)
  }
  await noteWarnings(db, now)
}

interface Company {
  readonly id: string
  readonly createdAt: Date
}

async function findCompanies(db: Writing): Promise<ReadonlyMap<string, Company>> {
  const rows = await db.selectFrom('company').select(['id', 'name', 'created_at']).execute()
  return new Map(rows.map(({ id, name, created_at }) => [name, { id, createdAt: created_at }]))
}

function mustFind(companies: ReadonlyMap<string, Company>, name: string): Company {
  const company = companies.get(name)
  if (!company) throw new Error(`There is no ${name}`)
  return company
}

const creditsGivenDaysAgo = 120

async function giveCredits(
  db: Writing,
  companies: ReadonlyMap<string, Company>,
  now: Date,
): Promise<void> {
  const admin = await db
    .selectFrom('account')
    .select('id')
    .where('audience', '=', 'admin')
    .executeTakeFirst()
  for (const [name, change] of Object.entries(demoCredits)) {
    const { id: companyId } = mustFind(companies, name)
    const gift = {
      companyId,
      change,
      reason: usualCreditReason,
      jobId: null,
      source: 'administrator',
      ...(admin && { givenBy: admin.id }),
    } as const
    await changeCredits(db, gift, daysBefore(now, creditsGivenDaysAgo))
  }
}

/** So that receipts are numbered as they would have been. */
function oldestFirst(jobs: readonly DemoJob[]): DemoJob[] {
  return jobs.toSorted((a, b) => ageOf(b) - ageOf(a))
}

const ageOf = ({ life }: DemoJob) => ('begun' in life ? life.begun : life.listed)

interface Times {
  readonly company: Company
  readonly typedAt: Date
  readonly listedAt: Date | undefined
  readonly closedAt: Date | undefined
}

function timesOf({ life, ...job }: DemoJob, company: Company, now: Date, random: Random): Times {
  const age = ageOf({ life, ...job })
  const hoursAgo = age > 0 ? random.next() * 9 + 0.5 : 1
  const at = daysBefore(now, age + hoursAgo / 24)
  const typedAt = new Date(Math.max(at.getTime(), company.createdAt.getTime()))
  if ('begun' in life) return { company, typedAt, listedAt: undefined, closedAt: undefined }
  return {
    company,
    typedAt,
    listedAt: new Date(typedAt.getTime() + 15 * 60_000),
    closedAt: life.closed === undefined ? undefined : daysBefore(now, life.closed),
  }
}

/** By the same steps as its company goes, in one go. */
async function insertJob(db: Writing, job: DemoJob, times: Times): Promise<string> {
  const { company, typedAt, listedAt } = times
  const { faults, columns } = await readJobChanges(db, undefined, formOf(job, typedAt))
  if (Object.keys(faults).length > 0) throw new Error(`${job.title}: ${JSON.stringify(faults)}`)
  const draft = await insertDraft(db, {
    companyId: company.id,
    personId: company.id,
    now: typedAt,
  })
  await changeDraft(db, company.id, draft, { columns, step: stepOf(job), now: listedAt ?? typedAt })
  await keepJobWords(db, draft.id)

  const record = await mustFindJob(db, company.id, draft.id)
  if (listedAt) await payForJob(db, record, job.payment, listedAt)
  else await startPayment(db, record, job.payment, typedAt)
  return draft.id
}

/** How far somebody has come who filled in the steps one after the other. */
function stepOf({ description, place, arrangement, workType, starts }: DemoJob): number {
  if (!description) return 0
  return place && arrangement && workType && starts ? lastJobStep : 1
}

interface Opened {
  readonly id: string
  readonly job: DemoJob
  readonly times: Times
  readonly candidates: readonly Candidate[]
  readonly now: Date
}

async function insertApplications(
  db: Writing,
  { id, job, times, candidates, now }: Opened,
  random: Random,
): Promise<void> {
  const from = times.listedAt ?? now
  const lastDay = daysBefore(from, -29)
  const until = times.closedAt ?? (lastDay < now ? lastDay : now)
  const applications = applicantsOf(job, { from, until, now }, candidates, random)
  if (applications.length === 0) return
  await db
    .insertInto('job_application')
    .values(applications.map((application) => ({ ...application, job_id: id })))
    .execute()
}

/** Companies were told in the morning of the seventh day before the last one. */
async function noteWarnings(db: Writing, now: Date): Promise<void> {
  const warnedAt = sql<Date>`expires_at - interval '7 days 17 hours'`
  await db
    .updateTable('job')
    .set({ warned_at: warnedAt })
    .where(warnedAt, '<=', now)
    .where((job) => job.or([job('closed_at', 'is', null), job('closed_at', '>', warnedAt)]))
    .execute()
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000)
}
