import { signpostSeconds } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import type { World } from '../../kit/world.ts'
import { generalOf } from '../../occupations/kinds.ts'
import { countByState, countInCircles, listLocations } from './queries.ts'
import { placesNamedIn, placesOfNote } from './signpost-places.ts'
import type { SignpostPlace } from './signpost-places.ts'

/** What can be led to now: how many jobs each role, each place, and each role in a place has open. */
export interface Signposts {
  /** By their slugs, those with jobs alone. */
  readonly places: ReadonlyMap<string, SignpostPlace>
  /** By the slug of a place and then by an occupation; `anywhere` and `anybody` are all of them. */
  readonly jobs: ReadonlyMap<string, ReadonlyMap<string, number>>
}

export const anywhere = ''
export const anybody = ''

/** So many different locations are read; whatever fewer postings say than these has no page of its own. */
const mostLocations = 1000
const mostPlaces = 500

interface Counted {
  readonly table: Promise<Signposts>
  readonly atMs: number
}

const countedOn = new WeakMap<object, Counted>()

/** A count as old as this is given to nobody any more, not even while the next one is made. */
const tooOldMs = 3_600_000

/**
 * The same for everybody, so they are counted once in a while and once at a time, however many look. Who comes
 * when a count has grown old is given it all the same, while the next one is made.
 */
export function findSignposts(
  db: Reading,
  now: Date,
  { database }: Pick<World, 'database'>,
): Promise<Signposts> {
  const known = countedOn.get(database)
  const age = known ? now.getTime() - known.atMs : Infinity
  if (known && age < signpostSeconds * 1000) return known.table

  const table = countSignposts(db, now)
  countedOn.set(database, { table, atMs: now.getTime() })
  table.catch(() => countedOn.delete(database))
  return known && age < tooOldMs ? known.table : table
}

async function countSignposts(db: Reading, now: Date): Promise<Signposts> {
  const locations = await listLocations(db, now, mostLocations)
  const named = locations.flatMap(({ location }) => placesNamedIn(location))
  const bySlug = new Map([...placesOfNote(), ...named].map((place) => [place.slug, place]))
  const places = [...bySlug.values()].slice(0, mostPlaces)

  const circles = places.flatMap(({ slug, point, reach }) =>
    'km' in reach ? [{ slug, point, km: reach.km }] : [],
  )
  const jobs = new JobCounts()
  for (const { slug, occupations, jobs: count } of await countInCircles(db, now, circles)) {
    jobs.add(slug, occupations, count)
  }
  const slugOfState = new Map(
    places.flatMap(({ slug, reach }) => ('state' in reach ? [[reach.state, slug] as const] : [])),
  )
  for (const { state, located, occupations, jobs: count } of await countByState(db, now)) {
    const slug = located && state !== null ? slugOfState.get(state) : undefined
    if (slug !== undefined) jobs.add(slug, occupations, count)
    jobs.add(anywhere, occupations, count)
  }
  return {
    jobs: jobs.counts,
    places: new Map([...bySlug].filter(([slug]) => jobs.counts.has(slug))),
  }
}

/** A posting for an underground electrician is one for an electrician, and counts once for either. */
class JobCounts {
  readonly counts = new Map<string, Map<string, number>>()
  readonly #widened = new Map<string, readonly string[]>()

  add(slug: string, occupations: readonly string[], count: number): void {
    const ofPlace = this.counts.get(slug) ?? new Map<string, number>()
    this.counts.set(slug, ofPlace)
    for (const occupation of [anybody, ...this.#widen(occupations)]) {
      ofPlace.set(occupation, (ofPlace.get(occupation) ?? 0) + count)
    }
  }

  #widen(occupations: readonly string[]): readonly string[] {
    const key = occupations.join()
    const known = this.#widened.get(key)
    const widened = known ?? [...new Set(occupations.flatMap(generalOf))]
    this.#widened.set(key, widened)
    return widened
  }
}
