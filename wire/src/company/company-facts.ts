import * as z from 'zod/mini'
import { instant } from '../core/fields.ts'

/** Leave to put one file, and where it will be seen. Both addresses are opaque. */
export const uploadTicket = z.object({ uploadUrl: z.string(), publicUrl: z.string() })
export type UploadTicket = z.output<typeof uploadTicket>

export const marketData = z.object({
  /** Australian dollars. */
  market_cap: z.number(),
  ticker: z.string(),
  name: z.nullable(z.string()),
  as_of: instant,
})
export type MarketData = z.output<typeof marketData>
