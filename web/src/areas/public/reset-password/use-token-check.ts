import { recoverPassword } from '@headframe/wire'
import { useEffect, useState } from 'react'

import { send } from '../../../calls/client.ts'
import { isPassing, textOfFailure } from '../../../calls/failure.ts'

interface TokenCheck {
  isPending: boolean
  isSound: boolean
  problem?: string
}

/** Asks once, when the page opens: the check says nothing that would be worth keeping or refreshing. */
export function useTokenCheck(token: string): TokenCheck {
  const [check, setCheck] = useState<TokenCheck>({ isPending: true, isSound: false })

  useEffect(() => {
    const leaving = new AbortController()
    checkToken(token, leaving.signal).then(
      () => setCheck({ isPending: false, isSound: true }),
      (failed: unknown) => {
        if (leaving.signal.aborted) return
        const problem = textOfFailure(failed, recoverPassword.checkToken)
        setCheck({ isPending: false, isSound: false, problem })
      },
    )
    return () => leaving.abort()
  }, [token])

  return check
}

async function checkToken(token: string, signal: AbortSignal): Promise<void> {
  const ask = () => send(recoverPassword.checkToken, { token }, { signal })
  await ask().catch((failed: unknown) => {
    if (!isPassing(failed)) throw failed
    return ask()
  })
}
