import { companyProfiles, faultsToPublish, isMining, Refusal, withHttps } from '@headframe/wire'
import type { Faults } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import type { CompanyFace } from '../../market/companies/company-faces.ts'
import { asEdited, findIndustryName } from '../../market/companies/company-profiles.ts'
import { renameInWords } from '../../market/companies/rename-in-words.ts'
import type { Prepare, UseCase } from '../../kit/use-case.ts'
import { faceWith, lookUpChanges, mustNameLogo } from './changes.ts'
import type { Changes } from './changes.ts'
import { mustFindRecord, mustLockRecord } from './own-record.ts'
import { publishFace } from './queries.ts'

type Publish = typeof companyProfiles.publish

export const checkPublishing: Prepare<Publish, Changes> = async (
  { reading, actor, world },
  sent,
) => {
  const record = await mustFindRecord(reading, actor.companyId, sent.revision)
  const { faults, changes } = await lookUpChanges(reading, record.id, sent, world.config.apiUrl)
  const missing = await faultsOf(reading, faceWith(record, changes))
  return { faults: { ...missing, ...faults }, subject: changes }
}

/** The draft may have been saved again since it was looked at, so it is judged once more under the lock. */
export const publishProfile: UseCase<Publish, Changes> = async (
  { db, actor, now, world },
  { revision },
  changes,
) => {
  const record = await mustLockRecord(db, actor.companyId, revision)
  await mustNameLogo(db, record.id, changes, now)
  const wished = faceWith(record, changes)
  const face = { ...wished, website: withHttps(wished.website ?? '') }
  const fields = await faultsOf(db, face)
  if (Object.keys(fields).length > 0) {
    throw new Refusal('INVALID', { text: companyProfiles.publish.tells, fields })
  }

  await publishFace(db, record.id, face, now)
  await renameInWords(db, record.id, face.name ?? '')
  const revised = record.revision + 1
  const published = { ...record, face, draft: undefined, publishedAt: now, revision: revised }
  return asEdited(db, published, world.config.apiUrl)
}

async function faultsOf(db: Reading, face: CompanyFace): Promise<Faults> {
  const industry = await findIndustryName(db, face.industry)
  return faultsToPublish(face, industry === null ? undefined : isMining(industry))
}
