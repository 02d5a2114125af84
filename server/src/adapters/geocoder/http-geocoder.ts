import * as z from 'zod/mini'
import { askForJson } from '../ask-for-json.ts'
import { paced } from '../paced.ts'
import { ProviderDown } from '../provider-down.ts'
import { rememberAnswers } from '../remembered-answers.ts'
import type { Geocoder, Place } from './geocoder.ts'
import { stateNames } from './states.ts'

const patienceMs = 3000
const pace = { aSecond: 5, atOnce: 4 }
const hourMs = 3_600_000

/** Towns do not move, but a place that is not known may be added. */
const lives = {
  freshMs: (places: readonly Place[]) => (places.length > 0 ? 24 : 1) * hourMs,
  standsMs: (places: readonly Place[]) => (places.length > 0 ? 30 * 24 : 24) * hourMs,
}

const coordinate = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^-?\d/))]),
  z.transform(Number),
)

const answer = z.array(
  z.object({
    lat: z.pipe(coordinate, z.number().check(z.gte(-90), z.lte(90))),
    lon: z.pipe(coordinate, z.number().check(z.gte(-180), z.lte(180))),
    display_name: z.string().check(z.minLength(1), z.maxLength(500)),
    category: z.optional(z.string()),
    type: z.optional(z.string()),
  }),
)

type Found = z.output<typeof answer>[number]

/** More are never asked for, and every wish for fewer is served by the same answer. */
const mostPlaces = 10

/** A geocoder outside that speaks Nominatim's search. Whatever goes wrong there is one word of ours. */
export function openHttpGeocoder(url: string, clock: () => Date, timeoutMs = patienceMs): Geocoder {
  const ask = paced(
    async (query) => answer.parse(await askForJson(searchAddress(url, query), timeoutMs)),
    pace,
    clock,
  )
  const find = rememberAnswers(
    async (query) => {
      try {
        return (await ask(query)).slice(0, mostPlaces).map(asPlace)
      } catch (cause) {
        throw new ProviderDown('geocoder', { cause })
      }
    },
    lives,
    clock,
  )

  return {
    async search(query, limit, leave) {
      const places = await find(query.trim().replaceAll(/\s+/g, ' ').toLowerCase(), leave)
      return places.slice(0, limit)
    },
  }
}

function searchAddress(url: string, query: string): URL {
  const address = new URL(url)
  address.searchParams.set('q', query)
  address.searchParams.set('format', 'jsonv2')
  address.searchParams.set('countrycodes', 'au')
  address.searchParams.set('limit', String(mostPlaces))
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
