import { descriptionDeclined, type ContractorProfile } from '@headframe/wire'

import { ProfileSection } from '../../../parts/profile/profile-section.tsx'
import { readableDescription } from '../../../parts/profile/profile-words.ts'
import { DescriptionOffer } from './description-offer.tsx'
import { DescriptionPlace } from './description-place.tsx'
import { useDescription } from './use-description.ts'
import { WrittenDescription } from './written-description.tsx'

interface DescriptionSectionProps {
  profile: ContractorProfile
  /** A description is written from a whole profile only. */
  isComplete: boolean
}

/** The written description on the own profile: offered, being written, or there to be managed. */
export function DescriptionSection(props: DescriptionSectionProps) {
  return (
    <DescriptionPlace profile={props.profile}>
      <OwnDescription {...props} />
    </DescriptionPlace>
  )
}

function OwnDescription({ profile, isComplete }: DescriptionSectionProps) {
  const doings = useDescription(profile)

  if (readableDescription(profile) || doings.isEditing) {
    return (
      <ProfileSection title="About">
        <WrittenDescription profile={profile} doings={doings} />
      </ProfileSection>
    )
  }
  if (profile.ai_description === descriptionDeclined) return null
  return <DescriptionOffer isComplete={isComplete} doings={doings} />
}
