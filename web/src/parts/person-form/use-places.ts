import { reference, type Place } from '@headframe/wire'

import { send } from '../../calls/client.ts'
import { useLookup } from '../../calls/use-lookup.ts'

const shortestText = 3

interface Places {
  places: readonly Place[]
  look: (text: string) => void
  stop: () => void
}

/** Places for what is being typed. */
export function usePlaces(): Places {
  const { found, look, stop } = useLookup<Place>(placesFor, { shortest: shortestText })
  return { places: found, look, stop }
}

async function placesFor(text: string, signal: AbortSignal): Promise<readonly Place[]> {
  const answer = await send(reference.places, { q: text.trim(), limit: 6 }, { signal })
  return answer.data
}
