import { usualRadius } from '@headframe/wire'
import type { FoundPlace } from '../../../adapters/geocoder/geocoder.ts'
import type { Point } from '../../../domain/distance.ts'

/** A circle around a point, or the state that the point is the middle of. Nothing is near an unknown place. */
export type Nearness =
  | { readonly point: Point; readonly radiusKm: number }
  | { readonly point: Point; readonly state: string }
  | 'nowhere'

/** A place itself knows how far it reaches when nobody says so. */
export function around({ lat, lng, reach }: FoundPlace, radius: number | undefined): Nearness {
  const point = { lat, lng }
  if (radius !== undefined || !reach) return { point, radiusKm: radius ?? usualRadius }
  return 'state' in reach ? { point, state: reach.state } : { point, radiusKm: reach.km }
}
