import { accountSettingsRoutes } from './features/account-settings/routes.ts'
import { applicantNoteRoutes } from './features/applicant-notes/routes.ts'
import { applicantRoutes } from './features/applicants/routes.ts'
import { tellOfDecisions } from './features/applicants/tell-of-decisions.ts'
import { askMembers } from './features/availability-questions/ask-members.ts'
import { availabilityQuestionRoutes } from './features/availability-questions/routes.ts'
import { communityMemberRoutes } from './features/community-members/routes.ts'
import { communityMessageRoutes } from './features/community-messages/routes.ts'
import { tellOfCommunityNews } from './features/community-news/tell-of-news.ts'
import { companyCommunityRoutes } from './features/company-communities/routes.ts'
import { contractorCommunityRoutes } from './features/contractor-communities/routes.ts'
import { foldCommunityCounts } from './market/communities/community-counts.ts'
import { companyAccountRoutes } from './features/company-account/routes.ts'
import { warnOfExpiry } from './features/company-jobs/expiry/warn-of-expiry.ts'
import { companyJobRoutes } from './features/company-jobs/routes.ts'
import { companyPageRoutes } from './features/company-page/routes.ts'
import { mailInvitation } from './features/company-people/mail-invitation.ts'
import { companyBillingRoutes } from './features/company-billing/routes.ts'
import { companyPeopleRoutes } from './features/company-people/routes.ts'
import { companyProfileRoutes } from './features/company-profile/routes.ts'
import { keySearches } from './features/contractor-jobs/alerts/key-searches.ts'
import { lookForFinds, noticeNews } from './features/contractor-jobs/alerts/look-for-finds.ts'
import { tellOfFinds } from './features/contractor-jobs/alerts/tell-of-finds.ts'
import { savedJobRoutes } from './features/contractor-jobs/saved-jobs/routes.ts'
import { savedSearchRoutes } from './features/contractor-jobs/saved-searches/routes.ts'
import { tellWeekly } from './features/contractor-jobs/matching/weekly/tell-weekly.ts'
import { matchingRoutes } from './features/contractor-jobs/matching/routes.ts'
import { contractorFactRoutes } from './features/contractor-facts/routes.ts'
import { contractorJobRoutes } from './features/contractor-jobs/routes.ts'
import { contractorSettingsRoutes } from './features/contractor-settings/routes.ts'
import { ownDataRoutes } from './features/own-data/routes.ts'
import { paymentRoutes } from './features/payments/routes.ts'
import { adminCompanyRoutes } from './features/admin-companies/routes.ts'
import { adminContractorRoutes } from './features/admin-contractors/routes.ts'
import { adminHealthRoutes } from './features/admin-health/routes.ts'
import { adminSearchRoutes } from './features/admin-search/routes.ts'
import { adminJobRoutes } from './features/admin-jobs/routes.ts'
import { adminOverviewRoutes } from './features/admin-overview/routes.ts'
import { adminPaymentRoutes } from './features/admin-payments/routes.ts'
import { adminStaffRoutes } from './features/admin-staff/routes.ts'
import { administrationRoutes } from './features/administration/routes.ts'
import { contractorProfileRoutes } from './features/contractor-profile/routes.ts'
import { descriptionRoutes } from './features/description/routes.ts'
import { companyRegistrationRoutes } from './features/company-registration/routes.ts'
import { registrationRoutes } from './features/contractor-registration/routes.ts'
import { referenceRoutes } from './features/reference/routes.ts'
import { platformRoutes } from './features/platform/routes.ts'
import { searchEngineRoutes } from './features/search-engines/routes.ts'
import { signInRoutes } from './features/sign-in/routes.ts'
import { benchRoutes } from './features/benches/routes.ts'
import { staffJoinRoutes } from './features/staff-joins/routes.ts'
import { staffProfileRoutes } from './features/staff-profiles/routes.ts'
import { staffUploadRoutes } from './features/staff-uploads/routes.ts'
import { mailSignInLink } from './features/administration/request-link.ts'
import { mailResetLink } from './features/sign-in/recover-password.ts'
import { promiseUnread, readResume } from './market/people/contractor-resumes.ts'
import { keepWords, keepWordsInTime } from './market/library/keep-words.ts'
import { nameOccupations } from './market/jobs/job-occupations.ts'
import { copyEverybody } from './market/library/copy-contractors.ts'
import { rankCommunity } from './market/matches/rank-community.ts'
import { rankContractor } from './market/matches/rank-contractor.ts'
import { rankPosting } from './market/matches/rank-posting.ts'
import {
  readAllCommunities,
  readAllContractors,
  readAllPostings,
  readAnewInTime,
} from './market/matches/read-all.ts'
import { foldProfileCounts } from './market/library/profile-counts.ts'
import { countMonths } from './market/library/profile-reading.ts'
import { promiseUnreadUploads, readUpload } from './market/library/uploads.ts'
import { foldTallies } from './market/tallies.ts'
import { sendLetters, tendLetters } from './kit/letters/send-letters.ts'
import { removeBytes } from './kit/files/stored-files.ts'
import { tidyingUp } from './market/tidy-up.ts'
import { workWishRoutes } from './features/work-wishes/routes.ts'

