import type { Reading } from '../../db/open.ts'

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
    .selectFrom('logo')
    .innerJoin('stored_file', 'stored_file.id', 'logo.file_id')
    .select(['stored_file.id', 'stored_file.type', 'stored_file.size'])
    .where('logo.id', '=', id)
    .executeTakeFirst()
}
