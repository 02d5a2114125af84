import type { Writing } from '../../db/open.ts'

interface Description {
  /** Null for none, or the mark that none is wanted. */
  readonly text: string | null
  /** In words of the person's own. */
  readonly isChanged?: boolean
}

/** Every change counts, so that whoever has seen an older description can be told. */
export function changeDescription(
  db: Writing,
  contractorId: string,
  { text, isChanged = false }: Description,
) {
  return db
    .updateTable('contractor')
    .set(({ eb }) => ({
      ai_description: text,
      is_description_changed: isChanged,
      description_revision: eb('description_revision', '+', 1),
    }))
    .where('id', '=', contractorId)
}
