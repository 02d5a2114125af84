import type { Place } from '@headframe/wire'
import { expect, test } from 'vitest'

import { partsOfPlace } from './place-parts.ts'

const place = (label: string, kind: Place['kind'], state: string | null = 'WA'): Place => ({
  label,
  kind,
  state,
  lat: -31,
  lng: 121,
})

test.each<[Place, [string, string, string, string]]>([
  [place('Kalgoorlie WA 6430', 'place'), ['', 'Kalgoorlie', 'WA', '6430']],
  [place('Newman WA 6753', 'postcode'), ['', 'Newman', 'WA', '6753']],
  [
    place('45 St Georges Terrace, Perth WA 6000', 'address'),
    ['45 St Georges Terrace', 'Perth', 'WA', '6000'],
  ],
  [
    place('Level 5, 100 Queen Street, Brisbane City QLD 4000', 'address', 'QLD'),
    ['Level 5, 100 Queen Street', 'Brisbane City', 'QLD', '4000'],
  ],
  [
    place(
      '12, Hannan Street, Kalgoorlie, City of Kalgoorlie-Boulder, Western Australia, 6430',
      'address',
    ),
    ['12 Hannan Street', 'Kalgoorlie', 'WA', '6430'],
  ],
  [
    place('Hannan Street, Kalgoorlie, Western Australia, 6430', 'address'),
    ['Hannan Street', 'Kalgoorlie', 'WA', '6430'],
  ],
])('$0.label is taken apart', (found, [address, suburb, state, post_code]) => {
  expect(partsOfPlace(found)).toEqual({ address, suburb, state, post_code })
})

test.each([place('Pilbara, WA', 'place'), place('Western Australia', 'place')])(
  '$label has no post code, so it fills in nothing',
  (found) => {
    expect(partsOfPlace(found)).toBeUndefined()
  },
)
