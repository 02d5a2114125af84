import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openGazetteer } from './gazetteer.ts'
import { readPackagedPlaces } from './packaged-places.ts'

const gazetteer = openGazetteer()

async function bestFor(query: string) {
  const [best] = await gazetteer.search(query, 5)
  return best && `${best.label} (${best.kind})`
}

describe('a place', () => {
  test.each([
    ['Newman', 'Newman WA 6753'],
    ['newman wa', 'Newman WA 6753'],
    ['Newman, W.A.', 'Newman WA 6753'],
    ['karra', 'Karratha WA 6714'],
    ['NEWMAN, WESTERN AUSTRALIA 6753, AUSTRALIA', 'Newman WA 6753'],
    ['6753 Newman', 'Newman WA 6753'],
    ['Newman 6000', 'Newman WA 6753'],
    ['emerald qld', 'Emerald QLD 4720'],
    ['Emerald', 'Emerald QLD 4720'],
    ['emerald victoria', 'Emerald VIC 3782'],
    ['Gladstone, Queensland 4680', 'Gladstone Central QLD 4680'],
    ['Gladstone SA', 'Gladstone SA 5473'],
    ['Brisbane', 'Brisbane City QLD 4000'],
    ['Darwin', 'Darwin City NT 0800'],
    ['Perth', 'Perth WA 6000'],
    ['Perth Tas', 'Perth TAS 7300'],
    ['Perth CBD', 'Perth WA 6000'],
    ['Canberra', 'Canberra, ACT'],
    ['Mt Isa', 'Mount Isa QLD 4825'],
    ['Mount Victoria', 'Mount Victoria NSW 2786'],
    ['Victoria Park', 'Victoria Park WA 6100'],
    ['Saint Kilda', 'St Kilda VIC 3182'],
    ['OConnor WA', "O'Connor WA 6163"],
    ['o’connor act', "O'Connor ACT 2602"],
    ['hedland', 'South Hedland WA 6722'],
    ['  Kalgoorlie ,  WA  ', 'Kalgoorlie WA 6430'],
    ['Kalgoörlie', 'Kalgoorlie WA 6430'],
    ['Christmas Island', 'Christmas Island 6798'],
    ['Newman, Pilbara', 'Newman WA 6753'],
    ['The Old Camp, Leonora', 'Leonora WA 6438'],
  ])('%s is %s', async (query, label) => {
    expect(await bestFor(query)).toBe(`${label} (place)`)
  })
})

describe('a town or stretch of country by the name that people use', () => {
  test.each([
    ['Kalgoorlie-Boulder', 'Kalgoorlie WA 6430'],
    ['kalgoorlie boulder wa', 'Kalgoorlie WA 6430'],
    ['Kalgoorlie-Boulder WA 6430', 'Kalgoorlie WA 6430'],
    ['Boulder', 'Boulder WA 6432'],
    ['Hervey Bay', 'Hervey Bay, QLD'],
    ['Hervey Bay QLD 4655', 'Hervey Bay, QLD'],
    ['Albury-Wodonga', 'Wodonga VIC 3690'],
    ['Albury-Wodonga NSW', 'Albury NSW 2640'],
    ['Forster Tuncurry', 'Forster NSW 2428'],
    ['Wagga', 'Wagga Wagga NSW 2650'],
    ['Weipa', 'Weipa, QLD'],
    ['Noosa', 'Noosa, QLD'],
    ['Noosa Heads', 'Noosa Heads QLD 4567'],
    ['Gold Coast', 'Gold Coast, QLD'],
    ['Sunshine Coast', 'Sunshine Coast, QLD'],
    ['Central Coast', 'Central Coast, NSW'],
    ['Mornington Peninsula', 'Mornington Peninsula, VIC'],
    ['The Pilbara', 'Pilbara, WA'],
    ['the goldfields', 'Goldfields, WA'],
    ['Barossa', 'Barossa Valley, SA'],
    ['Blue Mountains', 'Blue Mountains, NSW'],
    ['Kangaroo Island', 'Kangaroo Island, SA'],
  ])('%s is %s', async (query, label) => {
    expect(await bestFor(query)).toBe(`${label} (place)`)
  })

  test.each([
    ['kalg', 'Kalgoorlie WA 6430'],
    ['herv', 'Hervey Bay, QLD'],
    ['mornington p', 'Mornington Peninsula, VIC'],
  ])('is offered while "%s" is typed', async (query, label) => {
    const offered = await gazetteer.search(query, 5)
    expect(offered.map((place) => place.label)).toContain(label)
    expect(new Set(offered.map((place) => place.label)).size).toBe(offered.length)
  })
})

