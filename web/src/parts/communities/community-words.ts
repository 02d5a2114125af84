import type { Community, OwnCommunity } from '@headframe/wire'

import { dayInLongForm } from '../../lib/day-words.ts'
import { productDay } from '../../lib/product-day.ts'
import { dollars } from '../../lib/figures.ts'

/** The day of an instant or of a form, in the long form of these screens. */
export function dayOrNone(day: string | null | undefined): string {
  return day ? dayInLongForm(day) : 'N/A'
}

/** The product's day on which it was opened. */
export function createdWords({ creation_date }: Pick<Community, 'creation_date'>): string {
  return dayInLongForm(productDay(creation_date))
}

export const workWords = {
  contract: 'Contract',
  permanent: 'Permanent',
  either: 'Contract or permanent',
} as const satisfies Record<Community['work_type'], string>

/** Of the pool's project; a pool that is for none has none. */
export function budgetWords(budget: number | null): string {
  return budget === null ? 'Not Disclosed' : dollars(budget)
}

const rateUnits = { hourly: 'an hour', daily: 'a day', annually: 'a year' } as const

export function salaryWords({ rate, rateType }: Pick<OwnCommunity, 'rate' | 'rateType'>): string {
  return `${dollars(rate)} ${rateUnits[rateType]}`
}

/** What kind of pool it is. */
export function kindWords({ project_id }: Pick<Community, 'project_id'>): string {
  return project_id === null ? 'BAU Talent Pool' : 'Project Talent Pool'
}

/** On a phone two stand side by side, and the third takes a row of its own. */
export const threeFacts = 'sm:grid-cols-3 max-sm:min-[22rem]:*:last:odd:col-span-2'
