import { descriptionDeclined } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import { changeDescription } from '../../market/people/description.ts'

interface Words {
  readonly description: string
  /** Of the description that they are to replace. */
  readonly revision: number
}

interface Written extends Words {
  readonly resumeId: string | null
}

/** Answers false where none is wanted any more, or its owner has changed it meanwhile. */
export async function keepDescription(
  db: Writing,
  contractorId: string,
  { description, revision, resumeId }: Written,
): Promise<boolean> {
  const kept = await changeDescription(db, contractorId, { text: description, resumeId })
    .where('ai_description', 'is distinct from', descriptionDeclined)
    .where(({ or, eb }) =>
      or([eb('is_description_changed', '=', false), eb('description_revision', '=', revision)]),
    )
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

export async function hasChangedDescription(db: Reading, contractorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('contractor')
    .select('is_description_changed')
    .where('id', '=', contractorId)
    .executeTakeFirst()
  return row?.is_description_changed ?? false
}

/** Changes nothing where nothing stands, something else than was seen, or these very words. */
export async function keepChanged(
  db: Writing,
  contractorId: string,
  { description, revision }: Words,
): Promise<void> {
  await changeDescription(db, contractorId, { text: description, isChanged: true })
    .where('description_revision', '=', revision)
    .where('ai_description', '!=', descriptionDeclined)
    .where('ai_description', '!=', description)
    .execute()
}

/** Also takes back that none is wanted. */
export async function clearDescription(db: Writing, contractorId: string): Promise<void> {
  await changeDescription(db, contractorId, { text: null }).execute()
}
