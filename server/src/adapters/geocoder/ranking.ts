import type { FoundPlace } from './geocoder.ts'
import type { PackagedPlace } from './packaged-places.ts'
import type { Fit, Hit } from './place-index.ts'
import type { PlaceQuery } from './place-query.ts'

const fitsBestFirst: readonly Fit[] = ['whole name', 'start of name', 'word in name']

/** The state must agree. A wrong postcode is more likely than a wrong name, so it gives way. */
export function thatAgree(
  hits: readonly Hit[],
  asked: Pick<PlaceQuery, 'state' | 'postcode'>,
): Hit[] {
  const inState = hits.filter(({ place }) => isInState(place, asked.state))
  const inPostcode = inState.filter(({ place }) => place.postcode === asked.postcode)
  return inPostcode.length > 0 ? inPostcode : inState
}

export function isInState(place: PackagedPlace, state: string | undefined): boolean {
  return state === undefined || place.state === state
}

/** Closest fit first, and of equal fits what more people mean. */
export function bestFirst(hits: readonly Hit[]): PackagedPlace[] {
  return fitsBestFirst.flatMap((fit) =>
    heaviestFirst(hits.filter((hit) => hit.fit === fit).map(({ place }) => place)),
  )
}

/** A town stands before its airport and its gas plant, however many mean those; of a mine, the mine is meant. */
export function heaviestFirst(places: readonly PackagedPlace[]): PackagedPlace[] {
  const byWeight = places.toSorted((a, b) => b.weight - a.weight)
  const ranks = byWeight.map((_, at) => at)
  // Of two of one name the heavier.
  const first = new Map(byWeight.map((place, at) => [called(place), at] as const).toReversed())
  for (const [at, place] of byWeight.entries()) {
    for (const town of townsIn(place)) {
      const behind = first.get(town)
      if (behind !== undefined) ranks[behind] = Math.min(ranks[behind] ?? behind, at - 0.5)
    }
  }
  return byWeight
    .map((place, at) => ({ place, rank: ranks[at] ?? at }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ place }) => place)
}

function called({ state, names: [name = ''] }: PackagedPlace): string {
  return `${state} ${name}`
}

/** "Karratha" of "Karratha Gas Plant". */
function townsIn({ sort, state, names: [name = ''] }: PackagedPlace): string[] {
  if (sort === 'mine') return []
  const words = name.split(' ')
  return words.slice(1).map((_, at) => `${state} ${words.slice(0, at + 1).join(' ')}`)
}

export function asPlace({ label, lat, lng, state, reach }: PackagedPlace): FoundPlace {
  return { label, lat, lng, state, kind: 'place', ...(reach ? { reach } : {}) }
}

export function asPostcodePlace(place: PackagedPlace): FoundPlace {
  return { ...asPlace(place), kind: 'postcode' }
}

/** Keeps the street as it was typed; where it stands is the centre of the place. */
export function asAddressIn(place: PackagedPlace, street: string): FoundPlace {
  return { ...asPlace(place), label: `${street}, ${place.label}`, kind: 'address' }
}
