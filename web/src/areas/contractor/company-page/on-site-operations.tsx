import type { CompanyView } from '@headframe/wire'
import { Bed, CalendarRange, Clock, Monitor, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { ProfileSection } from '../../../parts/profile/profile-section.tsx'
import { Chips } from './chips.tsx'

/** How one works and lives there. */
export function OnSiteOperations({ company }: { company: CompanyView }) {
  const { field_roster, typical_hours, facilities, software_used } = company
  if (!field_roster && !typical_hours && !facilities && software_used.length === 0) return null

  return (
    <ProfileSection title="On-Site Operations">
      <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {field_roster && (
          <Fact icon={CalendarRange} label="Field Roster">
            {field_roster}
          </Fact>
        )}
        {typical_hours && (
          <Fact icon={Clock} label="Typical Hours">
            {typical_hours}
          </Fact>
        )}
        {facilities && (
          <Fact icon={Bed} label="Facilities" wide>
            <span className="block max-w-measure whitespace-pre-line">{facilities}</span>
          </Fact>
        )}
        {software_used.length > 0 && (
          <Fact icon={Monitor} label="Software Used" wide>
            <Chips entries={software_used} />
          </Fact>
        )}
      </dl>
    </ProfileSection>
  )
}

interface FactProps {
  icon: LucideIcon
  label: string
  wide?: boolean
  children: ReactNode
}

function Fact({ icon: Icon, label, wide, children }: FactProps) {
  return (
    <div className={wide ? 'sm:col-span-full' : undefined}>
      <dt className="mb-1 flex items-center gap-2 text-sm font-semibold text-ink-2">
        <Icon aria-hidden className="size-4.5 shrink-0" />
        {label}
      </dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
