import { timeZoneOf } from '@headframe/wire'

interface PlaceOfWork {
  readonly work_location: string | null
  readonly location_lat: number | null
  readonly location_lng: number | null
}

/** Whose clocks a posting goes by: its state as it is written, else where it lies, else the product's own. */
export function timeZoneOfJob({ work_location, location_lat, location_lng }: PlaceOfWork): string {
  const written = stateIn(work_location ?? '')
  if (written) return timeZoneOf(written)
  return timeZoneOf(
    location_lat === null || location_lng === null ? null : stateAt(location_lat, location_lng),
  )
}

const stateNames: readonly (readonly [RegExp, string])[] = [
  [/\b(?:WA|western australia)\b/i, 'WA'],
  [/\b(?:NT|northern territory)\b/i, 'NT'],
  [/\b(?:SA|south australia)\b/i, 'SA'],
  [/\b(?:QLD|queensland)\b/i, 'QLD'],
  [/\b(?:NSW|new south wales)\b/i, 'NSW'],
  [/\b(?:ACT|australian capital territory)\b/i, 'ACT'],
  [/\b(?:VIC|victoria)\b/i, 'VIC'],
  [/\b(?:TAS|tasmania)\b/i, 'TAS'],
]

/** The state that stands last: places come before their state. */
function stateIn(location: string): string | undefined {
  const lastPart = location.split(',').findLast((part) => stateOfPart(part) !== undefined)
  return lastPart && stateOfPart(lastPart)
}

function stateOfPart(part: string): string | undefined {
  return stateNames.find(([pattern]) => pattern.test(part))?.[1]
}

/** Good enough for clocks: the borders that matter run along degrees, but for the last stretch to the coast. */
function stateAt(lat: number, lng: number): string | null {
  if (lat < -44 || lat > -9 || lng < 112 || lng > 154) return null
  if (lng < 129) return 'WA'
  if (lng < 138) return lat > -26 ? 'NT' : 'SA'
  if (lat < -39.2) return 'TAS'
  if (lng < 141) return lat > -26 ? 'QLD' : 'SA'
  return lat > -28.2 || (lat > -29 && lng < 152.4) ? 'QLD' : 'NSW'
}
