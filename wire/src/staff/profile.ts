import * as z from 'zod/mini'
import { instant } from '../core/fields.ts'
import { sortFields } from '../core/lists.ts'
import { memberStatuses, profileOrders, type ProfileOrder } from '../list-choices.ts'

const textOrNull = z.nullable(z.string())
const numberOrNull = z.nullable(z.number())
const monthsOrNull = z.nullable(z.int())

export const employeeTypes = [
  { value: 0, name: 'Permanent' },
  { value: 1, name: 'Contract' },
  { value: 2, name: 'Both' },
] as const

export const profileNote = z.object({
  id: z.string(),
  timestamp: instant,
  note: z.string(),
  author: z.string(),
})
export type ProfileNote = z.output<typeof profileNote>

/** What a registered contractor says of themselves now, beside what staff have made of the copy. */
export const contractorSayings = z.object({
  full_name: z.string(),
  email: textOrNull,
  phone: textOrNull,
  location: textOrNull,
  linkedin_url: textOrNull,
  availability: z.number(),
  rate: numberOrNull,
  visa: textOrNull,
})
export type ContractorSayings = z.output<typeof contractorSayings>

/** A place in a text where something stands that was searched for, in pieces on one line. */
export const searchHit = z.object({
  where: z.enum(['note', 'resume']),
  pieces: z.array(z.object({ text: z.string(), found: z.boolean() })),
})
export type SearchHit = z.output<typeof searchHit>

/** The newest that come with somebody; the others are had by pages. */
export const mostNotes = 100

/** A list without pages has no more. */
export const mostProfiles = 1000
export const mostMembers = 2000

/** A ticket of somebody as it stands today, as their resumes tell it: without its number. */
export const ticketToday = z.object({
  name: z.string(),
  /** What people on site call it: HR, EWP. */
  short: z.string(),
  /** What it lets somebody run: CAT 793F. */
  machine: textOrNull,
  /** As much of `YYYY-MM-DD` as is known. */
  expires: textOrNull,
  ends_soon: z.boolean(),
  has_ended: z.boolean(),
})
export type TicketToday = z.output<typeof ticketToday>

/** A person in the library of a staff account (section 2.2). */
export const staffProfile = z.object({
  profile_hash: z.string(),
  hash: z.string(),
  /** The share link, where it is a registered contractor. */
  uuid: textOrNull,
  full_name: z.string(),
  email: textOrNull,
  phone: textOrNull,
  location: textOrNull,
  linkedin_url: textOrNull,
  employeeType: z.int(),
  availability: z.number(),
  /** When it was said. */
  availability_date: z.nullable(instant),
  /** The day from which they are free. */
  sortingAvailability: z.nullable(instant),
  salary: numberOrNull,
  rate: numberOrNull,
  visa: textOrNull,
  trafficlight_status: z.int(),
  current_role: textOrNull,
  current_company: textOrNull,
  /** At the time of parsing; the two below are brought up to today. */
  total_experience: monthsOrNull,
  experience_company: monthsOrNull,
  updated_total_experience: monthsOrNull,
  updated_experience_company: monthsOrNull,
  total_companies: z.int(),
  /** JSON text of a list of names, newest first. */
  companies: z.string(),
  loyalty: monthsOrNull,
  tags: z.array(z.object({ tag: z.string(), tag_count: z.int() })),
  /** What ends soon or has ended of late comes first, then those most asked for, and last what ended long ago. */
  tickets: z.array(ticketToday),
  talentPools: z.array(z.object({ talent_pool_hash: z.string(), name: z.string() })),
  pools: z.array(z.string()),
  /** The newest, and how many there are. */
  notes: z.array(profileNote),
  notes_count: z.int(),
  parse_date: z.nullable(instant),
  parse_timestamp: z.nullable(instant),
  has_resume: z.boolean(),
  member_status: z.nullable(z.enum(memberStatuses)),
  member_since: z.nullable(instant),
  source: z.enum(['contractor', 'upload']),
  /** Null for uploads. */
  said: z.nullable(contractorSayings),
  /** Where else they were found, in a list that was searched. */
  hits: z.optional(z.array(searchHit)),
})
export type StaffProfile = z.output<typeof staffProfile>

export const pagedProfiles = z.object({
  profileData: z.array(staffProfile),
  totalPages: z.int(),
  totalProfiles: z.int(),
  page: z.int(),
})
export type PagedProfiles = z.output<typeof pagedProfiles>

export const profileSort = sortFields(profileOrders)
/** Members of a bench can also be had by the day on which they came to it. */
export const memberSort = sortFields([...profileOrders, 'member_since'] as const)
export type MemberOrder = ProfileOrder | 'member_since'

/** How the contract names a profile of one's own staff account. */
export const ownProfile = { thing: 'profile', of: 'staff account' } as const

/** And a bench of it, which screens call a talent pool. */
export const ownBench = { thing: 'bench', of: 'staff account' } as const
