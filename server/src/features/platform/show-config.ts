import type { platform } from '@headframe/wire'
import { noticeVersion, productName } from '@headframe/wire'
import { gstInCents } from '../../domain/money.ts'
import type { UseCase } from '../../kit/use-case.ts'

export const showConfig: UseCase<typeof platform.config> = ({
  world: { config, payments: cards, writer },
}) => ({
  product: productName,
  api_url: config.apiUrl,
  app_url: config.appUrl,
  price_cents: config.listingPriceCents,
  gst_cents: gstInCents(config.listingPriceCents),
  currency: 'AUD',
  payments: { provider: cards.provider, publishable_key: cards.publishableKey },
  maps: { style_url: config.mapStyleUrl ?? null },
  writer: { provider: writer.provider },
  demo: config.demo,
  notice_version: noticeVersion,
  contact: config.contactEmail ?? null,
})
