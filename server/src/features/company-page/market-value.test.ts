import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { companyPages, companyProfiles } from '@headframe/wire'
import { openMarketDataPeer } from '../../adapters/market-data/market-data-peer.ts'
import { aCompanyProfile } from '../../testing/company-profile.ts'
import { aRegisteredCompany } from '../../testing/people.ts'
import type { Product } from '../../testing/product.ts'
import { aProduct } from '../../testing/product.ts'

const provider = await openMarketDataPeer()
afterAll(() => provider.close())

let product: Product

// The provider's answers are remembered for a while.
beforeEach(async () => {
  provider.instead = undefined
  product = await aProduct({ environment: { MARKET_DATA_URL: provider.url } })
})

/** What the page says of a company with this ticker, and these words of its own. */
async function worthOf(ticker: string | null, market_cap: string | null) {
  const company = await aRegisteredCompany(product)
  const wish = aCompanyProfile({ industry: '10', ticker, market_cap })
  await product.as(company).send(companyProfiles.publish, wish)
  const page = await product.send(companyPages.page, { slug: company.slug })
  return { market_cap: page.market_cap, market_cap_date: page.market_cap_date }
}

const ownWords = { market_cap: 412_500_000, market_cap_date: null }
const nothing = { market_cap: null, market_cap_date: null }

describe('what a company is worth, on its page', () => {
  test('is what the market says, with its day', async () => {
    expect(await worthOf('BHP', '$412.5M')).toEqual({
      market_cap: 187_654_000_000,
      market_cap_date: Date.parse('2026-11-20T05:10:00Z') / 1000,
    })
  })

  test('is what the company says when the market does not know it', async () => {
    expect(await worthOf('XSB', '$412.5M AUD')).toEqual(ownWords)
    expect(await worthOf(null, '$412.5M AUD')).toEqual(ownWords)
  })

  test.each([null, 'between 2 and 3 million', 'plenty'])(
    'is not told when the company says %o',
    async (market_cap) => {
      expect(await worthOf('XSB', market_cap)).toEqual(nothing)
    },
  )

  test('is what the company says while the provider is ill', async () => {
    provider.instead = (_, response) => response.writeHead(500).end()
    expect(await worthOf('BHP', '$412.5M')).toEqual(ownWords)
    expect(await worthOf('BHP', null)).toEqual(nothing)
  })

  test('is not waited for longer than a moment', async () => {
    provider.instead = () => undefined
    const company = await aRegisteredCompany(product)
    await product.as(company).send(companyProfiles.publish, { ticker: 'BHP' })

    const began = performance.now()
    const page = await product.send(companyPages.page, { slug: company.slug })

    expect(performance.now() - began).toBeLessThan(3500)
    expect(page).toMatchObject({ name: 'Saltbush Mining', ...ownWords })
  })
})
