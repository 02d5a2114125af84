import type { companyRegistrationInProgress, RegistrationDraft } from '@headframe/wire'
import { limits } from '@headframe/wire'
import { mustBeWithin } from '../../kit/limits.ts'
import { logoOwner } from '../../market/companies/logos.ts'
import { mustFindDraft } from '../../market/accounts/registration-drafts.ts'
import { issueUploadTicket } from '../../kit/files/upload-tickets.ts'
import type { Prepare, UseCase } from '../../kit/use-case.ts'

type UploadLogo = typeof companyRegistrationInProgress.uploadLogo

/** Without an id there is nothing to look for: the form says so. Counted before the transaction opens. */
export const findDraftOfLogo: Prepare<UploadLogo, RegistrationDraft | undefined> = async (
  { db, now, world },
  { draftId },
) => {
  if (draftId === undefined) return { subject: undefined }
  await mustBeWithin(world.database, limits.logoTicketsOfDraft, draftId, now)
  return { subject: await mustFindDraft(db, 'company', draftId, now) }
}

export const offerLogoUpload: UseCase<UploadLogo, RegistrationDraft | undefined> = async (
  { db, now, world },
  { draftId, fileType },
) =>
  issueUploadTicket(db, {
    owner: logoOwner.draft(draftId),
    type: fileType,
    apiUrl: world.config.apiUrl,
    now,
  })
