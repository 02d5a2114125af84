import { setTimeout } from 'node:timers/promises'
import type { Listing, MarketData } from '../../adapters/market-data/market-data.ts'
import { ProviderDown } from '../../adapters/provider-down.ts'
import { readAmount } from '../../domain/market-cap.ts'

export interface MarketValue {
  /** Australian dollars. */
  readonly amount: number
  /** Unknown when a company says so itself. */
  readonly asOf: Date | undefined
}

interface Said {
  readonly ticker?: string | null
  readonly market_cap?: string | null
}

/** What the market says, or else the company. */
export async function findMarketValue(
  marketData: MarketData,
  { ticker, market_cap: ownWords }: Said,
): Promise<MarketValue | undefined> {
  const listing = ticker ? await findQuickly(marketData, ticker) : undefined
  if (listing) return { amount: listing.marketCapAud, asOf: listing.asOf }
  const amount = ownWords ? readAmount(ownWords) : undefined
  return amount === undefined ? undefined : { amount, asOf: undefined }
}

const patienceMs = 1500

/** A page is worth more than one figure on it: a provider that is slow or down is done without. */
async function findQuickly(marketData: MarketData, ticker: string): Promise<Listing | undefined> {
  const timer = new AbortController()
  const asking = marketData.find(ticker).catch((error: unknown) => {
    if (error instanceof ProviderDown) return undefined
    throw error
  })
  const patience = setTimeout(patienceMs, undefined, { signal: timer.signal })
  return Promise.race([asking, patience]).finally(() => timer.abort())
}
