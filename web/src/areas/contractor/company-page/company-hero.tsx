import { isMining, isWebAddress, type CompanyView } from '@headframe/wire'
import { Building2, Globe, TrendingUp, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { dayInWords } from '../../../lib/day-words.ts'
import { formatMarketCap } from '../../../lib/market-cap.ts'
import { productDay } from '../../../lib/product-day.ts'
import { shownAddress } from '../../../lib/web-address.ts'
import { Avatar } from '../../../ui/data/avatar.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { Card } from '../../../ui/data/card.tsx'
import { ContourBand } from '../../../ui/layout/contours.tsx'
import { ExternalLink } from '../../../ui/layout/link.tsx'

/** Who it is, at a glance. */
export function CompanyHero({ company }: { company: CompanyView }) {
  const { name, logo, industry, website } = company

  return (
    <Card padding="none" className="overflow-hidden">
      <ContourBand className="h-24 sm:h-36" />
      <div className="px-5 pb-6 sm:px-8 sm:pb-8">
        <Avatar
          name={name}
          picture={logo}
          shape="square"
          size="xl"
          className="relative z-10 -mt-12 flex size-24 rounded-lg text-3xl shadow-e2 ring-4 ring-surface sm:-mt-16 sm:size-36"
        />
        <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="min-w-0">
            <h1 className="wrap-anywhere">{name}</h1>
            <ul className="mt-1 flex flex-wrap gap-x-5 text-ink-2">
              {industry && <Fact icon={Building2}>{industry}</Fact>}
              {website && isWebAddress(website) && (
                <Fact icon={Globe}>
                  <ExternalLink
                    href={website}
                    rel="noopener nofollow"
                    className="inline-block py-2.5 wrap-anywhere"
                  >
                    {shownAddress(website)}
                  </ExternalLink>
                </Fact>
              )}
            </ul>
          </div>
          <MarketCap company={company} />
        </div>
      </div>
    </Card>
  )
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex max-w-full min-w-0 items-center gap-1.5 sm:min-h-11">
      <Icon aria-hidden className="size-4.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}

/** What a listed company is worth. Mining companies are not shown by their worth. */
function MarketCap({ company }: { company: CompanyView }) {
  const { ticker, market_cap, market_cap_date, industry } = company
  if (!ticker || market_cap === null || isMining(industry)) return null

  const source =
    market_cap_date === null ? 'as the company states it' : `on ${tradingDay(market_cap_date)}`
  return (
    <div title={`Market cap ${source}`}>
      <Badge icon={TrendingUp} tone="gum" className="min-h-9 px-3.5 text-base">
        {ticker} {formatMarketCap(market_cap)}
      </Badge>
      <p className="num mt-1 text-sm text-ink-2">Market cap {source}</p>
    </div>
  )
}

/** A day of the exchange, wherever its reader is. */
function tradingDay(seconds: number): string {
  return dayInWords(productDay(seconds))
}
