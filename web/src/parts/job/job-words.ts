import {
  asSoonAsPossible,
  rateCategoryNames,
  workArrangementNames,
  workTypeNames,
  type CompanyJob,
  type JobListItem,
} from '@headframe/wire'

import { dayInShort } from '../../lib/day-words.ts'
import { dollars } from '../../lib/figures.ts'
import { productDay } from '../../lib/product-day.ts'

type Pay = Pick<CompanyJob, 'rate_category' | 'rate' | 'rate_type'>

/** "$95 / hour" where the company names its rate, else how it will be found: "Negotiable". */
export function rateWords({ rate_category, rate, rate_type }: Pay): string {
  const isNamed = rate_category === 'custom_rate' && rate !== null && rate_type !== null
  return isNamed ? amountWords(rate, rate_type) : rateCategoryNames[rate_category]
}

/** The same of a job in a list. */
export function rateOfItem({ rate_category, job_rate: rate, job_rate_type }: JobListItem): string {
  return rateWords({ rate_category, rate, rate_type: job_rate_type })
}

/** "$95 / hour" and "$1,050 / day". */
export function amountWords(rate: number, rateType: NonNullable<Pay['rate_type']>): string {
  return `${dollars(rate)} / ${rateType}`
}

/** The first day of work, the same for every reader. */
export function startWords(start: number | null): string {
  if (start === null) return 'Flexible'
  if (start === asSoonAsPossible) return 'ASAP'
  return dayInShort(productDay(start))
}

/** Work that has begun is not to come: "Started 3 Nov 2026". On its first day it still starts. */
export function hasStarted(start: number | null, nowSeconds: number): boolean {
  return start !== null && start !== asSoonAsPossible && productDay(start) < productDay(nowSeconds)
}

/** "Start ASAP", "Start 12 Jan 2027", "Started 3 Nov 2026". */
export function startInWords(start: number | null, nowSeconds: number): string {
  return `${hasStarted(start, nowSeconds) ? 'Started' : 'Start'} ${startWords(start)}`
}

/** A draft may have no title yet. */
export function titleOf({ title }: { title: string | null }): string {
  return title ?? 'Job without a title'
}

export function placeWords(location: string | null): string {
  return location?.trim() || 'Location not provided'
}

export function workTypeWords(workType: CompanyJob['work_type']): string | undefined {
  return workType === null ? undefined : workTypeNames[workType]
}

export function arrangementWords(arrangement: CompanyJob['work_arrangement']): string | undefined {
  return arrangement === null ? undefined : workArrangementNames[arrangement]
}
