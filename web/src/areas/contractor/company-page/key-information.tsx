import type { CompanyView } from '@headframe/wire'
import { Building2, MapPin, Users } from 'lucide-react'

import { ProfileSection } from '../../../parts/profile/profile-section.tsx'

export function KeyInformation({ company }: { company: CompanyView }) {
  const facts = [
    { label: 'Industry', value: company.industry, icon: Building2 },
    { label: 'Employee Size', value: company.employee_size, icon: Users },
    { label: 'Head Office', value: company.head_office, icon: MapPin },
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
