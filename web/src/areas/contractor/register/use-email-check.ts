import { registrationInProgress, judgeValue } from '@headframe/wire'
import { useEffect, useRef, useState } from 'react'

import { send } from '../../../calls/client.ts'

const { emailCheck } = registrationInProgress
const pauseMs = 600
/** Nobody is kept waiting for an answer that only helps. */
const patienceMs = 3000

export interface EmailCheck {
  /** What is typed is known to belong to an account. */
  readonly isTaken: boolean
  /** Waits for the answer about what is typed, but not for long. */
  readonly settle: () => Promise<boolean>
}

/** Asks, once somebody pauses, whether the address is still free. A check that fails says nothing. */
export function useEmailCheck(typed: string): EmailCheck {
  const asked = useRef(new Map<string, Promise<boolean>>())
  const [taken, setTaken] = useState<readonly string[]>([])
  const email = judgeValue(emailCheck.input.shape.email, typed).value

  function ask(address: string): Promise<boolean> {
    const asking = asked.current.get(address) ?? askServer(address)
    asked.current.set(address, asking)
    return asking
  }

  async function askServer(address: string): Promise<boolean> {
    try {
      const { error } = await send(emailCheck, { email: address })
      if (error) setTaken((known) => [...known, address])
      return error
    } catch {
      asked.current.delete(address)
      return false
    }
  }

  const askAfterPause = useRef(ask)
  useEffect(() => {
    if (email === undefined) return undefined
    const timer = setTimeout(() => void askAfterPause.current(email), pauseMs)
    return () => clearTimeout(timer)
  }, [email])

  return {
    isTaken: email !== undefined && taken.includes(email),
    settle: async () => email !== undefined && Promise.race([ask(email), nothingAfter(patienceMs)]),
  }
}

function nothingAfter(delayMs: number): Promise<boolean> {
  return new Promise((resolve) => setTimeout(() => resolve(false), delayMs))
}
