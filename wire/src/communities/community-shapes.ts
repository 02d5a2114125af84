import * as z from 'zod/mini'
import { candidateProfile } from '../jobs/candidate-profile.ts'
import { match, shortMatch } from '../jobs/match.ts'
import { availabilityLabels } from '../contractor/profile.ts'
import { instant } from '../core/fields.ts'
import { rateTypes } from '../options.ts'
import {
  communityRateTypes,
  communityStatuses,
  communityTypes,
  communityWorkTypes,
  freeAnswers,
  membershipStatuses,
  standings,
} from './community-options.ts'

const textOrNull = z.nullable(z.string())
const numberOrNull = z.nullable(z.number())

/** A talent pool in a list (section 2.6, "CommunityPool"). */
export const community = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(communityStatuses),
  work_type: z.enum(communityWorkTypes),
  location: z.string(),
  location_lat: numberOrNull,
  location_lng: numberOrNull,
  applicants_count: z.int(),
  accepted_count: z.int(),
  pending_count: z.int(),
  qualifications: z.array(z.string()),
  project_id: textOrNull,
  project_name: textOrNull,
  company_name: z.string(),
  company_logo: textOrNull,
  company_slug: z.string(),
  /** Of its project. */
  budget: numberOrNull,
  /** The day by which the company wants to hire. */
  timeline_date: z.string(),
  creation_date: instant,
})
export type Community = z.output<typeof community>

/** Messages of members that the company has not read. */
const unread = z.int()

/** A talent pool in its company's list. */
export const listedCommunity = z.object({ ...community.shape, unread })
export type ListedCommunity = z.output<typeof listedCommunity>

const projectOfCommunity = z.nullable(
  z.object({
    id: z.string(),
    name: z.string(),
    summary: z.string(),
    budget: numberOrNull,
    start_date: z.string(),
    length: z.string(),
  }),
)

/** What both sides see of one pool. */
const communityFacts = {
  ...community.shape,
  description_html: z.string(),
  requirements: z.array(z.string()),
  project: projectOfCommunity,
  /** Dollars an hour, and months: over the members who have the value. */
  avg_rate: numberOrNull,
  avg_experience: z.nullable(z.int()),
}

/** A talent pool as its company sees it. */
export const ownCommunity = z.object({
  ...communityFacts,
  declined_count: z.int(),
  type: z.enum(communityTypes),
  /** A delta as JSON text. */
  description: z.string(),
  rate: z.number(),
  rateType: z.enum(communityRateTypes),
  timeline: z.string(),
  unread,
  /** When its accepted members were asked last whether they are free, and how many have answered since. */
  asked: z.nullable(z.object({ date: instant, people: z.int(), answers: z.int() })),
})
export type OwnCommunity = z.output<typeof ownCommunity>

const applicationStatus = z.nullable(z.enum(membershipStatuses))

/** A talent pool in a contractor's list. */
export const openCommunity = z.object({
  ...community.shape,
  applicationStatus,
  /** Messages of its company that the contractor has not read. */
  unread: z.int(),
  match: shortMatch,
})
export type OpenCommunity = z.output<typeof openCommunity>

/** A talent pool as a contractor sees it. */
export const openCommunityDetail = z.object({
  ...communityFacts,
  applicationStatus,
  application_date: z.nullable(instant),
  /** What the company said with its decision. */
  reason: textOrNull,
  has_messages: z.boolean(),
  unread: z.int(),
  match,
})
export type OpenCommunityDetail = z.output<typeof openCommunityDetail>

/** What becomes of a pool when a contractor joins or leaves it. */
export const joined = z.object({
  id: z.string(),
  applicationStatus,
  applicants_count: z.int(),
  accepted_count: z.int(),
  pending_count: z.int(),
})
export type Joined = z.output<typeof joined>

/** Whether somebody is free, as they answered a question of the company. */
export const freeAnswer = z.object({
  asked_date: instant,
  answer: z.nullable(z.enum(freeAnswers)),
  free_from: textOrNull,
  /** Of the answer that stands, which may be to an earlier question. */
  answer_date: z.nullable(instant),
})
export type AnsweredFree = z.output<typeof freeAnswer>

/** Somebody who applied, as the pool's company sees them (section 2.6, "PoolMember"). */
export const communityMember = z.object({
  id: z.string(),
  full_name: z.string(),
  current_role: textOrNull,
  status: z.enum(standings),
  application_status: z.enum(membershipStatuses),
  profile_hash: z.string(),
  location: textOrNull,
  availability: z.number(),
  availability_label: z.nullable(z.enum(availabilityLabels)),
  /** The day on which they said so. */
  availability_date: z.nullable(instant),
  rate: numberOrNull,
  rate_type: z.nullable(z.enum(rateTypes)),
  totalExperience: z.nullable(z.int()),
  applied_date: instant,
  skills: z.array(z.string()),
  photo_hash: textOrNull,
  has_resume: z.boolean(),
  has_messages: z.boolean(),
  unread: z.int(),
  reason: textOrNull,
  free: z.nullable(freeAnswer),
  match: shortMatch,
})
export type CommunityMember = z.output<typeof communityMember>

export const memberProfile = z.object({ ...candidateProfile.shape, member: communityMember })
export type MemberProfile = z.output<typeof memberProfile>

export const project = z.object({
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  budget: numberOrNull,
  startDate: z.string(),
  length: z.string(),
  creation_date: instant,
})
export type Project = z.output<typeof project>

/** One message of a thread. */
export const message = z.object({
  id: z.string(),
  timestamp: instant,
  from: z.enum(['contractor', 'company']),
  body: z.string(),
  mine: z.boolean(),
  /** The colleague who wrote it for the company; null for one's own, for the other side, and once they have gone. */
  author: z.nullable(z.string()),
  /** Whether the other side had it on their screen. */
  read: z.boolean(),
})
export type Message = z.output<typeof message>
