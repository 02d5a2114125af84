import { ProviderDown } from '../provider-down.ts'
import type { Listing, MarketData } from './market-data.ts'
import { readListing } from './read-listing.ts'
import { readSmallBody } from './read-small-body.ts'
import { readTicker } from './read-ticker.ts'
import { rememberListings } from './remembered-listings.ts'

const patienceMs = 4000

/** A provider outside that answers JSON about one ticker. Whatever goes wrong there is one word of ours. */
export function openHttpMarketData(
  url: string,
  clock: () => Date,
  timeoutMs = patienceMs,
): MarketData {
  const find = rememberListings(async (ticker) => {
    try {
      return await askFor(ticker, url, clock(), timeoutMs)
    } catch (cause) {
      throw new ProviderDown('market data', { cause })
    }
  }, clock)

  return {
    async find(text) {
      const ticker = readTicker(text)
      return ticker === undefined ? undefined : find(ticker)
    },
  }
}

async function askFor(
  ticker: string,
  url: string,
  now: Date,
  timeoutMs: number,
): Promise<Listing | undefined> {
  const response = await fetch(addressFor(ticker, url), {
    headers: { accept: 'application/json', 'user-agent': 'headframe' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.ok) return readListing(ticker, JSON.parse(await readSmallBody(response)), now)

  await response.body?.cancel()
  if (response.status === 404) return undefined
  throw new Error(`answered with status ${response.status}`)
}

const placeOfTicker = '{ticker}'

/** The operator says where the ticker belongs; otherwise it ends the path. A query, such as a key, stays. */
function addressFor(ticker: string, url: string): URL {
  if (url.includes(placeOfTicker)) return new URL(url.replaceAll(placeOfTicker, ticker))
  const address = new URL(url)
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/${ticker}`
  return address
}
