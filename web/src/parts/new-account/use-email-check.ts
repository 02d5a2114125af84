import { useEffect, useRef, useState } from 'react'

import { codeOrRefusal } from '../../calls/code-or-refusal.ts'
import { outcomeOf } from '../../calls/outcome.ts'

const pauseMs = 600
/** Nobody is kept waiting for an answer that only helps. */
const patienceMs = 3000

/** How it is found out whether an address is taken. */
export interface EmailQuestion {
  /** The address as it would be kept, or nothing while it is none. */
  readonly addressIn: (typed: string) => string | undefined
  readonly isTaken: (address: string) => Promise<boolean>
}

interface EmailCheck {
  /** What is typed is known to belong to an account. */
  readonly isTaken: boolean
  /** Waits for the answer about what is typed, but not for long. */
  readonly settle: () => Promise<boolean>
}

/** Asks, once somebody pauses, whether the address is still free. A check that fails says nothing. */
export function useEmailCheck(load: () => Promise<EmailQuestion>, typed: string): EmailCheck {
  const asked = useRef(new Map<string, Promise<boolean>>())
  const [taken, setTaken] = useState<readonly string[]>([])

  async function check(text: string): Promise<boolean> {
    const outcome = await outcomeOf(async () => {
      const question = await codeOrRefusal(load())
      const address = question.addressIn(text)
      return address !== undefined && ask(question, address)
    })
    const isTaken = outcome !== 'stopped' && 'reply' in outcome && outcome.reply
    if (isTaken) setTaken((known) => [...known, text])
    return isTaken
  }

  /** Asks the server once about each address, unless that fails. */
  async function ask({ isTaken }: EmailQuestion, address: string): Promise<boolean> {
    const asking = asked.current.get(address) ?? isTaken(address)
    asked.current.set(address, asking)
    try {
      return await asking
    } catch (failed) {
      asked.current.delete(address)
      throw failed
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
