import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { FileStore } from '@headframe/server/src/adapters/files/file-store.ts'
import type { Database } from '@headframe/server/src/db/open.ts'
import { halves } from './halves.ts'
import type { Standing } from './judge.ts'
import { names } from './names.ts'

/** Reads all that people may have been told of, by the names that they know it by. */
export async function whatStands(database: Database, files: FileStore): Promise<Standing> {
  const made = new Map<string, number>()
  const found = (name: string) => made.set(name, (made.get(name) ?? 0) + 1)
  const { reading } = database

  const accounts = await reading.selectFrom('account').select(['audience', 'email']).execute()
  for (const { audience, email } of accounts) found(names.account(audience, email))

  const applications = await reading
    .selectFrom('job_application')
    .innerJoin('account', 'account.id', 'job_application.contractor_id')
    .select(['job_application.id', 'job_application.job_id as job', 'account.email', 'status'])
    .execute()
  for (const { job, email } of applications) found(names.application(job, email))

  const { rows: spendings } = await sql<{ job: string }>`
    select job_id as job from credit_entry where change = -1 and job_id is not null
  `.execute(reading)
  for (const { job } of spendings) found(names.posting(job))

  const paid = await reading
    .selectFrom('payment')
    .select('job_id as job')
    .where('method', '=', 'payment')
    .where('status', '=', 'succeeded')
    .execute()
  for (const { job } of paid) found(names.paid(job ?? ''))

  const resumes = await reading
    .selectFrom('resume')
    .innerJoin('account', 'account.id', 'resume.contractor_id')
    .select(['account.email', 'resume.place'])
    .execute()
  for (const { email, place } of resumes) found(names.resume(email, place))

  return {
    made,
    saved: new Map([...(await titles(database)), ...(await wishes(database)), ...decisions()]),
    halfDone: [...(await halves(reading)), ...(await badFiles(database, files))],
  }

  function decisions(): [string, string][] {
    return applications.map(({ id, status }) => [names.decision(id), String(status)])
  }
}

async function titles({ reading }: Database): Promise<[string, string][]> {
  const jobs = await reading.selectFrom('job').select(['id', 'title']).execute()
  return jobs.map(({ id, title }) => [names.title(id), title ?? ''])
}

async function wishes({ reading }: Database): Promise<[string, string][]> {
  const rows = await reading
    .selectFrom('contractor')
    .innerJoin('account', 'account.id', 'contractor.id')
    .select(['account.email', 'contractor.ideal_role'])
    .execute()
  return rows.map(({ email, ideal_role }) => [names.wish(email), ideal_role ?? ''])
}

/** Rows that speak for bytes which are not there, or are others. */
async function badFiles({ reading }: Database, files: FileStore): Promise<string[]> {
  const rows = await reading.selectFrom('stored_file').select(['id', 'sha256']).execute()
  const bad: string[] = []
  for (const { id, sha256 } of rows) {
    const stored = await files.get(id)
    const hash = createHash('sha256')
    if (stored) for await (const chunk of stored.content) hash.update(chunk as Buffer)
    if (!stored || !hash.digest().equals(sha256)) bad.push(`file ${id} without its bytes`)
  }
  return bad
}
