import { useLayoutEffect, useRef, type MouseEvent } from 'react'

/** So long may the second press of a double one take to come. */
export const doublePressMs = 600

/**
 * For what lies over a screen: the second press of a double one hits whatever the first has opened under it, and
 * presses nothing there. Whoever presses twice what has been there for a while means it.
 */
export function useUnpressed(isOpen: boolean) {
  const openedAt = useRef(-Infinity)
  useLayoutEffect(() => {
    if (isOpen) openedAt.current = performance.now()
  }, [isOpen])

  function stop(event: MouseEvent) {
    const isSecond = event.detail > 1
    if (!isSecond || performance.now() - openedAt.current > doublePressMs) return
    event.preventDefault()
    event.stopPropagation()
  }

  return { onMouseDownCapture: stop, onClickCapture: stop }
}
