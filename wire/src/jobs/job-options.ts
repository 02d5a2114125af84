/** The kinds of everything that a job posting names (section 9.3). */

export const workTypes = ['casual', 'contract', 'full_time', 'part_time'] as const
export const workTypeNames = {
  casual: 'Casual',
  contract: 'Contract',
  full_time: 'Full Time',
  part_time: 'Part Time',
} as const

export const rateCategories = [
  'undisclosed',
  'custom_rate',
  'award',
  'negotiable',
  'market_rate',
] as const
export const rateCategoryNames = {
  undisclosed: 'Undisclosed',
  custom_rate: 'Custom Rate',
  award: 'Award',
  negotiable: 'Negotiable',
  market_rate: 'Market Rate',
} as const

export const workArrangements = ['field', 'fifo', 'hybrid', 'office', 'wfh', 'other'] as const
export const workArrangementNames = {
  field: 'Field',
  fifo: 'FIFO',
  hybrid: 'Hybrid',
  office: 'Office / On Site',
  wfh: 'WFH',
  other: 'Other',
} as const

/** The lengths that are offered for a contract; the form starts with the first. */
export const contractLengths = [
  '1-2 weeks',
  '1 month',
  '2-3 months',
  '3-6 months',
  '6-12 months',
  '12+ months',
] as const

/** As the company and the administrator know them. */
export const jobStatus = { draft: 1, active: 2, expired: 3, closed: 4 } as const

/** As contractors know them. */
export const jobStatusForContractors = { active: 1, paused: 2, closed: 3 } as const

/** A live job with so many days left, or fewer, is about to end. */
export const endsSoonDays = 7

export const applicationStatus = { pending: 0, approved: 1, rejected: 2 } as const
export const applicationStatusNames = ['Pending', 'Approved', 'Rejected'] as const

export const paymentMethods = ['credit', 'payment', 'free'] as const

/** Stands where a start date would be: as soon as possible. */
export const asSoonAsPossible = 1

/** The last step of the form; the third is for projects only. */
export const lastJobStep = 3

export const jobSizes = {
  title: 200,
  location: 255,
  line: 120,
  project: 4000,
  description: 20_000,
  highestRate: 100_000,
  decisionReason: 500,
  decidedAtOnce: 100,
} as const
