import { descriptionDeclined, type ContractorProfile } from '@headframe/wire'

import { ProfileSection } from '../../../parts/profile/profile-section.tsx'
import { readableDescription } from '../../../parts/profile/profile-words.ts'
import { DescriptionOffer } from './description-offer.tsx'
import { useDescription } from './use-description.ts'
import { WrittenDescription } from './written-description.tsx'

interface DescriptionSectionProps {
  profile: ContractorProfile
  /** A description is written from a whole profile only. */
  isComplete: boolean
}

/** The written description on the own profile: offered, being written, or there to be managed. */
export function DescriptionSection({ profile, isComplete }: DescriptionSectionProps) {
  const doings = useDescription()
  const text = readableDescription(profile)

  if (text) {
    return (
      <ProfileSection title="About">
        <WrittenDescription text={text} doings={doings} />
      </ProfileSection>
    )
  }
  if (profile.ai_description === descriptionDeclined) return null
  return <DescriptionOffer isComplete={isComplete} doings={doings} />
}
