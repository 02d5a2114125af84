import { afterAll, describe, expect, test } from 'vitest'
import { companyRegistrationInProgress, limits } from '@headframe/wire'
import { openMarketDataPeer } from '../../adapters/market-data/market-data-peer.ts'
import { aProduct } from '../../testing/product.ts'
import { outcome } from '../../testing/requests.ts'

const { marketData } = companyRegistrationInProgress
const peer = await openMarketDataPeer()
const product = await aProduct({ environment: { MARKET_DATA_URL: peer.url } })

const ask = async (ticker: string) =>
  outcome(await product.ask(`/company/v2/registration/asx/${encodeURIComponent(ticker)}`))

afterAll(() => peer.close())

describe('what a listed company is worth', () => {
  test.each(['BHP', 'bhp', ' Bhp', 'ASX:bhp', 'bhp.ax'])('is told for "%s"', async (ticker) => {
    expect(await product.send(marketData, { ticker })).toEqual({
      market_cap: 187_654_000_000,
      ticker: 'BHP',
      name: 'BHP Group',
      as_of: Date.parse('2026-11-20T05:10:00Z') / 1000,
    })
  })

  test.each(['ZZZ', 'A'.repeat(13), '../BHP', 'B%00P', 'ß', ' '])(
    'is not known for "%s"',
    async (ticker) => {
      expect(await ask(ticker)).toEqual({
        status: 404,
        code: 'NOT_FOUND',
        error: 'Symbol not found. Please check your ASX ticker.',
        fields: undefined,
      })
    },
  )

  test('is asked a hundred and twenty times a minute', async () => {
    product.moveClock(60)
    for (let asked = 0; asked < limits.marketData.points; asked += 1) await ask('ZZZ')

    expect(await ask('BHP')).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    product.moveClock(60)
    expect(await product.send(marketData, { ticker: 'BHP' })).toMatchObject({ ticker: 'BHP' })
  })

  test('cannot be told while the provider is ill', async () => {
    peer.instead = (_, response) => response.writeHead(500).end()

    expect(await ask('29M')).toEqual({
      status: 503,
      code: 'PROVIDER_DOWN',
      error: 'Unable to fetch market data. Please try again.',
      fields: undefined,
    })

    peer.instead = undefined
    expect(await product.send(marketData, { ticker: '29M' })).toMatchObject({ ticker: '29M' })
  })
})
