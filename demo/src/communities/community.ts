import type { CommunityStatus, MembershipStatus, projectLengths } from '@headframe/wire'
import type { Place } from '../jobs/job.ts'

/** What several pools of a company that does not exist are for. */
export interface DemoProject {
  readonly company: string
  readonly name: string
  readonly summary: string
  readonly budget: number | null
  readonly startsInDays: number
  readonly length: (typeof projectLengths)[number]
}

/** A talent pool that nobody keeps. */
export interface DemoCommunity {
  readonly company: string
  readonly title: string
  /** By its name. */
  readonly project?: string
  readonly place: Place
  readonly openedDaysAgo: number
  /** From now on; what is over lies before. */
  readonly hiringInDays: number
  readonly workType: 'contract' | 'permanent' | 'either'
  readonly rate: number
  readonly rateType: 'hourly' | 'daily' | 'annually'
  /** Marked as `deltaOfMarks` reads it. */
  readonly description: string
  readonly requirements: readonly string[]
  readonly qualifications: readonly string[]
  readonly status?: CommunityStatus
  /** Whose roles fit, and how many of them at most. */
  readonly roles: readonly number[]
  readonly members: number
  readonly askedDaysAgo?: number
  /** How the one stands whom the demo signs in as. */
  readonly casey?: MembershipStatus
  /** What was written between the company and them; the last of it is unread. */
  readonly thread?: readonly (readonly [from: 'company' | 'contractor', body: string])[]
}
