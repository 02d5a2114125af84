import { asSoonAsPossible } from '@headframe/wire'

import { dateFromDay, dayProblem, isDay } from '../../../../lib/day-text.ts'
import { productDay } from '../../../../lib/product-day.ts'
import type { Start } from '../job-values.ts'

/** A new day comes to Western Australia last: what is over there is over everywhere. */
export const lastTimeZone = 'Australia/Perth'

/** The start as it is sent; nothing while no day was typed. */
export function secondsOfStart({ when, day }: Start): number | null {
  if (when === 'soon') return asSoonAsPossible
  return when === 'day' && isDay(day) ? secondsOfDay(day) : null
}

/** Why what was typed is no day, where something was: it is sent as none, and would be called missing. */
export function unreadableStart({ when, day }: Start): string | undefined {
  return when === 'day' ? dayProblem(day) : undefined
}

export function startOfSeconds(seconds: number | null): Start {
  if (seconds === null) return { when: '', day: '' }
  if (seconds === asSoonAsPossible) return { when: 'soon', day: '' }
  return { when: 'day', day: productDay(seconds) }
}

/** An hour at which it is this very day everywhere in Australia. */
function secondsOfDay(day: string): number {
  const noon = dateFromDay(day)
  return Date.UTC(noon.getFullYear(), noon.getMonth(), noon.getDate(), 2) / 1000
}
