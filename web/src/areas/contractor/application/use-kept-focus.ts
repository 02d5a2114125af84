import { useEffect, useRef, type RefObject } from 'react'

/**
 * What is withdrawn takes its button along: then the focus goes to this place, not to the top of the
 * page. That something is known at last is no change.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>, change: unknown): void {
  const last = useRef(change)

  useEffect(() => {
    const before = last.current
    last.current = change
    if (before === undefined || before === change) return
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [place, change])
}
