import { contractorJobs, Refusal, type InputOf } from '@headframe/wire'
import { useState } from 'react'

import { isSessionRefused, textOfFailure } from '../../../../calls/failure.ts'
import { refreshReads } from '../../../../calls/reads.ts'
import { useWrite } from '../../../../calls/use-write.ts'

type Terms = InputOf<typeof contractorJobs.apply>

export interface Application {
  send: (terms: Terms) => Promise<void>
  isSending: boolean
  /** Why it was not sent. */
  problem: string | undefined
  /** Counts the times, so that each is told anew. */
  failures: number
  /** Whoever leaves has read what the problem was. */
  forget: () => void
}

const noFailure = { count: 0, text: undefined }

interface Outcome {
  onDone: () => void
  /** What was typed waits for whoever signs in again. */
  onSessionOver: () => void
}

/** Sends it; where the job has ended or an application is there already, the page itself tells so. */
export function useApplication({ onDone, onSessionOver }: Outcome): Application {
  const { ask, isAsking } = useWrite(contractorJobs.apply)
  const [failure, setFailure] = useState<{ count: number; text: string | undefined }>(noFailure)
  const forget = () => setFailure(noFailure)

  function settle() {
    forget()
    onDone()
  }

  async function send(terms: Terms) {
    try {
      await ask(terms, { losesNothing: true })
      settle()
    } catch (refused) {
      if (isSessionRefused(refused)) return onSessionOver()
      if (refused instanceof Refusal && refused.status === 409) {
        refreshReads()
        return settle()
      }
      const text = textOfFailure(refused, contractorJobs.apply)
      setFailure(({ count }) => ({ count: count + 1, text }))
    }
  }

  return { send, isSending: isAsking, problem: failure.text, failures: failure.count, forget }
}
