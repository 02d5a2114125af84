import type { contractorJobs, InputOf } from '@headframe/wire'
import { Refusal, usualRadius } from '@headframe/wire'
import type { Geocoder } from '../../../adapters/geocoder/geocoder.ts'
import { hourlyRate } from '../../../domain/hourly-rate.ts'
import type { RosterWish } from '../../../domain/roster/roster.ts'
import { wordTerms } from '../../../kit/search.ts'
import { kindsOf } from '../../../occupations/kinds.ts'
import type { Chip } from '../../../search-words/chips.ts'
import { readSearch } from '../../../search-words/read-search.ts'
import { around } from '../../../market/near.ts'
import type { Nearness } from '../../../market/near.ts'
import { nearnessOf, soughtBy } from './sought.ts'
import type { Alternative } from './sought.ts'

type Wish = Omit<InputOf<typeof contractorJobs.find>, 'page' | 'perPage'>

/** What a list of open jobs is asked for. What is not set does not count. */
export interface JobSearch {
  readonly now: Date
  /** What was typed and not understood, each of it. */
  readonly terms: readonly string[]
  /** Who is looked for, and what was typed and understood: one of the alternatives of each list. */
  readonly sought: readonly (readonly Alternative[])[]
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

interface Asking {
  readonly now: Date
  readonly contractorId: string | undefined
  readonly findPlaces: Geocoder['search']
}

export async function readJobSearch(wish: Wish, asking: Asking): Promise<JobSearch> {
  const typed = readSearch(wish.search ?? '', asking.now)
  const nearby = hasPlace(wish) ? undefined : typed.chips.find(isNearby)
  return {
    now: asking.now,
    terms: wordTerms(typed.words),
    sought: [
      ...occupationsSought(wish),
      ...soughtBy(typed.chips.filter((chip) => chip !== nearby)),
    ],
    near: nearby ? nearnessOf(nearby) : await findNearness(wish, asking),
    located: wish.view === 'map' || yesOrNo(wish.located),
    arrangements: someOf(wish.arrangement),
    workTypes: someOf(wish.workType),
    rateCategories: someOf(wish.rateCategory),
    industries: someOf(wish.industry),
    roles: someOf(wish.role),
    rosters: someOf(wish.roster)?.map(rosterOf),
    lowestHourlyRate: highest([
      wish.rateMin && hourlyRate(wish.rateMin, wish.rateType ?? 'hour'),
      ...typed.chips.map((chip) =>
        chip.kind === 'rate' ? hourlyRate(chip.rate, chip.rateType) : undefined,
      ),
    ]),
    withUndisclosed: wish.includeUndisclosed === '1',
    latestStart: wish.startBefore ?? typed.chips.find(isStart)?.latest,
    contractorId: asking.contractorId,
    applied: asking.contractorId ? yesOrNo(wish.applied) : undefined,
    order: orderOf(wish, asking.contractorId),
  }
}

/** Guests are compared with nothing: theirs are the newest. */
function orderOf({ sort = 'newest' }: Wish, contractorId: string | undefined): Order {
  return sort === 'match' && contractorId === undefined ? 'newest' : sort
}

/** Who is of an occupation in particular is of it as well. */
function occupationsSought({ occupation }: Wish): Alternative[][] {
  return occupation?.length ? [[{ occupations: occupation.flatMap(kindsOf) }]] : []
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

function hasPlace({ lat, lng, place }: Wish): boolean {
  return lat !== undefined || lng !== undefined || Boolean(place)
}

/** "Near Kalgoorlie" is asked like a place of its own field, so that distances are told from there. */
function isNearby(chip: Chip): chip is Extract<Chip, { kind: 'place' }> {
  return chip.kind === 'place' && chip.isNear
}

function isStart(chip: Chip): chip is Extract<Chip, { kind: 'start' }> {
  return chip.kind === 'start'
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

function highest(rates: readonly (number | undefined)[]): number | undefined {
  const said = rates.filter((rate) => rate !== undefined)
  return said.length > 0 ? Math.max(...said) : undefined
}
