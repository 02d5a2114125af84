import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openGazetteer } from './gazetteer.ts'
import type { Geocoder } from './geocoder.ts'
import { openHttpGeocoder } from './http-geocoder.ts'
import { type Peer, startNominatimPeer } from './nominatim-peer.ts'

let peer: Peer
beforeAll(async () => {
  peer = await startNominatimPeer()
})
afterAll(() => peer.close())

const geocoders: [string, () => Geocoder][] = [
  ['the packaged gazetteer', () => openGazetteer()],
  ['a geocoder outside', () => openHttpGeocoder(peer.url, () => new Date())],
]

describe.each(geocoders)('%s', (_name, open) => {
  test('finds a town, with its state and where it lies', async () => {
    const [newman] = await open().search('Newman WA', 5)

    expect(newman).toMatchObject({ state: 'WA', kind: 'place' })
    expect(newman?.label).toContain('Newman')
    expect(newman?.lat).toBeCloseTo(-23.36, 1)
    expect(newman?.lng).toBeCloseTo(119.74, 1)
  })

  test('tells an address from a town', async () => {
    const [address] = await open().search('12 Newman Drive, Newman WA', 5)

    expect(address).toMatchObject({ state: 'WA', kind: 'address' })
    expect(address?.label).toContain('Newman Drive')
  })

  test('knows a postcode as a postcode', async () => {
    const [postcode] = await open().search('6753', 5)

    expect(postcode).toMatchObject({ state: 'WA', kind: 'postcode' })
    expect(postcode?.label).toContain('6753')
  })

  test('answers no more places than were asked for, the best of them', async () => {
    const all = await open().search('Newman', 5)

    expect(all.length).toBeGreaterThan(1)
    expect(await open().search('Newman', 1)).toEqual(all.slice(0, 1))
  })

  test('finds nothing for a text that means no place', async () => {
    expect(await open().search('qwxzvk pfftqq', 5)).toEqual([])
  })

  test('takes a text of signs as a text like any other', async () => {
    expect(await open().search('%00&limit=50#?q=[a-z]+(.*)*$\\', 5)).toEqual([])
  })
})
