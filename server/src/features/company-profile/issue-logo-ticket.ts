import type { companyProfiles } from '@headframe/wire'
import { logoOwner } from '../../market/companies/logos.ts'
import { issueUploadTicket } from '../../kit/files/upload-tickets.ts'
import type { UseCase } from '../../kit/use-case.ts'

export const issueLogoTicket: UseCase<typeof companyProfiles.uploadLogo> = (
  { db, actor, now, world: { config } },
  { fileType },
) =>
  issueUploadTicket(db, {
    owner: logoOwner.company(actor.companyId),
    type: fileType,
    apiUrl: config.apiUrl,
    now,
  })
