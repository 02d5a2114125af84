import type { applicants } from '@headframe/wire'
import { productKey, Refusal } from '@headframe/wire'
import { mustOpenResume } from '../../market/people/contractor-resumes.ts'
import { endingOf, nameInFile } from '../../kit/files/document-names.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { findApplication } from './queries.ts'

/** The resume as it is today, under a name that tells whose it is and what for. */
export const showResume: UseCase<typeof applicants.resume> = async (
  { reading, actor, world },
  { jobUuid, profile_hash: profileHash },
) => {
  const { companyId } = actor
  const application = await findApplication(reading, { companyId, jobUuid, profileHash })
  if (!application) throw new Refusal('NOT_FOUND')
  const { file } = await mustOpenResume(reading, world, application.contractor_id)
  return {
    ...file,
    name: `${productKey}-${application.job_slug}-${nameInFile(application)}${endingOf(file.type)}`,
    shows: [profileHash],
  }
}
