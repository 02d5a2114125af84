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
  const called = localities().get(plainPhrase(suburb ?? '')) ?? []
  const inState = called.filter((one) => state === null || one.state === state)
  const [largest] = inState
    .filter((one) => !postcode || inState.length === 1 || one.postcode === postcode)
    .toSorted((a, b) => b.addresses - a.addresses)
  const states = new Set(inState.map((one) => one.state))
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
