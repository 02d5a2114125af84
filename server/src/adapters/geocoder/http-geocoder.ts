import * as z from 'zod/mini'
import { ProviderDown } from '../provider-down.ts'
import type { Geocoder, Place } from './geocoder.ts'
import { stateNames } from './states.ts'

const patienceMs = 3000

const coordinate = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^-?\d/))]),
  z.transform(Number),
)

const answer = z.array(
  z.object({
    lat: z.pipe(coordinate, z.number().check(z.gte(-90), z.lte(90))),
    lon: z.pipe(coordinate, z.number().check(z.gte(-180), z.lte(180))),
    display_name: z.string().check(z.minLength(1)),
    category: z.optional(z.string()),
    type: z.optional(z.string()),
  }),
)

type Found = z.output<typeof answer>[number]

/** A geocoder outside that speaks Nominatim's search. Whatever goes wrong there is one word of ours. */
export function openHttpGeocoder(url: string, timeoutMs = patienceMs): Geocoder {
  return {
    async search(query, limit) {
      try {
        const response = await fetch(searchAddress(url, query, limit), {
          headers: { accept: 'application/json', 'user-agent': 'headframe' },
          signal: AbortSignal.timeout(timeoutMs),
        })
        if (!response.ok) throw new Error(`answered with status ${response.status}`)
        const found = answer.parse(await response.json())
        return found.slice(0, limit).map(asPlace)
      } catch (cause) {
        throw new ProviderDown('geocoder', { cause })
      }
    },
  }
}

function searchAddress(url: string, query: string, limit: number): URL {
  const address = new URL(url)
  address.searchParams.set('q', query)
  address.searchParams.set('format', 'jsonv2')
  address.searchParams.set('countrycodes', 'au')
  address.searchParams.set('limit', String(limit))
  return address
}

function asPlace(found: Found): Place {
  const parts = found.display_name.split(',').map((part) => part.trim())
  return {
    label: parts.filter((part) => part !== 'Australia').join(', '),
    lat: found.lat,
    lng: found.lon,
    state: findStateIn(parts) ?? null,
    kind: kindOf(found),
  }
}

function findStateIn(parts: readonly string[]): string | undefined {
  return [...stateNames].find(([, name]) => parts.includes(name))?.[0]
}

const addressCategories = new Set(['building', 'highway', 'amenity', 'shop', 'office'])

function kindOf({ category = '', type = '' }: Found): Place['kind'] {
  if (type === 'postcode') return 'postcode'
  return type === 'house' || addressCategories.has(category) ? 'address' : 'place'
}
