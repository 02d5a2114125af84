import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { usualRadius } from '@headframe/wire'
import type { FoundPlace } from '../adapters/geocoder/geocoder.ts'
import { earthRadiusKm } from '../domain/distance.ts'
import type { Point } from '../domain/distance.ts'

/**
 * A circle around a point, which may be all of a region, or the state that the point is the middle of. Nothing is
 * near an unknown place.
 */
export type Nearness =
  | { readonly point: Point; readonly radiusKm: number; readonly isRegion?: true }
  | { readonly point: Point; readonly state: string }
  | 'nowhere'

/** A place itself knows how far it reaches when nobody says so. */
export function around({ lat, lng, reach }: FoundPlace, radius: number | undefined): Nearness {
  const point = { lat, lng }
  if (radius !== undefined || !reach) return { point, radiusKm: radius ?? usualRadius }
  return 'state' in reach
    ? { point, state: reach.state }
    : { point, radiusKm: reach.km, isRegion: true }
}

/** Where distances are told from. Of what lies in a region or a state nobody asks how far its middle is. */
export function startOf(near: Nearness | undefined): Point | null {
  if (near === undefined || near === 'nowhere') return null
  return 'state' in near || near.isRegion ? null : near.point
}

const columns = {
  job: ['job.location_lat', 'job.location_lng'],
  community: ['community.location_lat', 'community.location_lng'],
  /** Where somebody lives, as it was read to compare them. */
  home: ['reading.home_lat', 'reading.home_lng'],
} as const

/** A point, or the columns that have one in each row. */
type Middle = Point | { readonly lat: RawBuilder<number>; readonly lng: RawBuilder<number> }

/** How far a posting, a community or a home is from a point: the same formula as in the domain. */
export function kilometresTo(of: keyof typeof columns, { lat, lng }: Middle): RawBuilder<number> {
  const [itsLat, itsLng] = [sql.ref(columns[of][0]), sql.ref(columns[of][1])]
  return sql`2 * ${earthRadiusKm}::float8 * asin(least(1, sqrt(
    power(sin(radians(${itsLat} - ${lat}::float8) / 2), 2)
    + cos(radians(${itsLat})) * cos(radians(${lat}::float8))
    * power(sin(radians(${itsLng} - ${lng}::float8) / 2), 2)
  )))`
}
