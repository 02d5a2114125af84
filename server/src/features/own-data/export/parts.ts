import type { Reading } from '../../../db/open.ts'
import { asOwner, findContractorProfile } from '../../../kit/contractor-profiles.ts'
import { mailPreferencesOf } from '../mail-preferences.ts'
import {
  findAccount,
  findCompany,
  findSettings,
  listAnswers,
  listDisclosures,
  listLetters,
  listResetLinks,
  listResumes,
  listSessions,
} from './queries.ts'

/** One part of what is held about somebody, as it stands in their export. */
type Part = (db: Reading, accountId: string, now: Date) => Promise<unknown>

type Parts = Readonly<Record<string, Part>>

const ofEveryAccount = {
  account: findAccount,
  sessions: listSessions,
  password_resets: listResetLinks,
  letters: listLetters,
} satisfies Parts

/** Whatever is kept about a contractor has its part here, under the name that it has in the file. */
export const contractorParts: Parts = {
  ...ofEveryAccount,
  profile: findProfile,
  settings: findSettings,
  answers: listAnswers,
  resumes: listResumes,
  mail_preferences: (db, contractorId) =>
    mailPreferencesOf(db, { audience: 'contractor', contractorId }),
  disclosures: listDisclosures,
}

/** The same for a company. */
export const companyParts: Parts = {
  ...ofEveryAccount,
  company: findCompany,
  mail_preferences: (db, companyId) => mailPreferencesOf(db, { audience: 'company', companyId }),
}

async function findProfile(db: Reading, contractorId: string, now: Date) {
  const found = await findContractorProfile(db, { contractorId }, now)
  return found && asOwner(found)
}
