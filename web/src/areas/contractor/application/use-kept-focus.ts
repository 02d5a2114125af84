import { useEffect, useRef, type RefObject } from 'react'

/** What is withdrawn takes its button along: then the focus goes to this place, not to the top of the page. */
export function useKeptFocus(place: RefObject<HTMLElement | null>, change: unknown): void {
  const last = useRef(change)

  useEffect(() => {
    if (last.current === change) return
    last.current = change
    if (document.activeElement === document.body) place.current?.focus()
  }, [place, change])
}
