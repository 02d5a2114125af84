import { contractLengths } from '../jobs/job-options.ts'

/** The kinds of everything that a talent pool of a company names (sections 3.6, 9.3). */

export const communityTypes = ['general', 'project'] as const
export const communityTypeNames = {
  general: 'BAU Talent Pool',
  project: 'Project Talent Pool',
} as const

export const communityStatuses = ['active', 'paused', 'closed'] as const
export type CommunityStatus = (typeof communityStatuses)[number]
export const communityStatusNames = {
  active: 'Active',
  paused: 'Paused',
  closed: 'Closed',
} as const satisfies Record<CommunityStatus, string>

export const communityWorkTypes = ['contract', 'permanent', 'either'] as const
export const communityWorkTypeNames = {
  contract: 'Contract',
  permanent: 'Permanent',
  either: 'Either',
} as const
export const communityRateTypes = ['hourly', 'daily', 'annually'] as const
export const communityRateTypeNames = {
  hourly: 'Hourly',
  daily: 'Daily',
  annually: 'Annually',
} as const

/** The lengths of a project are those that a contract may have. */
export const projectLengths = contractLengths

/** How an application to a pool stands, for whoever applied. */
export const membershipStatuses = ['Applied', 'Under Review', 'Accepted', 'Declined'] as const
export type MembershipStatus = (typeof membershipStatuses)[number]

/** What a company can decide; nobody goes back to Applied. */
export const membershipDecisions = ['Under Review', 'Accepted', 'Declined'] as const

/** How it stands for the company: who applied and who is under review are both pending. */
export const standings = ['Accepted', 'Pending', 'Declined'] as const
export type Standing = (typeof standings)[number]

export const freeAnswers = ['yes', 'from', 'no'] as const
export type FreeAnswer = (typeof freeAnswers)[number]

export const communitySizes = {
  title: 255,
  location: 255,
  projectName: 200,
  projectSummary: 4000,
  highestBudget: 1_000_000_000,
  highestRate: 10_000_000,
  entry: 120,
  entries: 50,
  message: 4000,
  reason: 500,
  decidedAtOnce: 100,
  /** So many messages of a thread are shown at a time, the newest first of all. */
  messages: 100,
} as const

/** So long after a question whether they are free its links are good, and the next one may follow. */
export const availabilityLives = { answerSeconds: 14 * 86_400, askAgainSeconds: 86_400 } as const
