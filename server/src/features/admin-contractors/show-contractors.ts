import type { adminContractors } from '@headframe/wire'
import { Refusal, sizes } from '@headframe/wire'
import { instantOf } from '../../domain/instants.ts'
import { endingOf } from '../../kit/files/document-names.ts'
import { pageOf } from '../../kit/paging.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { accountTerms, countSought, listSought } from '../../market/accounts/account-search.ts'
import { asOwner, findContractorProfile } from '../../market/people/contractor-profiles.ts'
import { mustOpenResume } from '../../market/people/contractor-resumes.ts'
import { findContractor, showContractors } from './queries.ts'

export const listContractors: UseCase<typeof adminContractors.list> = (
  { db, now, world },
  { search, ...wish },
) => {
  const sought = { audience: 'contractor', terms: accountTerms(search) } as const
  const asking = { db, now, world }
  return pageOf(wish, sizes.pageSize, {
    count: () => countSought(asking, sought),
    rows: async (part) => showContractors(db, await listSought(asking, sought, part)),
  })
}

export const showContractor: UseCase<typeof adminContractors.one> = async ({ db, now }, { id }) => {
  const found = await findContractor(db, id)
  const profile = found && (await findContractorProfile(db, { contractorId: found.id }, now))
  if (!found || !profile) throw new Refusal('NOT_FOUND')
  return {
    ...asOwner(profile),
    id: found.id,
    creation_date: instantOf(found.created_at),
    sharing_enabled: profile.isShared,
    export_code: found.export_code,
  }
}

export const showResume: UseCase<typeof adminContractors.resume> = async (
  { reading, world },
  { id },
) => {
  const found = await findContractor(reading, id)
  if (!found) throw new Refusal('NOT_FOUND')
  const { file } = await mustOpenResume(reading, world, found.id)
  const { profile_hash: hash, first_name, last_name } = found
  return {
    ...file,
    name: `${hash}-${first_name} ${last_name}${endingOf(file.type)}`,
    shows: [hash],
  }
}
