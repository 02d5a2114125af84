import type { ContractorProfile } from '@headframe/wire'
import { Building2 } from 'lucide-react'

import { Badge } from '../../ui/data/badge.tsx'
import { CareerTimeline } from './career-timeline.tsx'
import { IconList } from './icon-list.tsx'
import { leftUnreadInWords } from './left-unread.ts'
import { ProfileSection } from './profile-section.tsx'
import { readFromPictureInWords } from './read-from-picture.ts'

/** What a resume says, a section each; whatever it does not say is not there. */
type CareerProps = Pick<ContractorProfile, 'career'> &
  Partial<Pick<ContractorProfile, 'left_unread' | 'read_from_picture'>>

export function Career({ career, left_unread = [], read_from_picture = [] }: CareerProps) {
  if (career.length === 0) return null
  const notes = [
    'Read from the resume, or told by its owner.',
    readFromPictureInWords(read_from_picture),
    leftUnreadInWords(left_unread),
  ]
  return (
    <ProfileSection title="Career" note={notes.filter(Boolean).join(' ')}>
      <CareerTimeline steps={career} />
    </ProfileSection>
  )
}

export function Skills({ skills }: Pick<ContractorProfile, 'skills'>) {
  if (skills.length === 0) return null
  return (
    <ProfileSection title="Skills" aside>
      <ul className="flex flex-wrap gap-2">
        {skills.map((skill) => (
          <li key={skill} className="max-w-full">
            <Badge className="min-h-8 rounded-xl px-3 text-sm font-medium *:whitespace-normal">
              {skill}
            </Badge>
          </li>
        ))}
      </ul>
    </ProfileSection>
  )
}

export function Companies({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <ProfileSection title={title} aside>
      <IconList icon={Building2} entries={names} />
    </ProfileSection>
  )
}
