import { reference, type Place } from '@headframe/wire'
import { useEffect, useRef, useState } from 'react'

import { send } from '../../calls/client.ts'

const pauseMs = 250
const shortestText = 3

interface Places {
  places: readonly Place[]
  look: (text: string) => void
  stop: () => void
}

/** Places for what is being typed. They are a help and no more: a search that fails offers nothing. */
export function usePlaces(): Places {
  const [places, setPlaces] = useState<readonly Place[]>([])
  const asking = useRef<AbortController>(undefined)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => cancel, [])

  function cancel() {
    clearTimeout(pause.current)
    asking.current?.abort()
  }

  function stop() {
    cancel()
    setPlaces([])
  }

  function look(text: string) {
    cancel()
    if (text.trim().length < shortestText) return setPlaces([])
    pause.current = setTimeout(() => void ask(text.trim()), pauseMs)
  }

  async function ask(q: string) {
    const { signal } = (asking.current = new AbortController())
    const found = await send(reference.places, { q, limit: 6 }, { signal }).catch(() => undefined)
    if (!signal.aborted) setPlaces(found?.data ?? [])
  }

  return { places, look, stop }
}
