import { descriptionDeclined, noticeVersion } from '@headframe/wire'
import { openBuiltInWriter } from '@headframe/server/src/adapters/writer/built-in-writer.ts'
import type { Writing } from '@headframe/server/src/db/open.ts'
import { factsAbout } from '@headframe/server/src/features/description/facts-about.ts'
import { openAccount } from '@headframe/server/src/market/accounts/accounts.ts'
import { copyContractors } from '@headframe/server/src/market/library/copy-contractors.ts'
import { saveAnswers } from '@headframe/server/src/market/people/careers.ts'
import { findContractorProfile } from '@headframe/server/src/market/people/contractor-profiles.ts'
import { keepResumeReading } from '@headframe/server/src/market/people/contractor-resumes.ts'
import { changeDescription } from '@headframe/server/src/market/people/description.ts'
import { insertFile } from '@headframe/server/src/kit/files/stored-files.ts'
import type { PreparedContractor } from './prepare-contractors.ts'

/** Opens the accounts of people who are ready: all that is left is to write them down. */
export async function insertContractors(
  db: Writing,
  prepared: readonly PreparedContractor[],
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  for (const one of prepared) {
    const { person, createdAt } = one.contractor
    const whose = { audience: 'contractor', email: person.email, passwordHash } as const
    const id = await openAccount(db, { ...whose, now: createdAt, isOfDemo: true })
    await insertFile(db, one.portrait, 'picture', createdAt)
    await insertContractor(db, id, one)
    await saveAnswers(db, id, one.contractor.answers, createdAt)
    await insertResume(db, id, one)
    await copyContractors(db, [id], createdAt)
    if (one.contractor.description === 'wanted') await describe(db, id, now)
  }
}

const writer = openBuiltInWriter()

/** By the writer that comes with the product: an outside one is not asked a hundred times for a demo. */
async function describe(db: Writing, contractorId: string, now: Date): Promise<void> {
  const profile = await findContractorProfile(db, { contractorId }, now)
  if (!profile?.isComplete) return
  const text = await writer.describe(factsAbout(profile, now), 0)
  const { resumeId } = profile
  await changeDescription(db, contractorId, { text, resumeId }).execute()
}

async function insertContractor(
  db: Writing,
  id: string,
  { contractor, portrait }: PreparedContractor,
): Promise<void> {
  const { person } = contractor
  await db
    .insertInto('contractor')
    .values({
      id,
      first_name: person.firstName,
      last_name: person.lastName,
      phone: person.phone,
      address: person.home.street,
      suburb: person.home.suburb,
      state: person.home.state,
      post_code: person.home.postcode,
      visa_status: contractor.visaStatus,
      visa_status_other: contractor.visaStatusOther ?? null,
      industry_id: contractor.industryId,
      role_id: contractor.roleId,
      rate: String(contractor.rate),
      rate_type: contractor.rateType,
      contract_type: contractor.contractType ?? null,
      ideal_role: contractor.idealRole,
      availability: contractor.availability,
      availability_said_at: contractor.availabilitySaidAt,
      ai_description: contractor.description === 'declined' ? descriptionDeclined : null,
      photo_hash: portrait.id,
      photo_extension: 'jpg',
      is_shared: contractor.sharesProfile,
      notice_version: noticeVersion,
    })
    .execute()
}

async function insertResume(
  db: Writing,
  contractorId: string,
  { contractor, resume, fileName, read }: PreparedContractor,
): Promise<void> {
  await insertFile(db, resume, 'resume', contractor.createdAt)
  const row = await db
    .insertInto('resume')
    .values({
      contractor_id: contractorId,
      file_id: resume.id,
      file_name: fileName,
      place: 'active',
      uploaded_at: contractor.createdAt,
      read_at: contractor.createdAt,
    })
    .returning(['id', 'contractor_id'])
    .executeTakeFirstOrThrow()
  if (read.status === 'ok') await keepResumeReading(db, row, read, contractor.createdAt)
}
