import { useEffect, useRef, useState } from 'react'

import { loadRegistrationCalls } from './load-registration-calls.ts'

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

  async function check(text: string): Promise<boolean> {
    try {
      const { addressIn } = await loadRegistrationCalls()
      const address = addressIn(text)
      const isTaken = address !== undefined && (await ask(address))
      if (isTaken) setTaken((known) => [...known, text])
      return isTaken
    } catch {
      return false
    }
  }

  function ask(address: string): Promise<boolean> {
    const asking = asked.current.get(address) ?? askServer(address)
    asked.current.set(address, asking)
    return asking
  }

  async function askServer(address: string): Promise<boolean> {
    try {
      const { send, emailCheck } = await loadRegistrationCalls()
      return (await send(emailCheck, { email: address })).error
    } catch {
      asked.current.delete(address)
      return false
    }
  }

  const checkAfterPause = useRef(check)
  useEffect(() => {
    if (typed === '') return undefined
    const timer = setTimeout(() => void checkAfterPause.current(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])

  return {
    isTaken: taken.includes(typed),
    settle: () => Promise.race([check(typed), nothingAfter(patienceMs)]),
  }
}

function nothingAfter(delayMs: number): Promise<boolean> {
  return new Promise((resolve) => setTimeout(() => resolve(false), delayMs))
}
