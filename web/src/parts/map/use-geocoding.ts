import { reference, words } from '@headframe/wire'
import { useRef, useState } from 'react'

import { send } from '../../calls/client.ts'
import { textOfFailure } from '../../calls/failure.ts'
import type { Position } from './place.ts'

const shortestText = 2

export interface Geocoding {
  isLooking: boolean
  problem: string | undefined
  /** The text was changed to this: its place is looked for once nobody types any more. */
  find: (text: string) => void
  /** Somebody said where it is. */
  stop: () => void
}

interface GeocodingOptions {
  pauseMs: number
  /** No place while it is looked for, and none where it is lost: nobody knows such a place. */
  onPlaced: (place: Position | undefined, isLost: boolean) => void
}

/**
 * Puts the marker where the location is. Whoever goes on to the next step meanwhile need not wait: the
 * form is told all the same.
 */
export function useGeocoding({ pauseMs, onPlaced }: GeocodingOptions): Geocoding {
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

  function find(text: string) {
    stop()
    // Whoever saves meanwhile keeps no town with the place of another.
    onPlaced(undefined, false)
    const q = text.trim()
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
      if (best) onPlaced({ lat: best.lat, lng: best.lng }, false)
      else {
        onPlaced(undefined, true)
        setProblem(`Could not find location. ${words.tryMoreSpecificPlace}`)
      }
    } catch (failed) {
      if (signal.aborted) return
      setProblem(textOfFailure(failed, reference.places))
    }
    setLooking(false)
  }

  return { isLooking, problem, find, stop }
}
