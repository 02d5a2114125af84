import { foldName } from '../../adapters/geocoder/folding.ts'
import { placeCalled } from '../../adapters/geocoder/place-names.ts'
import type { NamedPlace } from '../../adapters/geocoder/place-names.ts'
import { packagedPlaces } from '../../adapters/geocoder/packaged-index.ts'
import type { Point } from '../../domain/distance.ts'
import { placesIn } from '../../search-words/places-in.ts'
import { capitals, reachOfTown } from '../../search-words/town-reach.ts'

/** A place that jobs are looked for in, as the gazetteer knows it. */
export interface SignpostPlace {
  readonly slug: string
  /** "Kalgoorlie": as people say it, with its state where others are called so. */
  readonly name: string
  readonly sort: 'state' | 'region' | 'town' | 'site'
  /** "Kalgoorlie WA 6430": as the list of jobs is asked for it. */
  readonly label: string
  readonly point: Point
  /** A state is all postings whose state it is; what lies around a town counts as in it. */
  readonly reach: { readonly km: number } | { readonly state: string }
  /** Regions and states know themselves how far they reach; of a town it has to be said. */
  readonly radiusKm: number | undefined
}

/** States, regions and capitals: jobs are looked for there, whatever is named in them. */
export function placesOfNote(): SignpostPlace[] {
  const towns = Object.entries(capitals).map(([name, state]) => `${name} ${state}`)
  const regions = packagedPlaces().filter(({ reach }) => reach !== undefined)
  return [...regions.map(({ label }) => label), ...towns].flatMap(placesNamedIn)
}

/** The places that the words of a location name. People leave from an airport, and work elsewhere. */
export function placesNamedIn(location: string): SignpostPlace[] {
  return placesIn(location)
    .flatMap((found) =>
      found.kind === 'place' ? (placeNamed(location.slice(found.start, found.end)) ?? []) : [],
    )
    .filter(({ name }) => !name.endsWith(' Airport'))
}

/** What a slug, or a name with its state and postcode, means to most people. */
export function placeNamed(words: string): SignpostPlace | undefined {
  const named = called(foldName(words))
  return named && signpostPlaceOf(named)
}

const states = /^(?<name>.+?)(?: (?<state>nsw|vic|qld|wa|sa|tas|act|nt))?(?: (?<postcode>\d{4}))?$/

/** By the whole first: "Western Australia" and "South East" are names, and no names in a state. */
function called(folded: string): NamedPlace | undefined {
  const whole = placeCalled(folded)
  if (whole) return whole
  const { name, state, postcode } = states.exec(folded)?.groups ?? {}
  return name === undefined ? undefined : placeCalled(name, state?.toUpperCase(), postcode)
}

function signpostPlaceOf({ name, place, isTown }: NamedPlace): SignpostPlace {
  const { label, lat, lng } = place
  const said = waysToSay(name, label).find((way) => called(foldName(way))?.place.label === label)
  const shortest = said ?? label
  const radiusKm = place.reach ? undefined : reachOfTown(place, nameOfCity(name))
  return {
    slug: foldName(shortest).replaceAll(' ', '-'),
    name: shortest,
    sort: sortOf(place.reach, isTown),
    label,
    point: { lat, lng },
    reach: place.reach ?? { km: radiusKm ?? 0 },
    radiusKm,
  }
}

function sortOf(reach: NamedPlace['place']['reach'], isTown: boolean): SignpostPlace['sort'] {
  if (reach) return 'state' in reach ? 'state' : 'region'
  return isTown ? 'town' : 'site'
}

/** From the shortest on: people say "Brisbane", and "Perth TAS" where it is not the other one. */
function waysToSay(name: string, label: string): string[] {
  const withState = label.replace(/ \d{4}$/, '').replace(', ', ' ')
  return [nameOfCity(name), name, withState, label]
}

/** The middle of a city is a locality of its own there. */
function nameOfCity(name: string): string {
  return name.replace(/ (?:City|Central)$/, '')
}
