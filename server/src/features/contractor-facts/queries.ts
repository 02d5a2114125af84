import { sql } from 'kysely'
import type { ResumeFact } from '@headframe/wire'
import type { Writing } from '../../db/open.ts'
import type { Correction } from '../../market/people/corrections/correction.ts'

type Words = Pick<Correction, 'read' | 'said'>

export async function insertCorrection(
  db: Writing,
  contractorId: string,
  words: Words,
  now: Date,
): Promise<void> {
  await insertCorrections(db, contractorId, [words], now)
}

export async function insertCorrections(
  db: Writing,
  contractorId: string,
  corrections: readonly Words[],
  now: Date,
): Promise<void> {
  if (corrections.length === 0) return
  const rows = corrections.map(({ read, said }) => ({
    contractor_id: contractorId,
    kind: (said ?? read)?.kind ?? 'job',
    read: jsonOf(read),
    said: jsonOf(said),
    changed_at: now,
  }))
  await db.insertInto('correction').values(rows).execute()
}

export async function changeCorrection(
  db: Writing,
  contractorId: string,
  { id, read, said }: Correction,
): Promise<void> {
  await db
    .updateTable('correction')
    .set({ read: jsonOf(read), said: jsonOf(said) })
    .where('id', '=', id)
    .where('contractor_id', '=', contractorId)
    .execute()
}

/** What all corrections of somebody are about, in one go. */
export async function changeWhatIsMeant(
  db: Writing,
  contractorId: string,
  settled: readonly Pick<Correction, 'id' | 'read'>[],
): Promise<void> {
  if (settled.length === 0) return
  const ids = settled.map(({ id }) => id)
  const reads = settled.map(({ read }) => jsonOf(read))
  await sql`
    update correction set read = settled.read
    from unnest(${ids}::uuid[], ${reads}::jsonb[]) as settled (id, read)
    where correction.id = settled.id and correction.contractor_id = ${contractorId}
  `.execute(db)
}

export async function deleteCorrection(
  db: Writing,
  contractorId: string,
  id: string,
): Promise<void> {
  await db
    .deleteFrom('correction')
    .where('id', '=', id)
    .where('contractor_id', '=', contractorId)
    .execute()
}

/** The owner has looked at what a new resume changed. */
export async function forgetBefore(db: Writing, resumeId: string): Promise<void> {
  await db
    .updateTable('resume_reading')
    .set({ before: null })
    .where('resume_id', '=', resumeId)
    .execute()
}

function jsonOf(fact: ResumeFact | null): string | null {
  return fact && JSON.stringify(fact)
}
