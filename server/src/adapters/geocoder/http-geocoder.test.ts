import type { RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { ProviderDown } from '../provider-down.ts'
import { openHttpGeocoder } from './http-geocoder.ts'
import { startNominatimPeer, startPeer } from './nominatim-peer.ts'
import { openGeocoder } from './open-geocoder.ts'

const kal = {
  lat: '-30.75',
  lon: '121.47',
  display_name: 'Kalgoorlie, Western Australia, Australia',
}

async function peerThat(listener: RequestListener): Promise<string> {
  const peer = await startPeer(listener)
  onTestFinished(() => peer.close())
  return peer.url
}

function peerThatSays(body: string, status = 200): Promise<string> {
  return peerThat((_request, response) => response.writeHead(status).end(body))
}

test.each([
  ['refuses', 'too many requests', 429],
  ['breaks', 'oops', 500],
  ['answers a page instead of data', '<html>Hello</html>', 200],
  ['answers something of another shape', '{"results":[]}', 200],
  ['leaves the place of a hit open', '[{"display_name":"Newman"}]', 200],
  ['puts a hit nowhere on Earth', JSON.stringify([{ ...kal, lat: '-230.75' }]), 200],
])('a provider that %s is down', async (_fault, body, status) => {
  const geocoder = openHttpGeocoder(await peerThatSays(body, status))

  await expect(geocoder.search('Kalgoorlie', 5)).rejects.toThrow(ProviderDown)
})

test('a provider that hangs up is down', async () => {
  const geocoder = openHttpGeocoder(await peerThat((request) => request.destroy()))

  await expect(geocoder.search('Kalgoorlie', 5)).rejects.toThrow(ProviderDown)
})

test('a provider that never answers is down when its time is over', async () => {
  const geocoder = openHttpGeocoder(await peerThat(() => {}), 150)

  await expect(geocoder.search('Kalgoorlie', 5)).rejects.toThrow(ProviderDown)
})

test('a provider that stops in the middle of its answer is down when its time is over', async () => {
  const url = await peerThat((_request, response) => response.writeHead(200).write('[{"lat":'))

  await expect(openHttpGeocoder(url, 150).search('Kalgoorlie', 5)).rejects.toThrow(ProviderDown)
})

test('a provider that answers more than was asked for is cut', async () => {
  const url = await peerThatSays(JSON.stringify([kal, kal, kal]))

  expect(await openHttpGeocoder(url).search('Kalgoorlie', 2)).toHaveLength(2)
})

test("the operator's own words in the provider's address stay", async () => {
  const url = await peerThat((request, response) =>
    response.end(request.url?.includes('key=our-key') ? JSON.stringify([kal]) : '[]'),
  )

  const places = await openHttpGeocoder(`${url}?key=our-key`).search('Kalgoorlie', 5)

  expect(places).toEqual([
    {
      label: 'Kalgoorlie, Western Australia',
      lat: -30.75,
      lng: 121.47,
      state: 'WA',
      kind: 'place',
    },
  ])
})

test('the provider is asked only for what the gazetteer does not know', async () => {
  const asked: string[] = []
  const url = await peerThat((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://peer.example').searchParams.get('q') ?? '')
    response.end(JSON.stringify([kal]))
  })
  const geocoder = openGeocoder(url)

  const known = await geocoder.search('Newman WA', 5)
  const unknown = await geocoder.search('the old brewery', 5)

  expect(known[0]?.label).toBe('Newman WA 6753')
  expect(unknown[0]?.label).toBe('Kalgoorlie, Western Australia')
  expect(asked).toEqual(['the old brewery'])
})

test('without a provider the gazetteer answers alone', async () => {
  expect(await openGeocoder(undefined).search('qwxzvk pfftqq', 5)).toEqual([])
})

test('places that the gazetteer knows are found while the provider is down', async () => {
  const peer = await startNominatimPeer()
  await peer.close()
  const geocoder = openGeocoder(peer.url)

  expect(await geocoder.search('Newman', 1)).toHaveLength(1)
  await expect(geocoder.search('qwxzvk pfftqq', 5)).rejects.toThrow(ProviderDown)
})
