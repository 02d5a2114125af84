import {
  applicationStatusNames,
  dayFreeFrom,
  dayOf,
  dollarsOf,
  homeInWords,
  monthsInWords,
  phoneText,
  productTimeZone,
  rateCategoryNames,
} from '@headframe/wire'
import type { Applicant, CompanyJob } from '@headframe/wire'

/** Somebody who applied, with how to reach them. */
export interface ListedPerson extends Applicant {
  readonly email: string
  readonly phone: string | null
}

export interface ApplicantListFacts {
  readonly job: Pick<CompanyJob, 'title' | 'work_location' | 'rate_category' | 'rate' | 'rate_type'>
  readonly madeAt: Date
  readonly people: readonly ListedPerson[]
}

export function nameOf({ first_name, last_name }: ListedPerson): string {
  return `${first_name} ${last_name}`.trim()
}

export function statusOf({ status }: ListedPerson): string {
  return applicationStatusNames[status] ?? ''
}

/** What they do now as their resume says it, or what they call their trade. */
export function workOf({ current_role, current_company, preferred_role }: ListedPerson): string {
  const now = [current_role, current_company].filter(Boolean).join(', ')
  return now || (preferred_role ?? '')
}

export function placeOf({ suburb, state, distance_km }: ListedPerson): string {
  const place = homeInWords({ suburb, state })
  return distance_km === null ? place : `${place} (${distance_km.toLocaleString('en-AU')} km)`
}

export function rateOf({ rate, rate_type }: Pick<ListedPerson, 'rate' | 'rate_type'>): string {
  if (rate === null || rate_type === null) return ''
  return `${dollarsOf(Math.round(rate * 100)).replace(/\.00$/, '')} ${rate_type === 'day' ? 'a day' : 'an hour'}`
}

export function payOf({ rate_category, rate, rate_type }: ApplicantListFacts['job']): string {
  return rateOf({ rate, rate_type }) || rateCategoryNames[rate_category]
}

export function freeOf(person: ListedPerson, now: Date): string {
  return isSaid(person) ? (dayFreeFrom(person, now) ?? 'Now') : ''
}

/** As their row in the list on the screen says it. */
export function freeInWords(person: ListedPerson, now: Date): string {
  if (!isSaid(person)) return ''
  const day = dayFreeFrom(person, now)
  if (day === undefined) return 'Free now'
  const words = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'UTC' })
  return `Free from ${words.format(new Date(day))}`
}

type Said = ListedPerson & { readonly availability_date: number }

function isSaid(person: ListedPerson): person is Said {
  return person.availability !== 0 && person.availability_date !== null
}

export function experienceOf({ updated_total_experience: months }: ListedPerson): string {
  return months === null ? '' : monthsInWords(months)
}

export function phoneOf({ phone }: ListedPerson): string {
  return phone ? phoneText(phone) : ''
}

/** As every program that reads tables understands it. */
export function isoDay(date: Date): string {
  return dayOf(date, productTimeZone)
}
