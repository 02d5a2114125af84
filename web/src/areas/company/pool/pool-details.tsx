import type { OwnCommunity } from '@headframe/wire'

import { Chips } from '../../../parts/communities/chips.tsx'
import {
  dayOrNone,
  kindWords,
  salaryWords,
  workWords,
} from '../../../parts/communities/community-words.ts'
import { ProjectSection } from '../../../parts/communities/project-section.tsx'
import { MapOfPlace } from '../../../parts/map/map-of-place.tsx'
import { ProfileSection } from '../../../parts/profile/profile-section.tsx'
import { RichHtml } from '../../../parts/rich-text/rich-html.tsx'
import { Facts } from '../../../ui/data/facts.tsx'

/** The pool as it was described; contractors see the same but for the salary. */
export function PoolDetails({ pool }: { pool: OwnCommunity }) {
  const { location, location_lat: lat, location_lng: lng, requirements, qualifications } = pool
  const facts = [
    { label: 'Kind', value: kindWords(pool) },
    { label: 'Work Type', value: workWords[pool.work_type] },
    { label: 'Salary', value: salaryWords(pool), hint: 'for you and your team' },
    { label: 'Hiring By', value: dayOrNone(pool.timeline_date) },
  ]

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <ProfileSection title="About this Talent Pool">
          <RichHtml html={pool.description_html} className="wrap-anywhere" />
        </ProfileSection>
        <ProjectSection project={pool.project} />
        {lat !== null && lng !== null && (
          <ProfileSection title="Location">
            <p className="mb-3 wrap-anywhere text-ink-2">{location}</p>
            <MapOfPlace at={{ lat, lng }} name={location} />
          </ProfileSection>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <ProfileSection title="At a glance" aside>
          <Facts look="open" facts={facts} className="lg:grid-cols-1" />
        </ProfileSection>
        <ProfileSection title="Requirements" aside>
          {requirements.length > 0 ? (
            <Chips label="Requirements" entries={requirements} />
          ) : (
            <p className="text-ink-2">None.</p>
          )}
        </ProfileSection>
        <ProfileSection title="Skills & Qualifications" aside>
          {qualifications.length > 0 ? (
            <Chips label="Skills & Qualifications" entries={qualifications} />
          ) : (
            <p className="text-ink-2">None.</p>
          )}
        </ProfileSection>
      </div>
    </div>
  )
}
