import { inOneTransaction } from '@headframe/server/src/db/call-transaction.ts'
import { openDatabase } from '@headframe/server/src/db/open.ts'
import type { Database } from '@headframe/server/src/db/open.ts'
import { fillScale } from '@headframe/demo/src/scale/fill-scale.ts'
import { startSession } from '@headframe/server/src/kit/sign-in/sessions.ts'
import { startProduct } from './product.ts'

/** The product with so many postings in it, and a way straight to its database. */
export interface Marketplace {
  readonly url: string
  readonly database: Database
  /** Somebody who can be compared with postings. */
  readonly contractor: { readonly id: string; readonly token: string }
  /** The posting that most people applied to, and the session of its company. */
  readonly crowded: { readonly jobId: string; readonly token: string }
  stop(): Promise<void>
}

const jobsOfContractor = 5
const jobsOfCompany = 50

export async function aMarketplace(
  jobs: number,
  { crowd }: { readonly crowd?: number } = {},
): Promise<Marketplace> {
  const product = await startProduct({ demo: 'off' })
  const database = await openDatabase({
    url: process.env['DATABASE_URL'],
    dataDir: product.dataDir,
  })
  await fillScale(
    database,
    {
      jobs,
      contractors: jobs / jobsOfContractor,
      companies: jobs / jobsOfCompany,
      pools: 0,
      profiles: 0,
      seed: `bench${jobs}`,
      ...(crowd === undefined ? {} : { crowd }),
    },
    new Date(),
  )
  return {
    url: product.url,
    database,
    contractor: await findComparable(database),
    crowded: await findCrowded(database),
    async stop() {
      await database.close()
      await product.stop()
    },
  }
}

async function findCrowded(database: Database): Promise<Marketplace['crowded']> {
  const {
    job_id,
    company_id,
    password_hash: passwordHash,
  } = await database.reading
    .selectFrom('job_application')
    .innerJoin('job', 'job.id', 'job_application.job_id')
    .innerJoin('account', 'account.id', 'job.company_id')
    .select(['job_application.job_id', 'job.company_id', 'account.password_hash'])
    .groupBy(['job_application.job_id', 'job.company_id', 'account.password_hash'])
    .orderBy((job) => job.fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const company = { id: company_id ?? '', audience: 'company', passwordHash } as const
  return { jobId: job_id, token: await sessionOf(database, company) }
}

async function findComparable(database: Database): Promise<Marketplace['contractor']> {
  const { id, password_hash: passwordHash } = await database.reading
    .selectFrom('contractor_reading')
    .innerJoin('account', 'account.id', 'contractor_reading.contractor_id')
    .select(['account.id', 'password_hash'])
    .orderBy('account.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { id, token: await sessionOf(database, { id, audience: 'contractor', passwordHash }) }
}

type LetIn = Parameters<typeof startSession>[1]

function sessionOf(database: Database, account: LetIn): Promise<string> {
  return inOneTransaction(database, (db) => startSession({ db, now: new Date() }, account))
}
