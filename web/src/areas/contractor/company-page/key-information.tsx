import { isMining, type CompanyView } from '@headframe/wire'
import { Building2, MapPin, TrendingUp, Users } from 'lucide-react'

import { formatMarketCap } from '../../../lib/market-cap.ts'
import { ProfileSection } from '../../../parts/profile/profile-section.tsx'

export function KeyInformation({ company }: { company: CompanyView }) {
  const facts = [
    { label: 'Industry', value: company.industry, icon: Building2 },
    { label: 'Employee Size', value: company.employee_size, icon: Users },
    { label: 'Head Office', value: company.head_office, icon: MapPin },
    { label: 'Market Cap', value: unlistedWorth(company), icon: TrendingUp },
  ].filter(({ value }) => value)
  if (facts.length === 0) return null

  return (
    <ProfileSection title="Key Information" aside>
      <dl className="flex flex-col gap-4">
        {facts.map(({ label, value, icon: Icon }) => (
          <div key={label} className="relative pl-8">
            <dt className="text-xs font-medium text-ink-2">
              <Icon aria-hidden className="absolute top-1 left-0 size-5" />
              {label}
            </dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </ProfileSection>
  )
}

/** What a company says that it is worth, where no exchange does: a listed one has a badge instead. */
function unlistedWorth({ ticker, market_cap, industry }: CompanyView): string | undefined {
  if (ticker || market_cap === null || isMining(industry)) return undefined
  return `${formatMarketCap(market_cap)} · Not listed`
}
