import type { Point } from '../../../domain/distance.ts'
import { readPackagedTable } from '../../../packaged/packaged-table.ts'

let known: ReadonlyMap<string, Point> | undefined

/** Where somebody of the gold set lives: they all name a locality, with its state. */
export function homeOf(suburb: string | null, state: string | null): Point | null {
  return homes().get(`${suburb}, ${state}`) ?? null
}

/** Of several of one name in a state, the one with most addresses. */
function homes(): ReadonlyMap<string, Point> {
  known ??= new Map(
    readPackagedTable('localities.tsv', ['name', 'state', 'addresses', 'lat', 'lng'])
      .toSorted((one, other) => Number(one.addresses) - Number(other.addresses))
      .map(({ name, state, lat, lng }) => [
        `${name}, ${state}`,
        { lat: Number(lat), lng: Number(lng) },
      ]),
  )
  return known
}
