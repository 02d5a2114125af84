import type { companyProfiles } from '@headframe/wire'
import { asEdited } from '../../market/companies/company-profiles.ts'
import type { Prepare, UseCase } from '../../kit/use-case.ts'
import { faceWith, lookUpChanges, mustNameLogo } from './changes.ts'
import type { Changes } from './changes.ts'
import { mustFindRecord, mustLockRecord } from './own-record.ts'
import { keepDraft } from './queries.ts'

type Save = typeof companyProfiles.save

export const checkChanges: Prepare<Save, Changes> = async ({ reading, actor, world }, sent) => {
  const { companyId } = actor
  await mustFindRecord(reading, companyId, sent.revision)
  const { faults, changes } = await lookUpChanges(reading, companyId, sent, world.config.apiUrl)
  return { faults, subject: changes }
}

/** The draft is laid over what is there under the lock, so that two windows lose nothing of each other. */
export const saveDraft: UseCase<Save, Changes> = async (
  { db, actor, now, world },
  { revision },
  changes,
) => {
  const record = await mustLockRecord(db, actor.companyId, revision)
  await mustNameLogo(db, record.id, changes, now)
  const draft = faceWith(record, changes)
  await keepDraft(db, record.id, draft, now)
  const saved = { ...record, draft, revision: record.revision + 1 }
  return asEdited(db, saved, world.config.apiUrl)
}
