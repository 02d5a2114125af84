import { contractorJobs } from '@headframe/wire'

import { isSessionRefused } from '../../../../calls/failure.ts'
import { refreshReads } from '../../../../calls/reads.ts'
import { useWrite } from '../../../../calls/use-write.ts'

export type Application = ReturnType<typeof useApplication>

interface Outcome {
  onDone: () => void
  /** What was typed waits for whoever signs in again. */
  onSessionOver: () => void
}

/** Sends it; where the job has ended or an application is there already, the page itself tells so. */
export function useApplication({ onDone, onSessionOver }: Outcome) {
  const application = useWrite(contractorJobs.apply, {
    losesNothing: true,
    onDone,
    onRefused(refusal) {
      if (isSessionRefused(refusal)) {
        application.forget()
        onSessionOver()
      } else if (refusal.status === 409) {
        application.forget()
        refreshReads()
        onDone()
      }
    },
  })
  return application
}
