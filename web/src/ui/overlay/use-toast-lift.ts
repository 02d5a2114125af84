import { useEffect, type RefObject } from 'react'

const gapPx = 12

/**
 * For what stands at the lower edge and has buttons: toasts rise above it as long as it is there, so that the
 * undo of the last deed does not cover the next one.
 */
export function useToastLift(element: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    const bar = element.current
    if (!isThere || !bar) return undefined
    const { style } = document.documentElement
    const lift = () => style.setProperty('--toast-lift', `${bar.offsetHeight + gapPx}px`)
    lift()
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(lift)
    observer?.observe(bar)
    return () => {
      observer?.disconnect()
      style.removeProperty('--toast-lift')
    }
  }, [element, isThere])
}
