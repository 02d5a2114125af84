/**
 * What lists are put in order by and narrowed down to. The address of a screen is read before anything is
 * asked, so these stand apart from the calls and bring none of their rules along.
 */

/** Applicants have ways with a name besides. */
export const applicantOrders = [
  'name',
  'experience',
  'distance',
  'rate',
  'availability',
  'application_date',
  'match',
] as const
export type ApplicantOrder = (typeof applicantOrders)[number]

export const companyOrders = ['creation_date', 'name', 'credits'] as const

export const profileOrders = [
  'full_name',
  'updated_total_experience',
  'updated_experience_company',
  'loyalty',
  'total_companies',
  'salary',
  'rate',
  'sortingAvailability',
  'phone',
  'email',
  'parse_timestamp',
  /** Whom a search means before whom it only finds; without one, and among those, the newest parse first. */
  'fit',
] as const
export type ProfileOrder = (typeof profileOrders)[number]

export const memberStatuses = ['Accepted', 'Pending', 'Declined'] as const
export type MemberStatus = (typeof memberStatuses)[number]

export const communityFilters = {
  types: ['contract', 'permanent'],
  statuses: ['all', 'available', 'my-applications'],
} as const

/** A month as `YYYY-MM`, in the product's time zone. */
export const monthForm = /^20\d{2}-(?:0[1-9]|1[0-2])$/