describe('a site, region or state', () => {
  test.each([
    ['Boddington gold mine', 'Boddington Gold Mine, WA'],
    ['boddington mine', 'Boddington Gold Mine, WA'],
    ['Super Pit', 'Super Pit, WA'],
    ['KCGM', 'Super Pit, WA'],
    ['whaleback', 'Mount Whaleback, WA'],
    ['newman mine site', 'Mount Whaleback, WA'],
    ['Mount Whaleback, Newman WA', 'Mount Whaleback, WA'],
    ['Cadia', 'Cadia Valley Mine, NSW'],
    ['Area C', 'Mining Area C, WA'],
    ['tarmoola', 'King of the Hills Gold Mine, WA'],
    ['moranbah north', 'Moranbah North Mine, QLD'],
    ['Bayswater power', 'Bayswater Power Station, NSW'],
    ['gorgon', 'Gorgon LNG Plant, WA'],
    ['Mt Keith', 'Mount Keith Nickel Mine, WA'],
    ['Pilbara', 'Pilbara, WA'],
    ['the Pilbara region', 'Pilbara, WA'],
    ['Hunter Valley NSW', 'Hunter Valley, NSW'],
    ['Bowen Basin', 'Bowen Basin, QLD'],
    ['west coast tasmania', 'West Coast, TAS'],
    ['FNQ', 'Far North Queensland'],
    ['WA', 'Western Australia'],
    ['Northern Territory', 'Northern Territory'],
    ['Victoria', 'Victoria'],
  ])('%s is %s', async (query, label) => {
    expect(await bestFor(query)).toBe(`${label} (place)`)
  })
})

describe('while it is typed', () => {
  test.each([
    ['Kalg', 'Kalgoorlie WA 6430 (place)'],
    ['port hed', 'Port Hedland WA 6721 (place)'],
    ['super p', 'Super Pit, WA (place)'],
    ['675', 'Newman WA 6753 (postcode)'],
    ['45 St Georges Terrace, Per', '45 St Georges Terrace, Perth WA 6000 (address)'],
  ])('%s already offers %s', async (query, place) => {
    expect(await bestFor(query)).toBe(place)
  })
})

describe('with one wrong letter', () => {
  test.each([
    ['Kalgorlie', 'Kalgoorlie WA 6430 (place)'],
    ['Kalgoorlies', 'Kalgoorlie WA 6430 (place)'],
    ['Bodington', 'Boddington WA 6390 (place)'],
    ['Karrahta', 'Karratha WA 6714 (place)'],
    ['mount whalebakc', 'Mount Whaleback, WA (place)'],
    ['Goonyela Riversede', 'Goonyella Riverside Mine, QLD (place)'],
    ['12 Smith Street, Pertj WA', '12 Smith Street, Perth WA 6000 (address)'],
  ])('%s is understood as %s', async (query, place) => {
    expect(await bestFor(query)).toBe(place)
  })
})

describe('a postcode', () => {
  test.each([
    ['6753', 'Newman WA 6753'],
    ['WA 6753', 'Newman WA 6753'],
    ['0800', 'Darwin City NT 0800'],
    ['12 Foo Road 6753', 'Newman WA 6753'],
  ])('%s is %s', async (query, label) => {
    expect(await bestFor(query)).toBe(`${label} (postcode)`)
  })
})

describe('an address stands at the centre of its locality', () => {
  test.each([
    ['Unit 3/45 St Georges Terrace, Perth WA', 'Unit 3/45 St Georges Terrace, Perth WA 6000'],
    [
      'Level 5, 100 Queen Street Brisbane City 4000',
      'Level 5, 100 Queen Street, Brisbane City QLD 4000',
    ],
    ['12 Hedland Pl, Karratha WA 6714', '12 Hedland Pl, Karratha WA 6714'],
    ['Hannan Street Kalgoorlie', 'Hannan Street, Kalgoorlie WA 6430'],
    ['1234 Albany Hwy, Victoria Park WA', '1234 Albany Hwy, Victoria Park WA 6100'],
  ])('%s', async (query, label) => {
    expect(await bestFor(query)).toBe(`${label} (address)`)
  })
})

test.each([
  'qwxzvk pfftqq',
  '100 Queen Street',
  'Mexico City',
  'Kalgoorlie NSW',
  '9999',
  '',
  ' , ',
])('the gazetteer does not guess at "%s"', async (query) => {
  expect(await gazetteer.search(query, 5)).toEqual([])
})

test('one name in several states offers each of them once', async () => {
  const labels = (await gazetteer.search('Newtown', 10)).map(({ label }) => label)

  expect(labels).toContain('Newtown NSW 2042')
  expect(labels).toContain('Newtown VIC 3220')
  expect(new Set(labels).size).toBe(labels.length)
})

test('every label that the gazetteer gives leads back to its place', async () => {
  const found = await Promise.all(
    readPackagedPlaces().map(async (place) => {
      const [best] = await gazetteer.search(place.label, 1)
      return { label: place.label, led: best?.lat === place.lat && best.lng === place.lng }
    }),
  )
  const lost = found.filter(({ led }) => !led).map(({ label }) => label)

  expect(lost).toEqual([])
})

test('no text of 200 characters makes the gazetteer fail or think for long', async () => {
  const words = fc.constantFrom(
    'mount',
    'perht',
    'st',
    '1/2',
    ',',
    '\u0000',
    '(.*)+$',
    'ﷺ',
    'wa',
    '6000',
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(words, { maxLength: 60 }).map((parts) => parts.join(' ').slice(0, 200)),
  )

  await fc.assert(
    fc.asyncProperty(text, async (query) => {
      // Time at work, not on the clock: other tests run beside this one.
      const started = process.cpuUsage()
      const places = await gazetteer.search(query, 10)
      expect(places.length).toBeLessThanOrEqual(10)
      expect(process.cpuUsage(started).user).toBeLessThan(500_000)
    }),
    { numRuns: 400 },
  )
})

test('a label shows no control characters of what was typed', async () => {
  const [address] = await gazetteer.search('12\u0007 Hannan\u202E Street, Kalgoorlie', 1)

  expect(address?.label).toBe('12 Hannan Street, Kalgoorlie WA 6430')
})
