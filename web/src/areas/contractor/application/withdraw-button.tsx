import { contractorJobs, wordsFor } from '@headframe/wire'

import { outcomeOf } from '../../../calls/outcome.ts'
import { refreshReads } from '../../../calls/reads.ts'
import { doLater, takeBack, useIsWaiting } from '../../../calls/undoable.ts'
import { write } from '../../../calls/use-write.ts'
import { Button } from '../../../ui/form/button.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'

interface WithdrawButtonProps {
  jobId: string
  title: string
}

/** Names the withdrawal that waits, to every part of the screen that tells of the application. */
export const withdrawalKey = (jobId: string) => `withdraw ${jobId}`

/** Takes an application back. Nothing is sent while that can be undone: whoever thinks better of it has lost nothing. */
export function WithdrawButton({ jobId, title }: WithdrawButtonProps) {
  const toast = useToast()
  const key = withdrawalKey(jobId)
  const isWaiting = useIsWaiting(key)

  async function withdraw() {
    const outcome = await outcomeOf(() =>
      write(contractorJobs.withdraw, { jobId }, { outlivesPage: true, losesNothing: true }),
    )
    if (outcome === 'stopped' || !('refusal' in outcome)) return
    toast.error(wordsFor(outcome.refusal, contractorJobs.withdraw))
    // Somebody may have decided meanwhile: the screen shows it.
    refreshReads()
  }

  function press() {
    const asked = doLater(key, () => void withdraw())
    toast.undo(`Your application for ${title} is withdrawn.`, asked.takeBack, {
      onClosed: asked.doNow,
      until: asked.over,
    })
  }

  return (
    <Button
      variant="quiet"
      size="sm"
      className="-mx-3"
      onClick={isWaiting ? () => takeBack(key) : press}
    >
      {isWaiting ? 'Withdrawn. Undo' : 'Withdraw Application'}
    </Button>
  )
}
