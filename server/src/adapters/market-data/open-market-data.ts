import { openHttpMarketData } from './http-market-data.ts'
import type { MarketData } from './market-data.ts'
import { openPackagedMarketData } from './packaged-market-data.ts'

/** A provider answers where the operator has named one; otherwise the packaged snapshot, with its date. */
export function openMarketData(url: string | undefined, clock: () => Date): MarketData {
  return url ? openHttpMarketData(url, clock) : openPackagedMarketData()
}
