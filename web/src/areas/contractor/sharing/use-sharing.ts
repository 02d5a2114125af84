import { contractorSettings } from '@headframe/wire'
import { useState } from 'react'

import { useWrite } from '../../../calls/use-write.ts'

/** Switches the share link and makes a new one; tells what went wrong with either. */
export function useSharing(isShared: boolean) {
  const [wished, setWished] = useState<boolean>()
  const switching = useWrite(contractorSettings.sharing)
  const renewing = useWrite(contractorSettings.renewLink)

  return {
    problem: switching.problem ?? renewing.problem,
    /** As it was wished: it jumps back by itself when the wish could not be kept. */
    isOn: switching.isAsking ? (wished ?? isShared) : isShared,
    isRenewing: renewing.isAsking,
    share(enabled: boolean) {
      setWished(enabled)
      renewing.forget()
      return switching.ask({ setting: 'profileSharing', enabled })
    },
    renew() {
      switching.forget()
      return renewing.ask({ setting: 'renewShareLink' })
    },
  }
}
