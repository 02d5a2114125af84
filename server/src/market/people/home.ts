import { stateSaid } from '@headframe/wire'
import { placeCalled } from '../../adapters/geocoder/place-names.ts'
import type { Reading } from '../../db/open.ts'
import type { Point } from '../../domain/distance.ts'

/** Where a contractor says that they live, to the suburb; guests live nowhere. */
export async function findHome(
  db: Reading,
  contractorId: string | undefined,
): Promise<Point | null> {
  if (contractorId === undefined) return null
  const said = await db
    .selectFrom('contractor')
    .select(['suburb', 'state', 'post_code'])
    .where('id', '=', contractorId)
    .executeTakeFirst()
  return said ? homeOf(said.suburb, said.state, said.post_code) : null
}

/** A suburb, or a town as people call it; nothing where it is a whole region, or could be in two states. */
export function homeOf(
  suburb: string | null,
  state: string | null,
  postcode: string | null,
): Point | null {
  if (!suburb || !state) return null
  const place = placeCalled(suburb, stateSaid(state), postcode ?? undefined)?.place
  return place && !place.reach ? { lat: place.lat, lng: place.lng } : null
}
