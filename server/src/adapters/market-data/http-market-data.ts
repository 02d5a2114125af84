import { askForJson } from '../ask-for-json.ts'
import { ProviderDown } from '../provider-down.ts'
import { rememberAnswers } from '../remembered-answers.ts'
import type { Listing, MarketData } from './market-data.ts'
import { readListing } from './read-listing.ts'
import { readTicker } from './read-ticker.ts'

const patienceMs = 4000
const minuteMs = 60_000

/** A company that is not known may be any moment; an old figure says itself how old it is. */
const lives = {
  freshMs: (listing: Listing | undefined) => (listing ? 15 : 5) * minuteMs,
  standsMs: (listing: Listing | undefined) => (listing ? 24 * 60 * minuteMs : 0),
}

/** A provider outside that answers JSON about one ticker. Whatever goes wrong there is one word of ours. */
export function openHttpMarketData(
  url: string,
  clock: () => Date,
  timeoutMs = patienceMs,
): MarketData {
  const find = rememberAnswers(
    async (ticker: string) => {
      try {
        const answer = await askForJson(addressFor(ticker, url), timeoutMs)
        return answer === undefined ? undefined : readListing(ticker, answer, clock())
      } catch (cause) {
        throw new ProviderDown('market data', { cause })
      }
    },
    lives,
    clock,
  )

  return {
    async find(text) {
      const ticker = readTicker(text)
      return ticker === undefined ? undefined : find(ticker)
    },
  }
}

const placeOfTicker = '{ticker}'

/** The operator says where the ticker belongs; otherwise it ends the path. A query, such as a key, stays. */
function addressFor(ticker: string, url: string): URL {
  if (url.includes(placeOfTicker)) return new URL(url.replaceAll(placeOfTicker, ticker))
  const address = new URL(url)
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/${ticker}`
  return address
}
