import type { Reading as ReadingDb, Writing } from '../../../db/open.ts'
import { noFacts } from '../../../resumes/resume-facts.ts'
import type { ResumeFacts } from '../../../resumes/resume-facts.ts'
import type { Correction, Reading } from './correction.ts'
import { layOver } from './lay-over.ts'

/** In the order in which they were made. */
export async function listCorrections(db: ReadingDb, contractorId: string): Promise<Correction[]> {
  const rows = await db
    .selectFrom('correction')
    .select(['id', 'read', 'said'])
    .where('contractor_id', '=', contractorId)
    .orderBy('changed_at')
    .orderBy('id')
    .execute()
  // Written by ourselves, in the shape of facts.
  return rows as unknown as Correction[]
}

/** Of all that would change what counts of a resume, one does at a time. False when its owner is gone. */
export async function lockReading(db: Writing, contractorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('contractor')
    .select('id')
    .where('id', '=', contractorId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export interface KeptReading {
  readonly resumeId: string
  readonly readAt: Date
  /** Without any correction. */
  readonly read: Reading
  readonly before: ResumeFacts | null
  /** The resume could not be read: all that counts is what its owner says. */
  readonly isByHand: boolean
}

/** What was read from the resume that counts; nothing while there is none, or it waits to be read. */
export async function findKeptReading(
  db: ReadingDb,
  contractorId: string,
): Promise<KeptReading | undefined> {
  const row = await db
    .selectFrom('resume')
    .leftJoin('resume_reading as reading', 'reading.resume_id', 'resume.id')
    .select(['resume.id', 'resume.read_at', 'resume.uploaded_at', 'resume.failure'])
    .select(['reading.facts', 'reading.content', 'reading.as_read', 'reading.before'])
    .where('resume.contractor_id', '=', contractorId)
    .where('resume.place', '=', 'active')
    .executeTakeFirst()
  const isByHand = row?.failure != null
  if (!row || (row.facts === null && !isByHand)) return undefined
  // Written by our own reader, in the shape of its facts.
  const asRead = row.as_read as Reading | null
  return {
    resumeId: row.id,
    readAt: row.read_at ?? row.uploaded_at,
    read: isByHand
      ? nothingRead
      : (asRead ?? { facts: row.facts as ResumeFacts, text: row.content ?? '' }),
    before: row.before as ResumeFacts | null,
    isByHand,
  }
}

const nothingRead: Reading = { facts: noFacts, text: '' }

/** The columns that tell what counts of a resume, once its owner's corrections lie over it. */
export function columnsOfReading(read: Reading, corrections: readonly Correction[], readAt: Date) {
  const { facts, text } = layOver(read, corrections, readAt)
  return {
    current_title: facts.currentRole?.value ?? null,
    current_company: facts.currentCompany?.value ?? null,
    total_months: facts.totalMonths,
    current_company_months: facts.currentCompanyMonths,
    is_employed: facts.jobs.some(({ isCurrent }) => isCurrent),
    companies: [...facts.companies],
    facts: JSON.stringify(facts),
    content: text,
    as_read: corrections.length > 0 ? JSON.stringify(read) : null,
  }
}

/** Whoever reads the profile sees the corrections from now on. */
export async function keepCorrected(
  db: Writing,
  contractorId: string,
  kept: KeptReading,
): Promise<void> {
  const corrections = await listCorrections(db, contractorId)
  const columns = columnsOfReading(kept.read, corrections, kept.readAt)
  await db
    .insertInto('resume_reading')
    .values({ resume_id: kept.resumeId, ...columns })
    .onConflict((known) => known.column('resume_id').doUpdateSet(columns))
    .execute()
}

/** Where nothing was read and nothing is said any more, nothing is left to compare. */
export async function dropEmptyReading(db: Writing, { resumeId, isByHand }: KeptReading) {
  if (!isByHand) return
  await db
    .deleteFrom('resume_reading')
    .where('resume_id', '=', resumeId)
    .where('as_read', 'is', null)
    .execute()
}
