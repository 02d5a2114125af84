import { reference, words } from '@headframe/wire'
import { useRef, useState } from 'react'

import { send } from '../../../calls/client.ts'
import { textOfFailure } from '../../../calls/failure.ts'
import type { FormStore } from '../../../forms/form-store.ts'
import type { JobValues } from './job-values.ts'

const pauseMs = 1000
const shortestText = 2

interface Geocoding {
  isLooking: boolean
  problem: string | undefined
  /** The text was changed: its place is looked for once nobody types any more. */
  find: () => void
  /** Somebody said where it is. */
  stop: () => void
}

/**
 * Puts the marker where the location is. Whoever goes on to the next step meanwhile need not wait: the
 * form is told all the same.
 */
export function useGeocoding(store: FormStore<JobValues>): Geocoding {
  const [isLooking, setLooking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asking = useRef<AbortController>(undefined)

  function stop() {
    clearTimeout(pause.current)
    asking.current?.abort()
    setLooking(false)
    setProblem(undefined)
  }

  function find() {
    stop()
    // Whoever saves meanwhile keeps no town with the place of another.
    store.set('place', undefined)
    const q = store.state().values.work_location.trim()
    if (q.length < shortestText) return
    pause.current = setTimeout(() => void ask(q), pauseMs)
  }

  async function ask(q: string) {
    const { signal } = (asking.current = new AbortController())
    setLooking(true)
    try {
      const { data } = await send(reference.places, { q, limit: 1 }, { signal })
      if (signal.aborted) return
      const [best] = data
      if (best) store.set('place', { lat: best.lat, lng: best.lng })
      else setProblem(`Could not find location. ${words.tryMoreSpecificPlace}`)
    } catch (failed) {
      if (signal.aborted) return
      setProblem(textOfFailure(failed, reference.places))
    }
    setLooking(false)
  }

  return { isLooking, problem, find, stop }
}
