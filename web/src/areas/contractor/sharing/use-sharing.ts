import { contractorSettings } from '@headframe/wire'
import { useState } from 'react'

import { textOfFailure } from '../../../calls/failure.ts'
import { useWrite } from '../../../calls/use-write.ts'

/** Switches the share link and makes a new one; tells what went wrong with either. */
export function useSharing(isShared: boolean) {
  const [problem, setProblem] = useState<string>()
  const [wished, setWished] = useState<boolean>()
  const switching = useWrite(contractorSettings.sharing)
  const renewing = useWrite(contractorSettings.renewLink)

  async function attempt(doing: () => Promise<unknown>): Promise<boolean> {
    setProblem(undefined)
    try {
      await doing()
      return true
    } catch (failed) {
      setProblem(textOfFailure(failed, contractorSettings.sharing))
      return false
    }
  }

  return {
    problem,
    /** As it was wished: it jumps back by itself when the wish could not be kept. */
    isOn: switching.isAsking ? (wished ?? isShared) : isShared,
    isRenewing: renewing.isAsking,
    share(enabled: boolean) {
      setWished(enabled)
      return attempt(() => switching.ask({ setting: 'profileSharing', enabled }))
    },
    renew: () => attempt(() => renewing.ask({ setting: 'renewShareLink' })),
  }
}
