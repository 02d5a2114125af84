import type { Reading } from '../../../db/open.ts'
import { findBilling } from '../../../market/companies/billing.ts'
import { findCompanyAccount } from '../../../market/companies/company-accounts.ts'
import { asEdited, findCompanyRecord } from '../../../market/companies/company-profiles.ts'
import { asOwner, findContractorProfile } from '../../../market/people/contractor-profiles.ts'
import { findSavedSearches } from '../../../market/people/saved-searches.ts'
import { findWorkWishes } from '../../../market/people/work-wishes.ts'
import { mailPreferencesOf } from '../mail-preferences.ts'
import {
  findPlace,
  listColleagues,
  listInvitations,
  listNotes,
  listOwnDecisions,
  listOwnLooks,
  listOwnNotes,
} from './colleagues.ts'
import { listMemberships, listPools, listProjects } from './communities.ts'
import {
  listApplicants,
  listApplications,
  listCredits,
  listJobs,
  listPayments,
} from './jobs/queries.ts'
import {
  findAccount,
  findSettings,
  findStaffCopy,
  listAnswers,
  listCorrectionsMade,
  listDisclosures,
  listDisclosuresTo,
  listKnownDevices,
  listLetters,
  listResetLinks,
  listResumes,
  listSavedJobs,
  listSessions,
} from './queries.ts'

/** How addresses and times of an export are told. */
interface Telling {
  readonly now: Date
  readonly apiUrl: string
}

/** One part of what is held about somebody, as it stands in their export. */
type Part = (db: Reading, accountId: string, telling: Telling) => Promise<unknown>

export type Parts = Readonly<Record<string, Part>>

const ofEveryAccount = {
  account: findAccount,
  sessions: listSessions,
  known_devices: listKnownDevices,
  password_resets: listResetLinks,
  letters: listLetters,
} satisfies Parts

/** Whatever is kept about a contractor has its part here, under the name that it has in the file. */
export const contractorParts: Parts = {
  ...ofEveryAccount,
  profile: findProfile,
  settings: findSettings,
  answers: listAnswers,
  job_wishes: findWorkWishes,
  resumes: listResumes,
  corrections: listCorrectionsMade,
  applications: listApplications,
  saved_jobs: listSavedJobs,
  saved_searches: findSavedSearches,
  talent_communities: listMemberships,
  mail_preferences: (db, contractorId) =>
    mailPreferencesOf(db, { audience: 'contractor', contractorId }),
  staff_copy: findStaffCopy,
  disclosures: listDisclosures,
}

/** The same for a company. */
export const companyParts: Parts = {
  ...ofEveryAccount,
  company: (db, companyId, { apiUrl }) => findCompanyAccount(db, companyId, apiUrl),
  billing: findBilling,
  profile: findPublished,
  profile_draft: findDraft,
  jobs: (db, companyId, { now }) => listJobs(db, companyId, now),
  applicants: listApplicants,
  payments: listPayments,
  credits: listCredits,
  talent_pools: listPools,
  projects: listProjects,
  mail_preferences: (db, companyId) => mailPreferencesOf(db, { audience: 'company', companyId }),
  people: listColleagues,
  invitations: listInvitations,
  applicant_notes: listNotes,
  disclosures: listDisclosuresTo,
}

/** The same for somebody who works in a company's account: what is theirs, and nothing that is the company's. */
export const colleagueParts: Parts = {
  ...ofEveryAccount,
  place: findPlace,
  decisions: listOwnDecisions,
  applicant_notes: listOwnNotes,
  disclosures: listOwnLooks,
}

async function findProfile(db: Reading, contractorId: string, { now }: Telling) {
  const found = await findContractorProfile(db, { contractorId }, now)
  return found && asOwner(found)
}

/** As everybody sees it, or as it was told at the sign-up. */
async function findPublished(db: Reading, companyId: string, { apiUrl }: Telling) {
  const record = await findCompanyRecord(db, { companyId })
  return record && asEdited(db, { ...record, draft: undefined }, apiUrl)
}

async function findDraft(db: Reading, companyId: string, { apiUrl }: Telling) {
  const record = await findCompanyRecord(db, { companyId })
  return record?.draft ? asEdited(db, record, apiUrl) : null
}
