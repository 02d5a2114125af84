import type { Task } from '../../../kit/world.ts'
import { keysOfSearch } from './coarse-keys.ts'
import { keepKeys, listAllSearchesAfter } from './queries.ts'
import { wishReader } from './read-wishes.ts'

/**
 * In the order of their ids, so many at a time: searches that were saved before the same words came to mean
 * more. Without the new keys, what is in their list would not be told.
 */
export const keySearches: Task<{ after: string }> = {
  name: 'key-searches',
  tries: 10,
  async run({ db, now, world }, { after }) {
    const searches = await listAllSearchesAfter(db, after, keyedAtOnce)
    const last = searches.at(-1)
    if (!last) return
    const read = wishReader(now, world)
    const keyed = await Promise.all(
      searches.map(async ({ id, wish, wish_hash }) => ({
        id,
        wish_hash,
        keys: keysOfSearch(await read(wish)),
      })),
    )
    await keepKeys(db, keyed)
    await world.tasks.promise(db, keySearches, { after: last.id })
  },
}

const keyedAtOnce = 200
