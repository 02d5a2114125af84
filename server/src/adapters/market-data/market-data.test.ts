import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MarketData } from './market-data.ts'
import { openMarketDataPeer } from './market-data-peer.ts'
import { openMarketData } from './open-market-data.ts'

let peer: Awaited<ReturnType<typeof openMarketDataPeer>>
beforeAll(async () => {
  peer = await openMarketDataPeer()
})
afterAll(() => peer.close())

const clock = () => new Date('2026-11-21T00:00:00Z')
const sources: [string, () => MarketData][] = [
  ['the packaged snapshot', () => openMarketData(undefined, clock)],
  ['a provider outside', () => openMarketData(peer.url, clock)],
]

describe.each(sources)('%s', (_name, open) => {
  test('says what a company is worth, and when that was', async () => {
    const listing = await open().find('BHP')

    expect(listing).toMatchObject({ ticker: 'BHP', name: 'BHP Group' })
    expect(listing?.marketCapAud).toBeGreaterThan(100e9)
    expect(listing?.marketCapAud).toBeLessThan(300e9)
    expect(listing?.asOf.getTime()).toBeLessThan(clock().getTime())
  })

  test.each(['bhp', ' BHP ', 'ASX:BHP', 'asx: bhp', 'BHP.AX', 'bhp.asx'])(
    'takes "%s" for the same company',
    async (written) => {
      expect(await open().find(written)).toEqual(await open().find('BHP'))
    },
  )

  test('knows a ticker that begins with a digit', async () => {
    expect(await open().find('29M')).toMatchObject({ ticker: '29M', name: '29Metals' })
  })

  test.each(['ZZZZ', '', 'BHP.L', '../BHP', 'BHP GROUP LIMITED', 'constructor'])(
    'does not know "%s"',
    async (written) => {
      expect(await open().find(written)).toBeUndefined()
    },
  )
})
