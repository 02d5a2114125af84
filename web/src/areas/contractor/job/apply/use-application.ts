import { contractorJobs, type InputOf } from '@headframe/wire'
import { useState } from 'react'

import { isSessionRefused } from '../../../../calls/failure.ts'
import { refreshReads } from '../../../../calls/reads.ts'
import { useWrite } from '../../../../calls/use-write.ts'
import { wait, type Waiting } from '../../../../calls/offline/waiting.ts'
import { useIdempotencyKeys } from '../../../../forms/idempotency-keys.ts'
import { waitsAs } from './apply-standing.ts'

export type Application = ReturnType<typeof useApplication>
type Terms = InputOf<typeof contractorJobs.apply>

interface Outcome {
  onDone: () => void
  /** What was typed waits for whoever signs in again. */
  onSessionOver: () => void
}

/** Sends it; where the job has ended or an application is there already, the page itself tells so. */
export function useApplication({ onDone, onSessionOver }: Outcome) {
  const [isAway, setIsAway] = useState(false)
  // Where only the answer was lost, the same terms are not sent as another application.
  const { keyOf, renew } = useIdempotencyKeys()

  /** Whoever withdraws it may apply again for the same rate. */
  function settle() {
    renew()
    onDone()
  }

  const application = useWrite(contractorJobs.apply, {
    losesNothing: true,
    onDone: settle,
    onRefused(refusal) {
      setIsAway(refusal.code === 'UNREACHABLE')
      if (isSessionRefused(refusal)) {
        application.forget()
        onSessionOver()
      } else if (refusal.status === 409) {
        application.forget()
        refreshReads()
        settle()
      }
    },
  })

  return {
    ...application,
    isAway,
    ask: (terms: Terms) => application.ask(terms, { idempotencyKey: keyOf(terms) }),
    /** Without a network it is sent later, by itself. */
    sendOnceBack(terms: Terms, { sender, name }: Pick<Waiting, 'sender' | 'name'>) {
      wait({
        key: waitsAs(terms.jobId, sender),
        kind: 'application',
        sender,
        name,
        content: terms,
        idempotencyKey: keyOf(terms),
      })
      application.forget()
      settle()
    },
  }
}
