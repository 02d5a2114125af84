import type { StaffProfile } from '@headframe/wire'

import { Avatar } from '../../../ui/data/avatar.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'

interface PersonPictureProps {
  person: Pick<StaffProfile, 'full_name' | 'trafficlight_status'>
  size?: 'sm' | 'md'
}

/** The initials, with a dot for whoever is open to work. */
export function PersonPicture({ person, size = 'md' }: PersonPictureProps) {
  return (
    <span className="relative shrink-0">
      <Avatar name={person.full_name} size={size} />
      {person.trafficlight_status === 1 && (
        <span
          title="Open to work"
          className="absolute -right-0.5 -bottom-0.5 size-3.5 rounded-full border-2 border-surface bg-gum"
        >
          <VisuallyHidden>Open to work</VisuallyHidden>
        </span>
      )}
    </span>
  )
}
