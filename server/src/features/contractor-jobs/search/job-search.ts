import type { contractorJobs, InputOf } from '@headframe/wire'
import { Refusal, usualRadius } from '@headframe/wire'
import type { FoundPlace, Geocoder } from '../../../adapters/geocoder/geocoder.ts'
import type { Point } from '../../../domain/distance.ts'
import type { RosterWish } from '../../../domain/roster/roster.ts'
import { wordTerms } from '../../../kit/search.ts'

type Wish = InputOf<typeof contractorJobs.find>

/** What a list of open jobs is asked for. What is not set does not count. */
export interface JobSearch {
  readonly now: Date
  readonly terms: readonly string[]
  readonly near: Nearness | undefined
  /** With coordinates or without; a map has no use for jobs without. */
  readonly located: boolean | undefined
  readonly arrangements: readonly string[] | undefined
  readonly workTypes: readonly string[] | undefined
  readonly rateCategories: readonly string[] | undefined
  readonly industries: readonly number[] | undefined
  readonly roles: readonly number[] | undefined
  readonly rosters: readonly RosterWish[] | undefined
  readonly lowestHourlyRate: number | undefined
  readonly withUndisclosed: boolean
  readonly latestStart: number | 'asap' | undefined
  /** Whose applications are looked at; guests have none. */
  readonly contractorId: string | undefined
  readonly applied: boolean | undefined
  readonly order: Order
}

/** The distance is from the place that is named; without one there is no such order. */
export type Order = 'newest' | 'rate' | 'start' | 'distance' | 'match'

/** A circle around a point, or the state that the point is the middle of. Nothing is near an unknown place. */
export type Nearness =
  | { readonly point: Point; readonly radiusKm: number }
  | { readonly point: Point; readonly state: string }
  | 'nowhere'

interface Asking {
  readonly now: Date
  readonly contractorId: string | undefined
  readonly findPlaces: Geocoder['search']
}

export async function readJobSearch(wish: Wish, asking: Asking): Promise<JobSearch> {
  return {
    now: asking.now,
    terms: wordTerms(wish.search ?? ''),
    near: await findNearness(wish, asking),
    located: wish.view === 'map' || yesOrNo(wish.located),
    arrangements: someOf(wish.arrangement),
    workTypes: someOf(wish.workType),
    rateCategories: someOf(wish.rateCategory),
    industries: someOf(wish.industry),
    roles: someOf(wish.role),
    rosters: someOf(wish.roster)?.map(rosterOf),
    lowestHourlyRate: hourly(wish.rateMin, wish.rateType),
    withUndisclosed: wish.includeUndisclosed === '1',
    latestStart: wish.startBefore,
    contractorId: asking.contractorId,
    applied: asking.contractorId ? yesOrNo(wish.applied) : undefined,
    order: orderOf(wish, asking.contractorId),
  }
}

/** Guests are compared with nothing: theirs are the newest. */
function orderOf({ sort = 'newest' }: Wish, contractorId: string | undefined): Order {
  return sort === 'match' && contractorId === undefined ? 'newest' : sort
}

/** A point, or the first place of a name, which itself knows how far it reaches when nobody says so. */
async function findNearness(
  { lat, lng, place, radius, sort }: Wish,
  { findPlaces }: Asking,
): Promise<Nearness | undefined> {
  if ((lat === undefined) !== (lng === undefined)) throw new Refusal('BAD_REQUEST')
  if (lat !== undefined && lng !== undefined) {
    return { point: { lat, lng }, radiusKm: radius ?? usualRadius }
  }
  if (place) {
    const [found] = await findPlaces(place, 1)
    return found ? around(found, radius) : 'nowhere'
  }
  if (sort === 'distance') throw new Refusal('BAD_REQUEST')
  return undefined
}

function around({ lat, lng, reach }: FoundPlace, radius: number | undefined): Nearness {
  const point = { lat, lng }
  if (radius !== undefined || !reach) return { point, radiusKm: radius ?? usualRadius }
  return 'state' in reach ? { point, state: reach.state } : { point, radiusKm: reach.km }
}

function yesOrNo(value: '0' | '1' | undefined): boolean | undefined {
  return value && value === '1'
}

function someOf<Value>(values: readonly Value[] | undefined): readonly Value[] | undefined {
  return values?.length ? values : undefined
}

function rosterOf(text: string): RosterWish {
  const [on = 0, off = 0] = text.split(':').map(Number)
  return text === 'even' ? text : { on, off }
}

/** A day has ten hours. To the tenth of a cent, so that no job is missed by a rounding. */
function hourly(rate: number | undefined, type: Wish['rateType']): number | undefined {
  return rate !== undefined && type === 'day' ? Math.round(rate * 100) / 1000 : rate
}
