import type { RequestListener } from 'node:http'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ProviderDown } from '../provider-down.ts'
import { openHttpGeocoder } from './http-geocoder.ts'
import { startNominatimPeer, startPeer } from './nominatim-peer.ts'
import { openGeocoder } from './open-geocoder.ts'

let now = new Date('2026-11-21T00:00:00Z')
const clock = () => now
const letPass = (ms: number) => void (now = new Date(now.getTime() + ms))

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
  ['is not there', 'nothing', 404],
  ['answers too much', `[${' '.repeat(65_536)}]`, 200],
  ['answers a page instead of data', '<html>Hello</html>', 200],
  ['answers something of another shape', '{"results":[]}', 200],
  ['leaves the place of a hit open', '[{"display_name":"Newman"}]', 200],
  ['puts a hit nowhere on Earth', JSON.stringify([{ ...kal, lat: '-230.75' }]), 200],
])('a provider that %s is down', async (_fault, body, status) => {
  const geocoder = openHttpGeocoder(await peerThatSays(body, status), clock)

  await expect(geocoder.search('Kalgoorlie', 5)).rejects.toThrow(ProviderDown)
})

test('a provider that hangs up is down', async () => {
  const geocoder = openHttpGeocoder(await peerThat((request) => request.destroy()), clock)

  await expect(geocoder.search('Kalgoorlie', 5)).rejects.toThrow(ProviderDown)
})

test('a provider that never answers is down when its time is over', async () => {
  const geocoder = openHttpGeocoder(await peerThat(() => {}), clock, 150)

  await expect(geocoder.search('Kalgoorlie', 5)).rejects.toThrow(ProviderDown)
})

test('a provider that stops in the middle of its answer is down when its time is over', async () => {
  const url = await peerThat((_request, response) => response.writeHead(200).write('[{"lat":'))

  await expect(openHttpGeocoder(url, clock, 150).search('Kalgoorlie', 5)).rejects.toThrow(
    ProviderDown,
  )
})

test('a provider that answers more than was asked for is cut', async () => {
  const url = await peerThatSays(JSON.stringify([kal, kal, kal]))

  expect(await openHttpGeocoder(url, clock).search('Kalgoorlie', 2)).toHaveLength(2)
})

test("the operator's own words in the provider's address stay", async () => {
  const url = await peerThat((request, response) =>
    response.end(request.url?.includes('key=our-key') ? JSON.stringify([kal]) : '[]'),
  )

  const places = await openHttpGeocoder(`${url}?key=our-key`, clock).search('Kalgoorlie', 5)

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
  const geocoder = openGeocoder(url, clock)

  const known = await geocoder.search('Newman WA', 5)
  const unknown = await geocoder.search('the old brewery', 5)

  expect(known[0]?.label).toBe('Newman WA 6753')
  expect(unknown[0]?.label).toBe('Kalgoorlie, Western Australia')
  expect(asked).toEqual(['the old brewery'])
})

test('without a provider the gazetteer answers alone', async () => {
  expect(await openGeocoder(undefined, clock).search('qwxzvk pfftqq', 5)).toEqual([])
})

test('places that the gazetteer knows are found while the provider is down', async () => {
  const peer = await startNominatimPeer()
  await peer.close()
  const geocoder = openGeocoder(peer.url, clock)

  expect(await geocoder.search('Newman', 1)).toHaveLength(1)
  await expect(geocoder.search('qwxzvk pfftqq', 5)).rejects.toThrow(ProviderDown)
})

/** A provider that can fall ill, and what it was asked. */
async function aCountedPeer() {
  const asked: string[] = []
  const peer = { asked, isUp: true, finds: [kal] as object[] }
  const url = await peerThat((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://peer.example').searchParams.get('q') ?? '')
    response.writeHead(peer.isUp ? 200 : 500).end(JSON.stringify(peer.finds))
  })
  return { peer, geocoder: openHttpGeocoder(url, clock) }
}

const noLeave = () => Promise.reject(new Error('no leave'))

describe('what was heard', () => {
  const hourMs = 3_600_000

  test('is remembered for a day, however it is written and how much of it is wanted', async () => {
    const { peer, geocoder } = await aCountedPeer()
    const all = Array.from({ length: 30 }, () => geocoder.search('The Old  Brewery', 5))
    expect(new Set((await Promise.all(all)).map(({ length }) => length))).toEqual(new Set([1]))

    letPass(23 * hourMs)
    expect(await geocoder.search(' the old brewery ', 1)).toHaveLength(1)
    expect(peer.asked).toEqual(['the old brewery'])

    letPass(2 * hourMs)
    await geocoder.search('the old brewery', 1)
    expect(peer.asked).toHaveLength(2)
  })

  test('is remembered for an hour when it was nothing', async () => {
    const { peer, geocoder } = await aCountedPeer()
    peer.finds = []
    expect(await geocoder.search('the old brewery', 5)).toEqual([])

    peer.finds = [kal]
    letPass(hourMs / 2)
    expect(await geocoder.search('the old brewery', 5)).toEqual([])
    letPass(hourMs)
    expect(await geocoder.search('the old brewery', 5)).toHaveLength(1)
  })

  test('stands for a month while the provider is down', async () => {
    const { peer, geocoder } = await aCountedPeer()
    const first = await geocoder.search('the old brewery', 5)
    peer.isUp = false

    letPass(29 * 24 * hourMs)
    expect(await geocoder.search('the old brewery', 5)).toEqual(first)
    letPass(2 * 24 * hourMs)
    await expect(geocoder.search('the old brewery', 5)).rejects.toThrow(ProviderDown)
  })

  test('needs no leave, and what was not heard waits for it', async () => {
    const { peer, geocoder } = await aCountedPeer()
    await geocoder.search('the old brewery', 5)

    expect(await geocoder.search('the old brewery', 5, noLeave)).toHaveLength(1)
    await expect(geocoder.search('the new brewery', 5, noLeave)).rejects.toThrow('no leave')
    expect(peer.asked).toEqual(['the old brewery'])
  })
})

test('a provider is asked no more than five times a second, and by four at once', async () => {
  const waiting: (() => void)[] = []
  const url = await peerThat((_request, response) => void waiting.push(() => response.end('[]')))
  const geocoder = openHttpGeocoder(url, clock)
  const askFor = (names: readonly string[]) =>
    names.map((name) =>
      geocoder.search(name, 5).then(
        () => 'told',
        () => 'down',
      ),
    )

  const first = askFor(['one', 'two', 'three', 'four', 'five'])
  expect(await first.at(-1)).toBe('down')
  await vi.waitFor(() => expect(waiting).toHaveLength(4))
  for (const answer of waiting.splice(0)) answer()
  expect(await Promise.all(first)).toEqual(['told', 'told', 'told', 'told', 'down'])

  const second = askFor(['six', 'seven'])
  expect(await second[1]).toBe('down')
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  waiting.pop()?.()
  expect(await second[0]).toBe('told')

  letPass(1000)
  const third = askFor(['seven'])
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  waiting.pop()?.()
  expect(await third[0]).toBe('told')
})
