import { readPackagedTable } from '../../packaged/packaged-table.ts'
import type { Reach } from './geocoder.ts'
import { stateNames } from './states.ts'

/** A place of the packaged lists; `server/data/README.md` says where they come from. */
export interface PackagedPlace {
  readonly label: string
  readonly names: readonly string[]
  /** 'locality', or the kind that the lists of regions and sites give. */
  readonly sort: string
  readonly state: string | null
  readonly postcode: string | null
  readonly lat: number
  readonly lng: number
  /** Which of two places of one name people mean: a locality counts its addresses. */
  readonly weight: number
  readonly reach?: Reach | undefined
}

const weightOf: Readonly<Record<string, number>> = {
  state: 1_000_000,
  city: 60_000,
  region: 15_000,
  mine: 2500,
  plant: 2000,
  energy: 2000,
  port: 1500,
  airport: 1200,
}

export function readPackagedPlaces(): PackagedPlace[] {
  return [
    ...withOtherNames(withCityNames(localities())),
    ...regions(),
    ...readPackagedTable('mine-sites.tsv', landmarkColumns).map(asLandmark),
  ]
}

function localities(): PackagedPlace[] {
  const columns = ['name', 'state', 'postcode', 'addresses', 'lat', 'lng'] as const
  return readPackagedTable('localities.tsv', columns).map((row) => {
    const { name, state, postcode } = row
    return {
      label: [name, state, postcode].filter((part) => part !== '').join(' '),
      names: [name],
      sort: 'locality',
      state: state || null,
      postcode,
      lat: Number(row.lat),
      lng: Number(row.lng),
      weight: Number(row.addresses),
    }
  })
}

/** The middle of a city is a locality of its own there, but people say just "Cairns" or "Gladstone". */
function withCityNames(places: readonly PackagedPlace[]): PackagedPlace[] {
  const labels = new Set(places.map(({ label }) => label))

  return places.map((place) => {
    const city = /^(.+) (?:City|Central)$/.exec(place.names[0] ?? '')?.[1]
    if (!city || labels.has(`${city} ${place.state} ${place.postcode}`)) return place
    return { ...place, names: [...place.names, city] }
  })
}

/** Double cities, and names that leave a part out. */
function withOtherNames(places: readonly PackagedPlace[]): PackagedPlace[] {
  const columns = ['locality', 'state', 'postcode', 'also'] as const
  const others = new Map(
    readPackagedTable('locality-names.tsv', columns).map(({ locality, state, postcode, also }) => [
      `${locality} ${state} ${postcode}`,
      also.split(';'),
    ]),
  )
  return places.map((place) => ({
    ...place,
    names: [...place.names, ...(others.get(place.label) ?? [])],
  }))
}

const landmarkColumns = ['name', 'kind', 'state', 'lat', 'lng', 'also'] as const
type Landmark = Record<(typeof landmarkColumns)[number], string>

function regions(): PackagedPlace[] {
  return readPackagedTable('regions.tsv', [...landmarkColumns, 'reach_km']).map((row) => ({
    ...asLandmark(row),
    reach: reachOf(row),
  }))
}

/** Cities need none: what is near them is meant. */
function reachOf({ kind, state, reach_km }: Landmark & { reach_km: string }): Reach | undefined {
  if (kind === 'state') return { state }
  return reach_km === '' ? undefined : { km: Number(reach_km) }
}

function asLandmark({ name, kind, state, lat, lng, also }: Landmark): PackagedPlace {
  const saysState = name.endsWith(stateNames.get(state) ?? state)
  const otherNames = also.split(';').filter((other) => other !== '')
  return {
    label: saysState ? name : `${name}, ${state}`,
    names: [name, ...otherNames, ...(kind === 'state' ? [state] : [])],
    sort: kind,
    state,
    postcode: null,
    lat: Number(lat),
    lng: Number(lng),
    weight: weightOf[kind] ?? 0,
  }
}
