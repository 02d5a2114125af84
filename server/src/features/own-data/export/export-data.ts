import type { ownData } from '@headframe/wire'
import { dayOf, productTimeZone } from '@headframe/wire'
import type { Reading } from '../../../db/open.ts'
import { accountIdOf, isColleague } from '../../../kit/actor.ts'
import type { CompanyActor, ContractorActor } from '../../../kit/actor.ts'
import { nameFitting } from '../../../kit/files/document-names.ts'
import type { UseCase } from '../../../kit/use-case.ts'
import { archiveOf } from './archive.ts'
import type { ArchivedFile } from './archive.ts'
import { safeName } from './file-names.ts'
import { colleagueParts, companyParts, contractorParts } from './parts.ts'
import type { Parts } from './parts.ts'
import { findPicture, listLogos, listResumeFiles } from './queries.ts'

/** Everything that is held about the caller: what stands in tables as one text, their files beside it. */
export const exportData: UseCase<typeof ownData.export> = async ({ db, actor, now, world }) => {
  const accountId = accountIdOf(actor)
  const parts = partsOf(actor)
  const telling = { now, apiUrl: world.config.apiUrl }
  const data: Record<string, unknown> = {}
  for (const [name, find] of Object.entries(parts)) data[name] = await find(db, accountId, telling)

  const text = { name: 'data.json', bytes: Buffer.from(JSON.stringify(data, null, 2)) }
  const archive = await archiveOf(world.files, text, await listFiles(db, accountId), now)
  world.log.info({ accountId }, 'Own data was exported')
  return {
    ...archive,
    type: 'application/zip',
    name: `my-data-${dayOf(now, productTimeZone)}.zip`,
  }
}

function partsOf(actor: ContractorActor | CompanyActor): Parts {
  if (actor.audience === 'contractor') return contractorParts
  return isColleague(actor) ? colleagueParts : companyParts
}

async function listFiles(db: Reading, accountId: string): Promise<ArchivedFile[]> {
  const picture = await findPicture(db, accountId)
  const resumes = await listResumeFiles(db, accountId)
  const logos = await listLogos(db, accountId)
  return [
    ...(picture ? [{ ...picture, name: 'picture.jpg' }] : []),
    ...resumes.map(({ place, file_name, type, ...file }) => ({
      ...file,
      name: `${place === 'active' ? 'resume' : 'new-resume'}/${nameFitting(type, safeName(file_name))}`,
    })),
    ...logos.map(({ type, is_shown, ...file }) => ({
      ...file,
      name: `${is_shown ? 'logo' : 'new-logo'}${extensionOf(type)}`,
    })),
  ]
}

function extensionOf(pictureType: string): string {
  return pictureType.replace('image/', '.').replace('jpeg', 'jpg')
}
