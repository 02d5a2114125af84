import { rateCategories, rateTypes, workArrangements, workTypes } from '@headframe/wire'

import {
  everyLike,
  ids,
  numberWithin,
  oneOf,
  someOf,
  text,
  wholeNumber,
} from '../../../lib/wish-readers.ts'
import { describeWish, type WishOf } from '../../../lib/wishes.ts'

const asap = oneOf(['asap'])
const instant = wholeNumber(2, 100_000_000_000)

const described = describeWish({
  filters: {
    search: text,
    place: text,
    lat: numberWithin(-90, 90),
    lng: numberWithin(-180, 180),
    radius: numberWithin(1, 2000),
    arrangement: someOf(workArrangements),
    workType: someOf(workTypes),
    rateCategory: someOf(rateCategories),
    industry: ids,
    role: ids,
    occupation: everyLike(/^[\p{L}'’ -]{2,80}$/u),
    roster: everyLike(/^(?:even|[1-9]\d{0,2}:[1-9]\d{0,2})$/),
    rateMin: numberWithin(0, 100_000),
    rateType: oneOf(rateTypes),
    includeUndisclosed: oneOf(['1']),
    startBefore: (said: unknown) => asap(said) ?? instant(said),
    applied: oneOf(['0', '1']),
  },
  kept: {
    /** The newest come first unless something else is said. */
    sort: oneOf(['match', 'rate', 'start', 'distance']),
    view: oneOf(['map']),
  },
  passing: {
    /** The job that is picked on the map. */
    job: text,
  },
})

/**
 * What the address of the list asks for, under the names of the call that answers it. Read with
 * every address of the app, so it knows nothing but option lists.
 */
export type JobsSearch = WishOf<typeof described>

export const jobsSearch = {
  ...described,
  read: (address: Parameters<typeof described.read>[0]) => withWholePoint(described.read(address)),
}

/** Half a point is none. */
function withWholePoint({ lat, lng, ...search }: JobsSearch): JobsSearch {
  return lat === undefined || lng === undefined ? search : { ...search, lat, lng }
}
