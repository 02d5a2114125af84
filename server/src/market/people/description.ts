import type { Writing } from '../../db/open.ts'

interface Description {
  /** Null for none, or the mark that none is wanted. */
  readonly text: string | null
  /** In words of the person's own. */
  readonly isChanged?: boolean
  /** What a program wrote it from. */
  readonly resumeId?: string | null
}

/** Every change counts, so that whoever has seen an older description can be told. */
export function changeDescription(
  db: Writing,
  contractorId: string,
  { text, isChanged = false, resumeId = null }: Description,
) {
  return db
    .updateTable('contractor')
    .set(({ eb }) => ({
      ai_description: text,
      is_description_changed: isChanged,
      description_resume_id: resumeId,
      description_revision: eb('description_revision', '+', 1),
    }))
    .where('id', '=', contractorId)
}
