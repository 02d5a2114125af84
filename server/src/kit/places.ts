import { limits } from '@headframe/wire'
import type { FoundPlace } from '../adapters/geocoder/geocoder.ts'
import { mustBeWithin } from './limits.ts'
import type { Caller } from './use-case.ts'
import type { World } from './world.ts'

interface Asking {
  readonly caller: Caller
  readonly now: Date
  readonly world: Pick<World, 'database' | 'geocoder'>
}

/** Places by their name. Whoever names more and more that only a provider outside could know is refused. */
export function findPlacesNamed(
  { caller, now, world }: Asking,
  name: string,
  most: number,
): Promise<FoundPlace[]> {
  return world.geocoder.search(name, most, () =>
    mustBeWithin(world.database, limits.placesOutside, caller.address, now),
  )
}
