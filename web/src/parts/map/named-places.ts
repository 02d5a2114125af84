import outbackTowns from './data/outback-towns.json' with { type: 'json' }
import sites from './data/sites.json' with { type: 'json' }
import towns from './data/towns.json' with { type: 'json' }
import type { Position } from './place.ts'

/** What a map can name. */
export interface NamedPlace extends Position {
  readonly name: string
  readonly state: string
  readonly kind: 'town' | 'site' | 'locality'
  /** Farther out it is only named where hardly anything else is. */
  readonly leastZoom: number
  readonly isLarge: boolean
}

// The compiler reads rows of a file as lists of either kind.
type TownRow = readonly [name: string, state: string, rank: number, lat: number, lng: number]
type SiteRow = readonly [name: string, state: string, kind: string, lat: number, lng: number]
type PlainRow = readonly [name: string, state: string, lat: number, lng: number]

/** For each rank of towns, from the capitals on. */
const zoomOfRank = [0, 4, 4.5, 5.5, 6.5, 7.5]
const zoomOfOutback = 6
const zoomOfMines = 7
const zoomOfOtherSites = 8
const zoomOfLocalities = 8.5

/** From here on it is worth to know the small places between the towns. */
export const zoomToLearnLocalities = 7.5

/** Of two names that would touch, the first stays: the greater come first, and sites before hamlets. */
let known: readonly NamedPlace[] = [
  ...(towns as unknown as readonly TownRow[]).map(townOf),
  ...(outbackTowns as unknown as readonly PlainRow[]).map(outbackTownOf),
  ...(sites as unknown as readonly SiteRow[]).map(siteOf),
].toSorted((one, other) => one.leastZoom - other.leastZoom)

export function namedPlaces(): readonly NamedPlace[] {
  return known
}

let learning: Promise<void> | undefined

/** They are fetched once and when they are near. Without them a map names what else it knows. */
export function learnLocalities(): Promise<void> {
  learning ??= fetchLocalities()
  return learning
}

async function fetchLocalities() {
  try {
    const { default: rows } = await import('./data/localities.json')
    known = [...known, ...(rows as unknown as readonly PlainRow[]).map(localityOf)]
  } catch {
    // Whoever comes near again asks again.
    learning = undefined
  }
}

function townOf([name, state, rank, lat, lng]: TownRow): NamedPlace {
  const leastZoom = zoomOfRank[rank] ?? 0
  return { name, state, kind: 'town', leastZoom, isLarge: rank < 3, lat, lng }
}

function outbackTownOf([name, state, lat, lng]: PlainRow): NamedPlace {
  return { name, state, kind: 'town', leastZoom: zoomOfOutback, isLarge: false, lat, lng }
}

function siteOf([name, state, kind, lat, lng]: SiteRow): NamedPlace {
  const leastZoom = kind === 'mine' ? zoomOfMines : zoomOfOtherSites
  return { name, state, kind: 'site', leastZoom, isLarge: false, lat, lng }
}

function localityOf([name, state, lat, lng]: PlainRow): NamedPlace {
  return { name, state, kind: 'locality', leastZoom: zoomOfLocalities, isLarge: false, lat, lng }
}
