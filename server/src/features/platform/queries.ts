import type { Reading, Writing } from '../../db/open.ts'

/** The picture that somebody shows now; a replaced one is not found, though its bytes may still be there. */
export function findShownPicture(db: Reading, photoHash: string) {
  return db
    .selectFrom('contractor')
    .innerJoin('stored_file', 'stored_file.id', 'contractor.photo_hash')
    .select(['stored_file.id', 'stored_file.type', 'stored_file.size'])
    .where('contractor.photo_hash', '=', photoHash)
    .executeTakeFirst()
}

export function findLogo(db: Reading, id: string) {
  return db
    .selectFrom('stored_file')
    .select(['id', 'type', 'size'])
    .where('id', '=', id)
    .where('purpose', '=', 'logo')
    .executeTakeFirst()
}

interface NewFile {
  readonly id: string
  readonly type: string
  readonly size: number
  readonly sha256: Buffer
  readonly purpose: 'picture' | 'logo' | 'resume'
  readonly now: Date
}

export async function insertFile(db: Writing, { now, ...file }: NewFile): Promise<void> {
  await db
    .insertInto('stored_file')
    .values({ ...file, stored_at: now })
    .execute()
}
