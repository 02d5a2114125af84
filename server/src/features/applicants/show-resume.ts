import type { applicants } from '@headframe/wire'
import { productKey, Refusal } from '@headframe/wire'
import { findActiveResume } from '../../market/people/contractor-resumes.ts'
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
  const resume = await findActiveResume(reading, application.contractor_id)
  const stored = resume && (await world.files.get(resume.file_id))
  if (!resume || !stored) throw new Refusal('NOT_FOUND')

  return {
    content: stored.content,
    type: resume.type,
    size: resume.size,
    name: `${productKey}-${application.job_slug}-${nameInFile(application)}${endingOf(resume.type)}`,
    shows: [profileHash],
  }
}
