import type { ContractorProfile } from '@headframe/wire'
import { Pencil, Trash2 } from 'lucide-react'

import { useFocusInPlace } from '../../../parts/use-focus-in-place.ts'
import { DescriptionText } from '../../../parts/profile/description-text.tsx'
import { readableDescription } from '../../../parts/profile/profile-words.ts'
import { Banner } from '../../../ui/data/banner.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { Confirm } from '../../../ui/overlay/confirm.tsx'
import { EditDescription } from './edit-description.tsx'
import { RegenerateButton } from './regenerate-button.tsx'
import type { DescriptionDoings } from './use-description.ts'
import { WritingProgress } from './writing-progress.tsx'

interface WrittenDescriptionProps {
  profile: ContractorProfile
  doings: DescriptionDoings
}

/** The text as it stands, to be edited, written anew or taken away. */
export function WrittenDescription({ profile, doings }: WrittenDescriptionProps) {
  const { isEditing, isWriting } = doings
  const { ai_description_changed: isChanged, ai_description_outdated: isOutdated } = profile
  const { place, buttonId } = useFocusInPlace(isEditing)

  return (
    <div ref={place} className="flex flex-col gap-4">
      {doings.problem && <Banner tone="error">{doings.problem}</Banner>}
      {isEditing && <EditDescription profile={profile} />}
      {isWriting && <WritingProgress />}
      {!isEditing && !isWriting && (
        <DescriptionText
          text={readableDescription(profile) ?? ''}
          changedBy={isChanged ? 'you' : undefined}
          isOutdated={isOutdated}
        />
      )}
      {isOutdated && !isEditing && !isWriting && (
        <p className="max-w-measure text-sm">
          You have replaced that resume since. Companies read this text until you regenerate or edit
          it.
        </p>
      )}
      {!isEditing && (
        <div className="flex flex-wrap items-center gap-2">
          <Button
            id={buttonId}
            variant="secondary"
            size="sm"
            disabled={isWriting}
            onClick={doings.edit}
          >
            <Pencil aria-hidden />
            Edit
          </Button>
          <RegenerateButton isChanged={isChanged} doings={doings} />
          <RemoveButton isChanged={isChanged} doings={doings} />
        </div>
      )}
    </div>
  )
}

interface RemoveButtonProps {
  isChanged: boolean
  doings: DescriptionDoings
}

function RemoveButton({ isChanged, doings }: RemoveButtonProps) {
  const lost = isChanged ? 'and your own words are not kept' : 'though not this very text'

  return (
    <Confirm
      title="Remove this description?"
      description={`It is taken off your profile. You can have a new one written at any time, ${lost}.`}
      confirmLabel="Remove"
      trigger={<IconButton icon={Trash2} size="sm" label="Remove" disabled={doings.isWriting} />}
      onConfirmed={doings.remove}
    />
  )
}
