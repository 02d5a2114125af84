import type { contractorJobs, InputOf } from '@headframe/wire'

import type { JobsSearch } from './jobs-search.ts'

type JobsWish = InputOf<typeof contractorJobs.find>

/** What is asked of the server. Without a place nothing is near, and nothing can be ordered by that. */
export function wishOf({ view, page = 1, job: _picked, ...search }: JobsSearch): JobsWish {
  const sort = search.sort === 'distance' && !hasPlace(search) ? undefined : search.sort
  return { ...search, sort, ...(view === 'map' ? { view } : { page }) }
}

/** The same for all that ask for the same jobs. */
export function wishKeyOf(search: JobsSearch): string {
  return JSON.stringify(wishOf(search))
}

export function hasPlace({ place, lat }: JobsSearch): boolean {
  return place !== undefined || lat !== undefined
}

/** 23:59:59 of that day in Sydney summer time (22:59:59 in winter), for every reader. */
export function endOf(day: string): number {
  return Date.parse(`${day}T12:59:59Z`) / 1000
}
