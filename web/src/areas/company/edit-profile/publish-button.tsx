import { useState } from 'react'

import { refreshReads } from '../../../calls/reads.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Confirm } from '../../../ui/overlay/confirm.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { fieldsToMend, type EditState } from './edit-state.ts'
import type { FieldsProps } from './editor-field.tsx'
import { useKept } from './use-profile-keeper.ts'

interface PublishButtonProps extends FieldsProps {
  isReady: () => boolean
}

export function PublishButton({ keeper, isReady }: PublishButtonProps) {
  const toast = useToast()
  const isPossible = useKept(keeper, canPublish)
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<string>()

  function ask() {
    if (!isPossible || !isReady()) return
    setError(undefined)
    setAsking(true)
  }

  async function publish(): Promise<boolean> {
    const text = await keeper.publish()
    if (text === undefined) {
      refreshReads()
      toast.success('Your company profile is live.')
      return true
    }
    // What has to be mended or decided stands behind the dialog.
    const { conflicts } = keeper.state()
    const isToMend = fieldsToMend(keeper.state()).length + conflicts.length > 0
    if (isToMend) isReady()
    setError(text)
    return isToMend
  }

  return (
    <>
      {/* It keeps its focus while there is nothing to publish, so it is not disabled outright. */}
      <Button aria-disabled={!isPossible} className={restingStyles} onClick={ask}>
        Publish
      </Button>
      <Confirm
        open={isAsking}
        onOpenChange={setAsking}
        title="Publish company profile?"
        description="Your updates go live immediately and the draft is cleared."
        confirmLabel="Publish profile"
        error={error}
        onConfirmed={publish}
      />
    </>
  )
}

function canPublish({ profile, status }: EditState): boolean {
  const isChanged = profile.is_draft || status === 'unsaved' || status === 'failed'
  return isChanged && status !== 'saving'
}

const restingStyles =
  'aria-disabled:pointer-events-none aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-2/70 aria-disabled:shadow-none'
