import { foldName } from './folding.ts'
import type { FoundPlace } from './geocoder.ts'
import { packagedIndex } from './packaged-index.ts'
import type { PackagedPlace } from './packaged-places.ts'
import { asPlace, asPostcodePlace, heaviestFirst, isInState } from './ranking.ts'

/** A place that is called exactly so, and how much speaks for its being meant. */
export interface NamedPlace {
  readonly name: string
  readonly place: FoundPlace
  readonly isTown: boolean
  readonly weight: number
}

/** The place that most people mean by a whole name, without asking anybody outside. */
export function placeCalled(
  name: string,
  state?: string,
  postcode?: string,
): NamedPlace | undefined {
  const folded = foldName(name)
  const whole = packagedIndex().called(folded)
  const inState = (whole.length > 0 ? whole : calledInMore(folded)).filter((place) =>
    isInState(place, state),
  )
  const inPostcode = inState.filter((place) => place.postcode === postcode)
  return heaviest(inPostcode.length > 0 ? inPostcode : inState, asPlace)
}

/** Of fewer addresses is a place that nobody means by its name alone. */
export const smallestTown = 40

/** Other towns that are called the same, those first that most people mean. */
export function othersCalled({ name, place }: NamedPlace): NamedPlace[] {
  const called = packagedIndex().called(foldName(name))
  const towns = called.filter(({ sort, weight }) => sort === 'locality' && weight >= smallestTown)
  return heaviestFirst(towns)
    .map((town) => namedAs(town, asPlace))
    .filter((other) => other.place.label !== place.label)
}

/** What people leave out: Kambalda is East and West, and the mine at Jimblebar is Jimblebar Mine. */
const partsLeftOut = ['east', 'west', 'north', 'south', 'beach']
const minesLeftOut = ['gold', 'iron ore', 'nickel', 'coal', 'copper', 'lithium'].map(
  (metal) => `${metal} mine`,
)
const leftOut = [...partsLeftOut, 'mine', ...minesLeftOut]

const shortestInMore = 5

function calledInMore(name: string): PackagedPlace[] {
  if (name.length < shortestInMore) return []
  return leftOut.flatMap((more) => packagedIndex().called(`${name} ${more}`))
}

export function placeInPostcode(digits: string): NamedPlace | undefined {
  const places = packagedIndex()
    .inPostcode(digits)
    .filter(({ postcode }) => postcode === digits)
  return heaviest(places, asPostcodePlace)
}

/** Names that a typed one may be the beginning of, those first that most people mean. */
export function placesBeginning(text: string, most: number): NamedPlace[] {
  const hits = packagedIndex()
    .startingWith(foldName(text))
    .filter(({ fit }) => fit !== 'word in name')
  return heaviestFirst(hits.map(({ place }) => place))
    .slice(0, most)
    .map((place) => namedAs(place, asPlace))
}

/** Names of one word that are a slip of the finger away, those first that most people mean. */
export function placesOneSlipFrom(word: string): NamedPlace[] {
  const index = packagedIndex()
  const places = index.wordsLike(foldName(word)).flatMap((like) => index.called(like))
  return heaviestFirst(places).map((place) => namedAs(place, asPlace))
}

function heaviest(
  places: readonly PackagedPlace[],
  asFound: (place: PackagedPlace) => FoundPlace,
): NamedPlace | undefined {
  const [first] = heaviestFirst(places)
  return first && namedAs(first, asFound)
}

function namedAs(place: PackagedPlace, asFound: (place: PackagedPlace) => FoundPlace): NamedPlace {
  return {
    name: place.names[0] ?? '',
    place: asFound(place),
    isTown: place.sort === 'locality',
    weight: place.weight,
  }
}
