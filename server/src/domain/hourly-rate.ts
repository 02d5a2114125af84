import { hoursInDay } from '@headframe/wire'

/** For comparing only: a year has forty hours in each of its weeks. */
export const hoursIn = { hour: 1, day: hoursInDay, year: 2080 } as const

/** To the tenth of a cent, so that nothing is missed by a rounding. */
export function hourlyRate(rate: number, per: keyof typeof hoursIn): number {
  return Math.round((rate * 1000) / hoursIn[per]) / 1000
}
