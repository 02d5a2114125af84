import type { Study } from '@headframe/wire'
import { GraduationCap } from 'lucide-react'

import { IconList } from './icon-list.tsx'
import { ProfileSection } from './profile-section.tsx'

/** What somebody has learnt, and where. */
export function Studies({ studies }: { studies: readonly Study[] }) {
  if (studies.length === 0) return null
  return (
    <ProfileSection title="Studies" aside>
      <IconList
        icon={GraduationCap}
        entries={studies.map(({ name, school, year }) =>
          [name, school, year].filter(Boolean).join(' · '),
        )}
      />
    </ProfileSection>
  )
}
