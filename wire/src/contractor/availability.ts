import { dayOf, timeZoneOf } from '../core/days.ts'

/** When somebody could start. A chosen day is sent as seconds since 1970; 999 is a choice of the form only. */
export const availabilityOptions = [
  { value: 0.1, name: 'Now' },
  { value: 0.2, name: '1 week' },
  { value: 0.5, name: '2 weeks' },
  { value: 1, name: '1 month' },
] as const

export const customAvailability = { value: 999, name: 'Custom date' } as const

/** Below it no number is a day, only a choice. */
export const firstInstant = 1_000_000_000

export function isAvailabilityOption(value: number): boolean {
  return availabilityOptions.some((option) => option.value === value)
}

/** One of the choices, or any day: what was read or heard may have passed meanwhile. */
export function isSaidAvailability(value: number): boolean {
  return isAvailabilityOption(value) || isDay(value)
}

function isDay(value: number): boolean {
  return Number.isInteger(value) && value >= firstInstant && value <= lastInstant
}

/** One of the choices, or a day from today on, where the person lives. */
export function isAvailability(value: number, state: string | undefined, now: Date): boolean {
  if (isAvailabilityOption(value)) return true
  if (!isDay(value)) return false
  const zone = timeZoneOf(state)
  return dayOf(new Date(value * 1000), zone) >= dayOf(now, zone)
}

/** The day from which somebody is free: a choice counts from the day it was said. */
export function freeFrom(availability: number, saidAt: Date): Date {
  if (availability >= firstInstant) return new Date(availability * 1000)
  if (availability === 1) return oneMonthAfter(saidAt)
  const days = availability === 0.5 ? 14 : availability === 0.2 ? 7 : 0
  return new Date(saidAt.getTime() + days * dayMs)
}

interface SaidThere {
  readonly availability: number
  /** When it was said, in seconds. */
  readonly availability_date: number
  readonly state: string | null | undefined
}

/**
 * The day from which somebody is free, where they live, so that it is one day for whoever reads it; nothing
 * once it has come. A week counts seven days of the calendar there, of which one may be an hour short.
 */
export function dayFreeFrom(said: SaidThere, now: Date): string | undefined {
  const { availability, availability_date: saidAt, state } = said
  const zone = timeZoneOf(state)
  const saidOn = new Date(dayOf(new Date(saidAt * 1000), zone))
  const free = freeFrom(availability, saidOn)
  const day = availability >= firstInstant ? dayOf(free, zone) : dayOf(free, 'UTC')
  return day <= dayOf(now, zone) ? undefined : day
}

const dayMs = 24 * 60 * 60 * 1000

/** The same day of the next month, or its last one when it is shorter. */
function oneMonthAfter(date: Date): Date {
  const after = new Date(date)
  after.setUTCMonth(after.getUTCMonth() + 1)
  if (after.getUTCDate() !== date.getUTCDate()) after.setUTCDate(0)
  return after
}

/** The end of the year 9999: later days cannot be written. */
const lastInstant = 253_402_300_799
