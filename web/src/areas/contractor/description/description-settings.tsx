import { descriptionDeclined, type ContractorProfile } from '@headframe/wire'

import { readableDescription } from '../../../parts/profile/profile-words.ts'
import { Button } from '../../../ui/form/button.tsx'
import { DescriptionPlace } from './description-place.tsx'
import { OfferActions } from './offer-actions.tsx'
import { useDescription } from './use-description.ts'
import { WrittenDescription } from './written-description.tsx'

interface DescriptionSettingsProps {
  profile: ContractorProfile
  isComplete: boolean
}

/** The same description where the profile is edited; here a refusal may be taken back as well. */
export function DescriptionSettings(props: DescriptionSettingsProps) {
  return (
    <DescriptionPlace profile={props.profile}>
      <OwnDescription {...props} />
    </DescriptionPlace>
  )
}

function OwnDescription({ profile, isComplete }: DescriptionSettingsProps) {
  const doings = useDescription(profile)

  if (readableDescription(profile) || doings.isEditing) {
    return <WrittenDescription profile={profile} doings={doings} />
  }
  if (profile.ai_description === descriptionDeclined) {
    return (
      <div className="text-sm text-ink-2">
        <p>You said no thanks to a description, so none is offered.</p>
        <Button
          variant="quiet"
          size="sm"
          className="mt-1 -ml-3"
          busy={doings.isChanging}
          busyLabel="Saving"
          onClick={() => void doings.offerAgain()}
        >
          Offer it to me again
        </Button>
        <p role="alert" className="font-medium text-danger empty:hidden">
          {doings.problem}
        </p>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-2">
        {isComplete
          ? 'A short description of you can be written from your profile.'
          : 'Once your profile is complete and saved, a short description of you can be written from it.'}
      </p>
      {isComplete && <OfferActions doings={doings} />}
    </div>
  )
}
