import { stateIn, timeZoneOf } from '@headframe/wire'

import { dayFromDate } from './day-text.ts'
import { lastDayInWords } from './elapsed.ts'
import { lastDay, productDay } from './product-day.ts'

interface Posting {
  readonly expired_date: number
  readonly work_location: string | null
}

/** "Open until 30 November 2026", "Open until the end of today, Sydney time". */
export function openUntil(job: Posting, nowSeconds: number): string {
  const { expired_date } = job
  const isToday = dayFromDate(new Date(nowSeconds * 1000)) === lastDay(expired_date)
  const day = isToday ? 'the end of today' : lastDayInWords(expired_date)
  return `Open until ${day}${whoseDay(job)}`
}

/** "It was open until 30 November 2026, Perth time." */
export function wasOpenUntil(job: Posting): string {
  return `It was open until ${lastDayInWords(job.expired_date)}${whoseDay(job)}.`
}

/** A last day ends where the work is: by which clock is said where the reader’s own shows another time. */
function whoseDay({ expired_date, work_location }: Posting): string {
  const ahead = hoursAhead(expired_date)
  if (ahead === -new Date(expired_date * 1000).getTimezoneOffset() / 60) return ''
  const there = clocks.filter(({ hours }) => hours.includes(ahead)).map(({ city }) => city)
  const state = stateIn(work_location ?? '')
  const ofState = state && cityOf(timeZoneOf(state))
  const city = there.find((one) => one === ofState) ?? ofPin(expired_date) ?? there[0]
  return city === undefined ? '' : `, ${city} time`
}

/** Where only a pin tells the state, the reader needs no more than the hour; Sydney’s is the product’s own. */
function ofPin(expired_date: number): string | undefined {
  return productDay(expired_date) < productDay(expired_date + 1) ? 'Sydney' : undefined
}

/** The last second of a day shows how far the clocks are ahead there, without asking Intl. */
function hoursAhead(lastSecond: number): number {
  return (daySeconds - 1 - (lastSecond % daySeconds)) / 3600
}

const daySeconds = 24 * 3600

/** How many hours the clocks that postings go by can be ahead of UTC, in winter and in summer. */
const clocks = [
  { city: 'Perth', hours: [8] },
  { city: 'Darwin', hours: [9.5] },
  { city: 'Adelaide', hours: [9.5, 10.5] },
  { city: 'Brisbane', hours: [10] },
  { city: 'Sydney', hours: [10, 11] },
  { city: 'Melbourne', hours: [10, 11] },
  { city: 'Hobart', hours: [10, 11] },
]

const cityOf = (timeZone: string) => timeZone.split('/').at(-1)
