import { expect, test } from 'vitest'
import { placeWritten } from './written-place.ts'

test.each([
  ['Kalgoorlie WA', 'Kalgoorlie WA 6430'],
  ['Kalgoorlie, Western Australia', 'Kalgoorlie WA 6430'],
  ['KALGOORLIE-BOULDER, WA, Australia', 'Kalgoorlie WA 6430'],
  ['Wagga-Wagga NSW', 'Wagga Wagga NSW 2650'],
  ['Perth / Bunbury', 'Perth WA 6000'],
  ['12 Hannan St, Boulder WA 6432', 'Boulder WA 6432'],
  ['12 Hannan Street Boulder WA', 'Boulder WA 6432'],
  ['Greater Perth Area', 'Perth WA 6000'],
  ['Perth metropolitan, WA 6000', 'Perth WA 6000'],
  ['Mt Isa QLD', 'Mount Isa QLD 4825'],
  ['Muswellbrook N.S.W. 2333', 'Muswellbrook NSW 2333'],
  ['Brisbane', 'Brisbane City QLD 4000'],
  ['Mandurah, Perth WA', 'Mandurah WA 6210'],
  ['QLD 4740', 'Andergrove QLD 4740'],
  ['WA', 'Western Australia'],
  ['the Pilbara region', 'Pilbara, WA'],
])('%s is %s', (text, label) => {
  expect(placeWritten(text)?.label).toBe(label)
})

test.each([
  'Remote',
  'Anywhere in Australia',
  'Kalg',
  'Kalgorlie',
  'Newman QLD',
  'Singapore',
  '',
  'FIFO',
  '+61 400 000 000',
])('%j is no place that can be told', (text) => {
  expect(placeWritten(text)).toBeUndefined()
})
