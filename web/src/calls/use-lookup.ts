import { useEffect, useRef, useState } from 'react'

import { outcomeOf } from './outcome.ts'

const pauseMs = 250

interface Lookup<Found> {
  found: readonly Found[]
  /** Looks for what is typed, once whoever types pauses. */
  look: (text: string) => void
  stop: () => void
}

/** What may be meant by what is being typed. It is a help and no more: a search that fails offers nothing. */
export function useLookup<Found>(
  ask: (text: string, signal: AbortSignal) => Promise<readonly Found[]>,
  { shortest, waitMs = pauseMs }: { shortest: number; waitMs?: number },
): Lookup<Found> {
  const [found, setFound] = useState<readonly Found[]>([])
  const asking = useRef<AbortController>(undefined)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => cancel, [])

  function cancel() {
    clearTimeout(pause.current)
    asking.current?.abort()
  }

  function stop() {
    cancel()
    setFound([])
  }

  function look(text: string) {
    cancel()
    if (text.trim().length < shortest) return setFound([])
    pause.current = setTimeout(() => void askFor(text), waitMs)
  }

  async function askFor(text: string) {
    const { signal } = (asking.current = new AbortController())
    const outcome = await outcomeOf(() => ask(text, signal))
    if (signal.aborted) return
    setFound(outcome !== 'stopped' && 'reply' in outcome ? outcome.reply : [])
  }

  return { found, look, stop }
}
