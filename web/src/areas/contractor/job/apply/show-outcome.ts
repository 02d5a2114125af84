import { useEffect, useRef, type RefObject } from 'react'

/** On a phone, what has come of applying would be out of sight. */
export function showOutcome(place: HTMLElement | null): void {
  place?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: 'nearest' })
}

/** It may be known only after the question has closed: there is more to be seen then. */
export function useOutcomeShown(place: RefObject<HTMLElement | null>, hasApplied: boolean): void {
  const had = useRef(hasApplied)

  useEffect(() => {
    if (hasApplied && !had.current) place.current?.scrollIntoView({ block: 'nearest' })
    had.current = hasApplied
  }, [place, hasApplied])
}
