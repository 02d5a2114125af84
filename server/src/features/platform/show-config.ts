import type { platform } from '@headframe/wire'
import { noticeVersion, productName } from '@headframe/wire'
import { gstInCents } from '../../domain/money.ts'
import type { UseCase } from '../../kit/use-case.ts'

export const showConfig: UseCase<typeof platform.config> = ({ world: { config, writer } }) => ({
  product: productName,
  api_url: config.apiUrl,
  app_url: config.appUrl,
  price_cents: config.listingPriceCents,
  gst_cents: gstInCents(config.listingPriceCents),
  currency: 'AUD',
  payments: config.stripe
    ? { provider: 'stripe', publishable_key: config.stripe.publishableKey }
    : { provider: 'sandbox', publishable_key: null },
  maps: { style_url: config.mapStyleUrl ?? null },
  writer: { provider: writer.provider },
  demo: config.demo,
  notice_version: noticeVersion,
})
