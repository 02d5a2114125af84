import { RotateCw } from 'lucide-react'
import { useState } from 'react'

import { Button } from '../../../ui/form/button.tsx'
import { Confirm } from '../../../ui/overlay/confirm.tsx'
import type { DescriptionDoings } from './use-description.ts'

interface RegenerateButtonProps {
  isChanged: boolean
  doings: DescriptionDoings
}

/** The program's words go without a question, the person's own do not. */
export function RegenerateButton({ isChanged, doings }: RegenerateButtonProps) {
  const [isAsked, setIsAsked] = useState(false)

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        busy={doings.isWriting}
        busyLabel="Writing your description"
        onClick={() => (isChanged ? setIsAsked(true) : void doings.write())}
      >
        <RotateCw aria-hidden />
        Regenerate
      </Button>
      <Confirm
        open={isAsked}
        onOpenChange={setIsAsked}
        title="Replace your own words?"
        description="A new description is written from your profile in the place of this one. What you changed in it cannot be brought back."
        confirmLabel="Write a new one"
        danger
        onConfirmed={() => void doings.write()}
      />
    </>
  )
}
