import { accountSettings, adminSessions, staffSettings } from './account-settings.ts'
import { administration } from './admin/administration.ts'
import { adminCompanies } from './admin/companies.ts'
import { adminContractors } from './admin/contractors.ts'
import { adminHealth } from './admin/health.ts'
import { adminJobs } from './admin/jobs.ts'
import { adminOverview } from './admin/overview.ts'
import { adminPayments } from './admin/payments.ts'
import { adminSearch } from './admin/search.ts'
import { adminStaff } from './admin/staff.ts'
import { availabilityQuestions } from './communities/availability-questions.ts'
import { communityMembers } from './communities/community-members.ts'
import { communityMessages } from './communities/community-messages.ts'
import { companyCommunities } from './communities/company-communities.ts'
import { contractorCommunities } from './communities/contractor-communities.ts'
import { applicants } from './jobs/applicants.ts'
import { applicantNotes } from './jobs/applicant-notes.ts'
import { companyAccounts } from './company/account.ts'
import { companyBilling } from './company/billing.ts'
import { companyPages } from './company/company-page.ts'
import { companyInvitations } from './company/invitation.ts'
import { companyPeople } from './company/people.ts'
import { companyProfiles } from './company/profile.ts'
import { companyRegistration } from './company/registration.ts'
import { companyRegistrationInProgress } from './company/registration-draft.ts'
import { companyJobs } from './jobs/company-jobs.ts'
import { contractorJobs } from './jobs/contractor-jobs.ts'
import { contractorMatching } from './contractor/matching.ts'
import { contractorDescription } from './contractor/description.ts'
import { contractorProfiles } from './contractor/profile.ts'
import { contractorRegistration } from './contractor/registration.ts'
import { registrationInProgress } from './contractor/registration-draft.ts'
import { contractorFacts } from './contractor/resume-facts.ts'
import { contractorSettings } from './contractor/settings.ts'
import { savedJobs } from './contractor/saved-jobs.ts'
import { savedSearches } from './contractor/saved-searches.ts'
import { contractorWishes } from './contractor/work-wishes.ts'
import { payments } from './jobs/payments.ts'
import { ownData } from './own-data.ts'
import { reference } from './reference.ts'
import { platform } from './platform.ts'
import { searchEngines } from './search-engines.ts'
import { recoverPassword, session, signIn } from './sign-in.ts'
import { benches } from './staff/benches.ts'
import { staffJoins } from './staff/joins.ts'
import { staffProfiles } from './staff/profiles.ts'
import { staffUploads } from './staff/uploads.ts'

export * from './core/address.ts'
export * from './core/at-hand.ts'
export * from './core/call.ts'
export { audiencesOf, connect } from './core/client.ts'
export type { Connection, Send, SendOptions } from './core/client.ts'
export * from './core/file-client.ts'
export * from './core/company-roles.ts'
export * from './core/days.ts'
export * from './core/disclosure.ts'
export * from './core/draft-data.ts'
export * from './core/fields.ts'
export * from './core/file-fields.ts'
export * from './core/json-text.ts'
export * from './core/judge.ts'
export * from './core/lists.ts'
export * from './core/money.ts'
export * from './core/names.ts'
export * from './core/page-client.ts'
export * from './core/refusal.ts'
export * from './core/state-in.ts'
export * from './account-settings.ts'
export * from './admin/administration.ts'
export * from './admin/companies.ts'
export * from './admin/contractors.ts'
export * from './admin/health.ts'
export * from './admin/jobs.ts'
export * from './admin/overview.ts'
export * from './admin/payments.ts'
export * from './admin/search.ts'
export * from './admin/staff.ts'
export * from './automated-steps.ts'
export * from './communities/availability-questions.ts'
export * from './communities/community-form.ts'
export * from './communities/community-members.ts'
export * from './communities/community-messages.ts'
export * from './communities/community-options.ts'
export * from './communities/community-shapes.ts'
export * from './communities/company-communities.ts'
export * from './communities/contractor-communities.ts'
export * from './business-number.ts'
export * from './company/account.ts'
export * from './company/billing.ts'
export * from './company/company-facts.ts'
export * from './company/company-fields.ts'
export * from './company/company-page.ts'
export * from './company/invitation.ts'
export * from './company/people.ts'
export * from './company/profile.ts'
export * from './company/publishing.ts'
export * from './company/registration.ts'
export * from './company/registration-draft.ts'
export * from './contractor/availability.ts'
export * from './contractor/career.ts'
export * from './contractor/date-on-card.ts'
export * from './contractor/description.ts'
export * from './contractor/person-fields.ts'
export * from './contractor/matching.ts'
export * from './contractor/profile.ts'
export * from './contractor/proposed-fields.ts'
export * from './contractor/registration.ts'
export * from './contractor/resume-facts.ts'
export * from './contractor/registration-draft.ts'
export * from './contractor/saved-jobs.ts'
export * from './contractor/saved-searches.ts'
export * from './contractor/settings.ts'
export * from './contractor/work-wishes.ts'
export * from './jobs/applicant-notes.ts'
export * from './jobs/applicants.ts'
export { candidateProfile, type CandidateProfile } from './jobs/candidate-profile.ts'
export * from './jobs/choice-counts.ts'
export * from './jobs/company-jobs.ts'
export * from './jobs/contractor-jobs.ts'
export * from './jobs/job-board.ts'
export * from './jobs/job-form.ts'
export * from './jobs/job-options.ts'
export * from './jobs/job-rules.ts'
export * from './jobs/job-shapes.ts'
export * from './jobs/job-signposts.ts'
export * from './jobs/job-wishes.ts'
export * from './jobs/match.ts'
export * from './jobs/payments.ts'
export * from './jobs/weeks-or-days.ts'
export * from './list-choices.ts'
export * from './options.ts'
export * from './own-data.ts'
export type { PasswordChange } from './password-change.ts'
export * from './product.ts'
export * from './reference.ts'
export * from './platform.ts'
export * from './search-engines.ts'
export * from './search-reading.ts'
export * from './sign-in.ts'
export * from './months-in-words.ts'
export * from './phone-text.ts'
export * from './staff/benches.ts'
export * from './staff/joins.ts'
export * from './staff/profile.ts'
export * from './staff/profile-fields.ts'
export * from './staff/profiles.ts'
export * from './staff/uploads.ts'
export * from './web-address.ts'
export * from './words.ts'

/** Everything that the product can be asked, section by section. */
export const sections = {
  signIn,
  recoverPassword,
  session,
  reference,
  platform,
  registrationInProgress,
  contractorRegistration,
  contractorProfiles,
  contractorDescription,
  contractorSettings,
  contractorFacts,
  contractorWishes,
  contractorMatching,
  companyRegistrationInProgress,
  companyRegistration,
  companyAccounts,
  companyBilling,
  companyPeople,
  companyInvitations,
  companyProfiles,
  companyPages,
  companyJobs,
  contractorJobs,
  savedJobs,
  savedSearches,
  applicants,
  applicantNotes,
  payments,
  companyCommunities,
  communityMembers,
  contractorCommunities,
  communityMessages,
  availabilityQuestions,
  accountSettings,
  staffSettings,
  staffProfiles,
  staffJoins,
  staffUploads,
  benches,
  ownData,
  administration,
  adminOverview,
  adminCompanies,
  adminJobs,
  adminContractors,
  adminPayments,
  adminStaff,
  adminHealth,
  adminSearch,
  adminSessions,
  searchEngines,
} as const
