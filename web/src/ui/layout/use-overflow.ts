import { useCallback, useState } from 'react'

/** Tells whether an element's content is wider than itself, so that it can be reached and scrolled by keyboard. */
export function useOverflow() {
  const [isOverflowing, setOverflowing] = useState(false)

  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const measure = () => setOverflowing(element.scrollWidth > element.clientWidth)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [])

  return { ref, isOverflowing }
}
