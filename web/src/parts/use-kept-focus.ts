import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * What is done with takes its button along: then the focus goes to this place, not to the top of the
 * page. That something is known at last is no change.
 */
export function useKeptFocus(place: () => HTMLElement | null | undefined, change: unknown): void {
  const last = useRef(change)
  const keep = useEffectEvent(() => place()?.focus({ preventScroll: true }))

  useEffect(() => {
    const before = last.current
    last.current = change
    if (before === undefined || before === change) return
    if (document.activeElement === document.body) keep()
  }, [change])
}
