import { readPackagedTable } from '../../packaged/packaged-table.ts'
import type { Listing, MarketData } from './market-data.ts'
import { readTicker } from './read-ticker.ts'

/** Resource companies as they stood on one day, packaged with the product. */
export function openPackagedMarketData(): MarketData {
  const listings = new Map(readPackagedListings().map((listing) => [listing.ticker, listing]))

  return {
    async find(text) {
      const ticker = readTicker(text)
      return ticker === undefined ? undefined : listings.get(ticker)
    },
  }
}

export function readPackagedListings(): Listing[] {
  const columns = ['ticker', 'name', 'cap_million_aud', 'as_of'] as const
  return readPackagedTable('asx-companies.tsv', columns).map((row) => ({
    ticker: row.ticker,
    name: row.name,
    marketCapAud: Number(row.cap_million_aud) * 1_000_000,
    asOf: new Date(row.as_of),
  }))
}
