import { stateIn } from '@headframe/wire'

/** Where the work is, in words and by its pin. */
export interface PlaceOfWork {
  readonly work_location: string | null
  readonly location_lat: number | null
  readonly location_lng: number | null
}

/** The state of a posting: as it is written, else where it lies; null where neither tells. */
export function stateOfJob({
  work_location,
  location_lat,
  location_lng,
}: PlaceOfWork): string | null {
  const written = stateIn(work_location ?? '')
  if (written) return written
  return location_lat === null || location_lng === null ? null : stateAt(location_lat, location_lng)
}

/** Good enough to sort postings by: most borders run along degrees, the others are drawn in a few strokes. */
function stateAt(lat: number, lng: number): string | null {
  if (lat < -44 || lat > -9 || lng < 112 || lng > 154) return null
  if (lng < 129) return 'WA'
  if (lng < 138) return lat > -26 ? 'NT' : 'SA'
  if (lat < -39.2) return 'TAS'
  if (lng < 141) return lat > -26 ? 'QLD' : 'SA'
  if (lat > -28.2 || (lat > -29 && lng < 152.4)) return 'QLD'
  if (lat < murrayAt(lng)) return 'VIC'
  const isInCapitalTerritory = lat < -35.12 && lat > -35.92 && lng > 148.76 && lng < 149.4
  return isInCapitalTerritory ? 'ACT' : 'NSW'
}

/** From the South Australian border up the Murray, over the mountains and down to Cape Howe. */
const murray: readonly (readonly [lng: number, lat: number])[] = [
  [141, -34.03],
  [142.1, -34.15],
  [142.75, -34.58],
  [143.35, -35.15],
  [144.1, -35.63],
  [144.75, -36.12],
  [145.6, -35.86],
  [146.4, -36.0],
  [146.9, -36.1],
  [148, -36.15],
  [148.2, -36.8],
  [150, -37.5],
]

/** How far south the border lies there. */
function murrayAt(lng: number): number {
  const end = murray.findIndex(([east]) => east >= lng)
  const [from, to] = [murray[end - 1], murray[end]]
  if (!from || !to) return lng < 142 ? -34.03 : -37.5
  return from[1] + ((lng - from[0]) / (to[0] - from[0])) * (to[1] - from[1])
}
