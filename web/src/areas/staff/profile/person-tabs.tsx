import { staffProfiles } from '@headframe/wire'
import type { ReactNode } from 'react'

import { useRead } from '../../../calls/use-read.ts'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import type { PersonTab } from '../profiles/profiles-wish.ts'
import { NotesTab } from './notes-tab.tsx'
import { PoolsTab } from './pools-tab.tsx'
import { ProfileForm } from './profile-form.tsx'
import { TicketsInFull } from './tickets-in-full.tsx'

interface PersonTabsProps {
  hash: string
  tab: PersonTab
  onTabChange: (tab: PersonTab) => void
}

/** What is kept of somebody, in a dialog or on a page of their own. Needs a `Part` around it. */
export function PersonTabs({ hash, tab, onTabChange }: PersonTabsProps) {
  const profile = useRead(staffProfiles.one, { ph: hash })

  return (
    <Tabs
      label={profile.full_name}
      value={tab}
      onValueChange={onTabChange}
      tabs={[
        {
          value: 'profile',
          label: 'Profile',
          panel: inMeasure(
            <div className="flex flex-col gap-6">
              <TicketsInFull tickets={profile.tickets} />
              <ProfileForm key={profile.profile_hash} profile={profile} />
            </div>,
          ),
        },
        {
          value: 'notes',
          label: 'Notes',
          count: profile.notes_count,
          panel: inMeasure(<NotesTab key={profile.profile_hash} profile={profile} />),
        },
        {
          value: 'pools',
          label: 'Talent Pools',
          count: profile.pools.length,
          panel: inMeasure(<PoolsTab key={profile.profile_hash} profile={profile} />),
        },
      ]}
    />
  )
}

/** No wider on a page than in the dialog: what belongs together stays together. */
function inMeasure(panel: ReactNode) {
  return <div className="max-w-3xl">{panel}</div>
}

/** As tall as the form that takes its place. */
export function PersonTabsSkeleton() {
  return (
    <div aria-hidden className="flex min-h-136 flex-col gap-5">
      <Skeleton className="h-11 w-80 max-w-full" />
      <div className="grid gap-5 sm:grid-cols-2">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
          <Skeleton key={place} className="h-18 w-full" />
        ))}
      </div>
    </div>
  )
}
