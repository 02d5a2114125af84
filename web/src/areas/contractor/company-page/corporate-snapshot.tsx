import type { CompanyView } from '@headframe/wire'

import { ProfileSection } from '../../../parts/profile/profile-section.tsx'
import { Avatar } from '../../../ui/data/avatar.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { Chips } from './chips.tsx'

/** Who leads the company, what it digs for, and where. */
export function CorporateSnapshot({ company }: { company: CompanyView }) {
  const { key_people: people, commodities, key_projects: projects } = company
  if (people.length + commodities.length + projects.length === 0) return null

  return (
    <ProfileSection title="Corporate Snapshot" aside>
      <div className="flex flex-col gap-6">
        {people.length > 0 && <KeyPeople people={people} />}
        {commodities.length > 0 && (
          <div>
            <h3 className="mb-2 text-base">Commodities</h3>
            <Chips entries={commodities} />
          </div>
        )}
        {projects.length > 0 && <KeyProjects projects={projects} />}
      </div>
    </ProfileSection>
  )
}

function KeyPeople({ people }: { people: CompanyView['key_people'] }) {
  return (
    <div>
      <h3 className="mb-2 text-base">Key People</h3>
      <ul className="flex flex-col gap-3">
        {people.map(({ name, role }, index) => (
          // The same person may stand here twice, and the order never changes while it is shown.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="flex items-center gap-3">
            <Avatar name={name} size="md" />
            <div className="min-w-0 wrap-anywhere">
              <p className="font-semibold">{name}</p>
              <p className="text-sm text-ink-2">{role}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

function KeyProjects({ projects }: { projects: CompanyView['key_projects'] }) {
  return (
    <div>
      <h3 className="mb-1 text-base">Key Projects</h3>
      <ul className="divide-y divide-line">
        {projects.map(({ name, stage }, index) => (
          // Two may have the same name, and the order never changes while they are shown.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
            {stage && <Badge>{stage}</Badge>}
          </li>
        ))}
      </ul>
    </div>
  )
}
