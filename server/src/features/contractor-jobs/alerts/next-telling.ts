import { dayOf } from '@headframe/wire'
import type { AlertFrequency } from '@headframe/wire'
import { dayAfter, momentAt } from '../../../domain/days-of-place.ts'

/** Before the day's work, where the person lives. */
const hourOfTelling = '07:00:00'
const monday = 1

/** When somebody hears of what was found now: at once, the next morning, or the next Monday morning. */
export function nextTelling(
  frequency: Exclude<AlertFrequency, 'off'>,
  now: Date,
  timeZone: string,
): Date {
  if (frequency === 'instant') return now
  const today = dayOf(now, timeZone)
  const days = Array.from({ length: 9 }, (_, ahead) => dayAfter(today, ahead))
  const morning = days
    .filter((day) => frequency === 'daily' || new Date(day).getUTCDay() === monday)
    .map((day) => momentAt(day, hourOfTelling, timeZone))
    .find((moment) => moment > now)
  return morning ?? now
}
