import type { companyProfiles } from '@headframe/wire'
import { asEdited } from '../../market/companies/company-profiles.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { mustLockRecord } from './own-record.ts'
import { dropDraft } from './queries.ts'

/** Back to what was published last, or told at the sign-up. Without a draft nothing changes. */
export const discardDraft: UseCase<typeof companyProfiles.discard> = async ({
  db,
  actor,
  world: { config },
}) => {
  const record = await mustLockRecord(db, actor.companyId)
  if (!record.draft) return asEdited(db, record, config.apiUrl)

  await dropDraft(db, record.id)
  const left = { ...record, draft: undefined, revision: record.revision + 1 }
  return asEdited(db, left, config.apiUrl)
}
