import { asSoonAsPossible, dayOf, freeFrom } from '@headframe/wire'
import { dayAfter, dayInWords } from '../../domain/days-of-place.ts'
import type { Finding, OpeningTerms, PersonTerms } from './terms.ts'

/** As soon as possible is as good as in two weeks; nobody can tell how long a company would wait. */
const soonDays = 14
const longDays = 60

/** Whether somebody is free when the work begins. Whoever has said when they are has nothing to mend. */
export function checkStartDate(
  { startDate, timeZone }: Pick<OpeningTerms, 'startDate' | 'timeZone'>,
  {
    availability,
    availabilitySaidAt: saidAt,
  }: Pick<PersonTerms, 'availability' | 'availabilitySaidAt'>,
  now: Date,
): Finding {
  if (startDate === null) return { result: 'pass', text: 'The start is flexible' }
  if (!availability || !saidAt) {
    return {
      result: 'unknown',
      text: 'Nothing is said about when the work could begin',
      mend: 'availability',
    }
  }
  const free = freeFrom(availability, saidAt)
  const freeDay = dayOf(free, timeZone)
  const freeText = free <= now ? 'Free now' : `Free from ${dayInWords(free, timeZone)}`
  if (startDate !== asSoonAsPossible) {
    const start = new Date(startDate * 1000)
    const startDay = dayOf(start, timeZone)
    const today = dayOf(now, timeZone)
    const hasBegun = startDay < today
    // Of work that has begun and still looks for people, nobody could be there before today.
    const result = freeDay <= (hasBegun ? today : startDay) ? 'pass' : 'fail'
    const begins = hasBegun ? 'began' : 'begins'
    return {
      result,
      text: `${freeText}, and the work ${begins} on ${dayInWords(start, timeZone)}`,
    }
  }
  const today = dayOf(now, timeZone)
  if (freeDay <= dayAfter(today, soonDays)) {
    return { result: 'pass', text: `${freeText}, and the work begins as soon as possible` }
  }
  const result = freeDay <= dayAfter(today, longDays) ? 'unknown' : 'fail'
  return { result, text: `${freeText}, and the work is to begin as soon as possible` }
}
