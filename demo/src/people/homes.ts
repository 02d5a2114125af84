import { readPackagedPlaces } from '@headframe/server/src/adapters/geocoder/packaged-places.ts'
import type { Home } from './person.ts'
import { listed } from './phrase.ts'
import type { Random } from './random.ts'

const residential = listed(
  'Kalgoorlie WA, Karratha WA, Port Hedland WA, Newman WA, Moranbah QLD, Emerald QLD, Mackay QLD, Mount Isa QLD, Gladstone QLD, Dysart QLD, Muswellbrook NSW, Singleton NSW, Broken Hill NSW, Cobar NSW, Orange NSW, Roxby Downs SA, Whyalla SA, Bendigo VIC, Stawell VIC, Zeehan TAS, Katherine NT',
)

const statesByShare = listed(
  'WA, WA, WA, WA, WA, WA, WA, WA, QLD, QLD, QLD, QLD, QLD, QLD, NSW, NSW, NSW, SA, SA, VIC, NT, TAS',
)

const roads = listed(
  'Quartz Street, Wandoo Way, Paperbark Crescent, Anvil Road, Lamplight Lane, Galena Drive, Old Battery Road, Mulberry Street, Kestrel Court, Pannikin Place, Coolibah Avenue, Jetty Terrace, Saltbush Loop, Prospect Street, Headland Parade, Tramway Street, Bluegum Close, Windlass Road, Fettler Street, Currawong Rise',
)

/** Homes in places that exist, in streets that do not: a third in mining towns, most others where people fly from. */
export function homeMaker(): (random: Random) => Home {
  const localities = readPackagedPlaces().filter(
    ({ sort, state, weight }) => sort === 'locality' && state !== null && weight > 700,
  )
  const inTowns = localities.filter(({ names, state }) =>
    residential.includes(`${names[0]} ${state}`),
  )

  return (random) => {
    const state = random.pick(statesByShare)
    const { names, ...place } = random.pick(
      random.chance(0.34) ? inTowns : localities.filter((locality) => locality.state === state),
    )
    return {
      street: streetAddress(random),
      suburb: names[0] ?? '',
      state: place.state ?? state,
      postcode: place.postcode ?? '',
    }
  }
}

function streetAddress(random: Random): string {
  const unit = random.chance(0.2) ? `${random.whole(1, 24)}/` : ''
  return `${unit}${random.whole(1, 188)} ${random.pick(roads)}`
}
