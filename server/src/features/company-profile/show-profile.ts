import type { companyProfiles } from '@headframe/wire'
import { asEdited } from '../../market/companies/company-profiles.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { mustFindRecord } from './own-record.ts'

export const showProfile: UseCase<typeof companyProfiles.own> = async ({ db, actor, world }) =>
  asEdited(db, await mustFindRecord(db, actor.companyId), world.config.apiUrl)