/** Every feature's table: what the product can be asked. */
export const routes = [
  ...signInRoutes,
  ...referenceRoutes,
  ...platformRoutes,
  ...contractorProfileRoutes,
  ...descriptionRoutes,
  ...registrationRoutes,
  ...companyJobRoutes,
  ...contractorJobRoutes,
  ...savedJobRoutes,
  ...savedSearchRoutes,
  ...applicantRoutes,
  ...applicantNoteRoutes,
  ...paymentRoutes,
  ...companyCommunityRoutes,
  ...communityMemberRoutes,
  ...contractorCommunityRoutes,
  ...communityMessageRoutes,
  ...availabilityQuestionRoutes,
  ...companyRegistrationRoutes,
  ...contractorSettingsRoutes,
  ...contractorFactRoutes,
  ...workWishRoutes,
  ...matchingRoutes,
  ...companyAccountRoutes,
  ...companyBillingRoutes,
  ...companyPeopleRoutes,
  ...companyProfileRoutes,
  ...companyPageRoutes,
  ...accountSettingsRoutes,
  ...ownDataRoutes,
  ...administrationRoutes,
  ...adminOverviewRoutes,
  ...adminCompanyRoutes,
  ...adminJobRoutes,
  ...adminContractorRoutes,
  ...adminPaymentRoutes,
  ...adminStaffRoutes,
  ...adminHealthRoutes,
  ...adminSearchRoutes,
  ...searchEngineRoutes,
  ...staffProfileRoutes,
  ...staffJoinRoutes,
  ...staffUploadRoutes,
  ...benchRoutes,
]

/** Everything that the worker knows how to do. */
export const tasks = [
  sendLetters,
  mailResetLink,
  mailInvitation,
  mailSignInLink,
  readResume,
  readUpload,
  removeBytes,
  copyEverybody,
  nameOccupations,
  keepWords,
  askMembers,
  rankContractor,
  rankPosting,
  rankCommunity,
  readAllContractors,
  readAllPostings,
  readAllCommunities,
  lookForFinds,
  tellOfFinds,
  keySearches,
]

export const chores = [
  { task: tellOfDecisions, everyMinutes: 1 },
  { task: tendLetters, everyMinutes: 1 },
  { task: warnOfExpiry, everyMinutes: 10 },
  { task: promiseUnread, everyMinutes: 10 },
  { task: promiseUnreadUploads, everyMinutes: 10 },
  tellOfCommunityNews,
  tellWeekly,
  noticeNews,
  { task: readAnewInTime, everyMinutes: 60 },
  foldProfileCounts,
  foldCommunityCounts,
  foldTallies,
  countMonths,
  keepWordsInTime,
  ...tidyingUp,
]
