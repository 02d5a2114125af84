import { readPackagedTable } from '../packaged/packaged-table.ts'
import type { Point } from '../domain/distance.ts'
import { plainPhrase } from '../text/plain.ts'

interface Locality extends Point {
  readonly state: string
  readonly postcode: string
  readonly addresses: number
}

let known: ReadonlyMap<string, readonly Locality[]> | undefined

/** Where somebody lives, to the suburb; nothing where the name is not known or could be two places. */
export function homeOf(
  suburb: string | null,
  state: string | null,
  postcode: string | null,
): Point | null {
  const called = plainPhrase(suburb ?? '')
  const inState = (name: string) =>
    (localities().get(name) ?? []).filter((one) => state === null || one.state === state)
  const exactly = inState(called)
  if (exactly.length === 0) return largestOf(partsOf(called).flatMap(inState))
  return largestOf(
    exactly.filter((one) => !postcode || exactly.length === 1 || one.postcode === postcode),
  )
}

/** What people call a town that has no one locality of its name: Cairns is Cairns City, Cairns North and more. */
function partsOf(town: string): string[] {
  const middle = middles[town]
  return middle ? [middle] : parts.map((part) => `${town} ${part}`)
}

const parts = ['city', 'central', 'north', 'east', 'south', 'west']
/** Towns none of whose localities has their name. */
const middles: Readonly<Record<string, string>> = {
  canberra: 'canberra central',
  'gold coast': 'surfers paradise',
  'sunshine coast': 'maroochydore',
  'central coast': 'gosford',
  'hervey bay': 'pialba',
  'kalgoorlie-boulder': 'kalgoorlie',
}

function largestOf(found: readonly Locality[]): Point | null {
  const [largest] = found.toSorted((a, b) => b.addresses - a.addresses)
  const states = new Set(found.map((one) => one.state))
  return largest && states.size === 1 ? { lat: largest.lat, lng: largest.lng } : null
}

function localities(): ReadonlyMap<string, readonly Locality[]> {
  if (known) return known
  const each = new Map<string, Locality[]>()
  const columns = ['name', 'state', 'postcode', 'addresses', 'lat', 'lng'] as const
  for (const row of readPackagedTable('localities.tsv', columns)) {
    const { state, postcode } = row
    const [addresses, lat, lng] = [Number(row.addresses), Number(row.lat), Number(row.lng)]
    const key = plainPhrase(row.name)
    each.set(key, [...(each.get(key) ?? []), { state, postcode, addresses, lat, lng }])
  }
  known = each
  return known
}
