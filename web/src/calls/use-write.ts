import type { Call, InputOf, OutputOf } from '@headframe/wire'
import { useState } from 'react'

import { send, type AskOptions } from './client.ts'
import { refreshReads } from './reads.ts'

interface Write<C extends Call> {
  ask: (input: InputOf<C>, options?: AskOptions) => Promise<OutputOf<C>>
  isAsking: boolean
}

/** Sends a changing call; afterwards every read in view is refreshed. */
export function useWrite<C extends Call>(call: C): Write<C> {
  const [isAsking, setIsAsking] = useState(false)

  async function ask(input: InputOf<C>, options?: AskOptions) {
    setIsAsking(true)
    try {
      const reply = await send(call, input, options)
      refreshReads()
      return reply
    } finally {
      setIsAsking(false)
    }
  }

  return { ask, isAsking }
}
