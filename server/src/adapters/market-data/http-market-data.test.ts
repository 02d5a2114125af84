import type { RequestListener } from 'node:http'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { ProviderDown } from '../provider-down.ts'
import { openHttpMarketData } from './http-market-data.ts'
import { openMarketDataPeer } from './market-data-peer.ts'

let peer: Awaited<ReturnType<typeof openMarketDataPeer>>
beforeEach(async () => {
  peer = await openMarketDataPeer()
  return () => peer.close()
})

const now = new Date('2026-11-21T00:00:00Z')
const clock = () => now
const aMinuteMs = 60_000

function saying(body: string, status = 200): RequestListener {
  return (_request, response) => response.writeHead(status).end(body)
}

describe('a provider that', () => {
  test.each([
    ['refuses', 429, 'too many requests'],
    ['wants a key', 401, '{}'],
    ['breaks', 500, 'oops'],
    ['answers a page instead of data', 200, '<html>Hello</html>'],
    ['answers a list', 200, '[{"market_cap":1000000}]'],
    ['answers a figure that is none', 200, '{"market_cap":"lots"}'],
    ['answers a figure below nothing', 200, '{"market_cap":-5}'],
    ['answers more than the world is worth', 200, '{"market_cap":1e16}'],
    ['answers a date that is none', 200, '{"market_cap":1000000,"date":"yesterday"}'],
    ['answers a day that no month has', 200, '{"market_cap":1000000,"date":"2026-13-40"}'],
    ['answers a date of next year', 200, '{"market_cap":1000000,"date":"2027-11-21"}'],
    ['answers too much', 200, JSON.stringify({ market_cap: 1e6, notes: 'x'.repeat(65_536) })],
  ])('%s is down', async (_fault, status, body) => {
    peer.instead = saying(body, status)

    await expect(openHttpMarketData(peer.url, clock).find('BHP')).rejects.toThrow(ProviderDown)
  })

  test('hangs up is down', async () => {
    peer.instead = (request) => request.destroy()

    await expect(openHttpMarketData(peer.url, clock).find('BHP')).rejects.toThrow(ProviderDown)
  })

  test.each<[string, RequestListener]>([
    ['never answers', () => {}],
    ['stops in the middle', (_request, response) => response.writeHead(200).write('{"mark')],
  ])('%s is down when its time is over', async (_fault, listener) => {
    peer.instead = listener

    await expect(openHttpMarketData(peer.url, clock, 150).find('BHP')).rejects.toThrow(ProviderDown)
  })

  test('sends us elsewhere is down, and nobody else is asked', async () => {
    const other = await openMarketDataPeer()
    onTestFinished(() => other.close())
    peer.instead = (_request, response) =>
      response.writeHead(302, { location: `${other.url}/BHP` }).end()

    await expect(openHttpMarketData(peer.url, clock).find('BHP')).rejects.toThrow(ProviderDown)
    expect(other.asked).toEqual([])
  })
})

test('what cannot be a ticker never travels', async () => {
  const marketData = openHttpMarketData(peer.url, clock)

  for (const written of ['', '../admin', 'BHP?key=1', 'ABCDEFGHIJKLM', 'BHP/../x']) {
    expect(await marketData.find(written)).toBeUndefined()
  }
  expect(peer.asked).toEqual([])
})

test.each([
  ['', '/BHP'],
  ['/', '/BHP'],
  ['/v1/caps/', '/v1/caps/BHP'],
  ['/v1/caps?key=ours', '/v1/caps/BHP?key=ours'],
  ['/v1/{ticker}.AX/cap', '/v1/BHP.AX/cap'],
  ['/quote?symbol={ticker}.AX&key=ours', '/quote?symbol=BHP.AX&key=ours'],
])('with "%s" in its address, a provider is asked at %s', async (place, asked) => {
  await openHttpMarketData(peer.url + place, clock).find('asx:bhp')

  expect(peer.asked).toEqual([asked])
})

describe('what was heard', () => {
  test('is remembered for a quarter of an hour', async () => {
    const { marketData, letPass } = aProviderOverTime()

    const first = await marketData.find('BHP')
    letPass(14)
    expect(await marketData.find('bhp.ax')).toEqual(first)
    expect(peer.asked).toHaveLength(1)

    letPass(2)
    await marketData.find('BHP')
    expect(peer.asked).toHaveLength(2)
  })

  test('is remembered for five minutes when the symbol was not known', async () => {
    const { marketData, letPass } = aProviderOverTime()

    await marketData.find('ZZZZ')
    letPass(4)
    expect(await marketData.find('ZZZZ')).toBeUndefined()
    expect(peer.asked).toHaveLength(1)

    letPass(2)
    peer.instead = saying('{"marketCap":5000000}')
    expect(await marketData.find('ZZZZ')).toMatchObject({ marketCapAud: 5_000_000 })
  })

  test('stands for a day, with its own date, while the provider is down', async () => {
    const { marketData, letPass } = aProviderOverTime()
    const first = await marketData.find('BHP')

    peer.instead = saying('oops', 500)
    letPass(23 * 60)
    expect(await marketData.find('BHP')).toEqual(first)
    expect(first?.asOf).toEqual(new Date('2026-11-20T05:10:00Z'))

    letPass(61)
    await expect(marketData.find('BHP')).rejects.toThrow(ProviderDown)
  })

  test('is asked for again at once when it was nothing', async () => {
    const { marketData } = aProviderOverTime()
    peer.instead = saying('oops', 500)
    await expect(marketData.find('BHP')).rejects.toThrow(ProviderDown)

    peer.instead = undefined
    expect(await marketData.find('BHP')).toMatchObject({ name: 'BHP Group' })
  })
})

test('many who ask for one company at the same time ask once', async () => {
  const marketData = openHttpMarketData(peer.url, clock)

  const listings = await Promise.all(Array.from({ length: 30 }, () => marketData.find('BHP')))

  expect(new Set(listings).size).toBe(1)
  expect(peer.asked).toEqual(['/BHP'])
})

/** A provider, and a clock that moves by minutes. */
function aProviderOverTime() {
  let minutes = 0
  const moving = () => new Date(now.getTime() + minutes * aMinuteMs)
  return {
    marketData: openHttpMarketData(peer.url, moving),
    letPass(more: number) {
      minutes += more
    },
  }
}
