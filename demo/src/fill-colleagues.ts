import { applicationStatus } from '@headframe/wire'
import { sql } from 'kysely'
import type { Writing } from '@headframe/server/src/db/open.ts'
import { demoSignIns } from '@headframe/server/src/demo/sign-ins.ts'
import { insertNote } from '@headframe/server/src/features/applicant-notes/queries.ts'
import { openColleague } from '@headframe/server/src/market/companies/colleagues.ts'

/** Two people who work in the account that the demo signs in as; both have its password. */
export const demoColleagues = [
  { email: 'hirer@demo.example', role: 'hirer', firstName: 'Dana', lastName: 'Ferreira' },
  { email: 'viewer@demo.example', role: 'viewer', firstName: 'Tom', lastName: 'Beckley' },
] as const

interface Filling {
  passwordHash: string
  now: Date
}

/** They sign in, decide and look beside whoever registered the account, and tell each other of it. */
export async function fillColleagues(db: Writing, { passwordHash, now }: Filling): Promise<void> {
  const { id: companyId } = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', demoSignIns.company.email)
    .executeTakeFirstOrThrow()
  const ids: string[] = []
  for (const [nth, { email, ...colleague }] of demoColleagues.entries()) {
    const joined = new Date(now.getTime() - (140 - 60 * nth) * dayMs)
    const account = { email, passwordHash, now: joined, isOfDemo: true } as const
    ids.push(await openColleague(db, account, { companyId, ...colleague }))
  }
  const [hirer = companyId, viewer = companyId] = ids
  await shareDecisions(db, companyId, [companyId, hirer])
  await shareLooks(db, companyId, [companyId, hirer, viewer])
  await writeNotes(db, { companyId, authors: [hirer, viewer], now })
}

const dayMs = 86_400_000

/** In turns that are the same each time the demo is made. */
const oneOf = (people: readonly string[], by: ReturnType<typeof sql.ref>) =>
  sql<string>`(${people}::uuid[])[1 + abs(hashtext(${by}::text)) % ${people.length}::int]`

async function shareDecisions(db: Writing, companyId: string, people: readonly string[]) {
  await db
    .updateTable('job_application')
    .from('job')
    .set({ decided_by: oneOf(people, sql.ref('job_application.applied_at')) })
    .whereRef('job.id', '=', 'job_application.job_id')
    .where('job.company_id', '=', companyId)
    .where('job_application.status', '!=', applicationStatus.pending)
    .execute()
}

async function shareLooks(db: Writing, companyId: string, people: readonly string[]) {
  await db
    .updateTable('disclosure')
    .set({ person_id: oneOf(people, sql.ref('disclosed_at')) })
    .where('reader_audience', '=', 'company')
    .where('reader_id', '=', companyId)
    .execute()
}

const notes = [
  'Spoke on the phone: calm, knows the machine, asks the right questions about ventilation.',
  'Would take the 8:6 and asked whether the bus leaves from town.',
  'Reference from the last shift boss is good. Medical still to come.',
  'Came with a friend who has applied as well; best seen together.',
  'Asks for a little more than we pay. Worth a talk before we say no.',
] as const

interface Noting {
  companyId: string
  authors: readonly string[]
  now: Date
}

/** About those who applied last, so that whoever opens the demo meets them. */
async function writeNotes(db: Writing, { companyId, authors, now }: Noting): Promise<void> {
  const applications = await db
    .selectFrom('job_application')
    .innerJoin('job', 'job.id', 'job_application.job_id')
    .select(['job_application.id', 'applied_at'])
    .where('job.company_id', '=', companyId)
    .where('job.closed_at', 'is', null)
    .orderBy('applied_at', 'desc')
    .orderBy('job_application.id')
    .limit(notes.length)
    .execute()
  for (const [nth, { id: applicationId, applied_at }] of applications.entries()) {
    const written = new Date((applied_at.getTime() + now.getTime()) / 2)
    const authorId = authors[nth % authors.length] ?? companyId
    const [note = ''] = notes.slice(nth)
    await insertNote(db, { companyId, applicationId, authorId, note, now: written })
  }
}
