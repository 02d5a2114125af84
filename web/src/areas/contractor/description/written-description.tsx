import { RotateCw, Trash2 } from 'lucide-react'

import { DescriptionText } from '../../../parts/profile/description-text.tsx'
import { Banner } from '../../../ui/data/banner.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Confirm } from '../../../ui/overlay/confirm.tsx'
import type { DescriptionDoings } from './use-description.ts'
import { WritingProgress } from './writing-progress.tsx'

interface WrittenDescriptionProps {
  text: string
  doings: DescriptionDoings
}

/** The text as it stands, to be written anew or taken away. */
export function WrittenDescription({ text, doings }: WrittenDescriptionProps) {
  return (
    <div className="flex flex-col gap-4">
      {doings.problem && <Banner tone="error">{doings.problem}</Banner>}
      {doings.isWriting ? <WritingProgress /> : <DescriptionText text={text} />}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          busy={doings.isWriting}
          busyLabel="Writing your description"
          onClick={() => void doings.write()}
        >
          <RotateCw aria-hidden />
          Regenerate
        </Button>
        <Confirm
          title="Remove this description?"
          description="It is taken off your profile. You can have a new one written at any time, though not this very text."
          confirmLabel="Remove"
          trigger={
            <Button variant="quiet" size="sm" disabled={doings.isWriting}>
              <Trash2 aria-hidden />
              Remove
            </Button>
          }
          onConfirmed={doings.remove}
        />
      </div>
    </div>
  )
}
