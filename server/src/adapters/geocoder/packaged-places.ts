import { readFileSync } from 'node:fs'
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
    ...withCityNames(rowsOf('localities.tsv').map(locality)),
    ...rowsOf('regions.tsv').map(landmark),
    ...rowsOf('mine-sites.tsv').map(landmark),
  ]
}

function rowsOf(file: string): string[] {
  const text = readFileSync(new URL(`../../../data/${file}`, import.meta.url), 'utf8')
  return text.trimEnd().split('\n').slice(1)
}

function locality(row: string): PackagedPlace {
  const [name = '', state = '', postcode = '', addresses, lat, lng] = row.split('\t')
  return {
    label: [name, state, postcode].filter((part) => part !== '').join(' '),
    names: [name],
    sort: 'locality',
    state: state || null,
    postcode,
    lat: Number(lat),
    lng: Number(lng),
    weight: Number(addresses),
  }
}

/** The middle of a city is a locality of its own there, but people say just "Cairns" or "Gladstone". */
function withCityNames(localities: readonly PackagedPlace[]): PackagedPlace[] {
  const labels = new Set(localities.map(({ label }) => label))

  return localities.map((place) => {
    const city = /^(.+) (?:City|Central)$/.exec(place.names[0] ?? '')?.[1]
    if (!city || labels.has(`${city} ${place.state} ${place.postcode}`)) return place
    return { ...place, names: [...place.names, city] }
  })
}

function landmark(row: string): PackagedPlace {
  const [name = '', sort = '', state = '', lat, lng, also = ''] = row.split('\t')
  const saysState = name.endsWith(stateNames.get(state) ?? state)
  return {
    label: saysState ? name : `${name}, ${state}`,
    names: [
      name,
      ...also.split(';').filter((other) => other !== ''),
      ...(sort === 'state' ? [state] : []),
    ],
    sort,
    state,
    postcode: null,
    lat: Number(lat),
    lng: Number(lng),
    weight: weightOf[sort] ?? 0,
  }
}
