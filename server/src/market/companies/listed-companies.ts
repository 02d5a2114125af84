import type { MarketData } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import { instantOf } from '../../domain/instants.ts'
import type { World } from '../../kit/world.ts'

/** What a listed company is worth, as it is answered. A symbol that the market does not know is refused. */
export async function mustFindListing(
  { marketData }: Pick<World, 'marketData'>,
  ticker: string,
): Promise<MarketData> {
  const listing = await marketData.find(ticker)
  if (!listing) throw new Refusal('NOT_FOUND')
  return {
    market_cap: listing.marketCapAud,
    ticker: listing.ticker,
    name: listing.name ?? null,
    as_of: instantOf(listing.asOf),
  }
}
