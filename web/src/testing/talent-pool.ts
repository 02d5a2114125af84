import type { Bench } from '@headframe/wire'

/** A talent pool of a staff account; whatever matters to a test is said there. */
export function aTalentPool(own: Partial<Bench> = {}): Bench {
  return {
    talent_pool_hash: 'pool-1',
    name: 'Mill reline',
    location: null,
    description: null,
    tags: [],
    archived: false,
    total: 0,
    accepted: 0,
    pending: 0,
    declined: 0,
    creation_date: 1_700_000_000,
    ...own,
  }
}
