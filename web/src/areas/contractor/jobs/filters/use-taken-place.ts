import { reference, Refusal } from '@headframe/wire'
import { useEffect, useRef, useState } from 'react'

import { send } from '../../../../calls/client.ts'
import { reportBug } from '../../../../calls/failure.ts'

const shortestName = 2

interface TakenPlace {
  /** What was typed last that names no place. */
  unknown: string | undefined
  /** The name of a place was typed and left: it is looked up before it is taken. */
  lookUp: (name: string) => Promise<void>
  /** Whatever is being looked up is not wanted any more. */
  drop: () => void
}

/** Takes only places that somebody knows: any other would look as if there were no jobs near it. */
export function useTakenPlace(onTaken: (name: string) => void): TakenPlace {
  const [unknown, setUnknown] = useState<string>()
  const asking = useRef<AbortController>(undefined)
  const isGone = useRef(false)

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  function drop() {
    asking.current?.abort()
  }

  async function lookUp(name: string) {
    drop()
    const { signal } = (asking.current = new AbortController())
    const isKnown = await isPlace(name, signal)
    if (signal.aborted) return
    // Once the box is gone, nobody would read there that its place is unknown: the list tells.
    if (isKnown || isGone.current) onTaken(name)
    else setUnknown(name)
  }

  return { unknown, lookUp, drop }
}

/** Where that cannot be asked, the list is asked, and tells what is wrong. */
async function isPlace(name: string, signal: AbortSignal): Promise<boolean> {
  if (name.length < shortestName) return false
  try {
    const { data } = await send(reference.places, { q: name, limit: 1 }, { signal })
    return data.length > 0
  } catch (failed) {
    if (!signal.aborted) reportBug(failed)
    return !(failed instanceof Refusal && failed.status === 400)
  }
}
