import { useEffect, useId, useRef } from 'react'

/** Whoever opens a form in place goes on in its first field, and afterwards at the button that opened it. */
export function useFocusInPlace(isOpen: boolean) {
  const buttonId = useId()
  const place = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)

  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    if (isOpen) place.current?.querySelector<HTMLElement>(fields)?.focus()
    // Its form has taken the focus along; where another was opened, the focus is there.
    else if (document.activeElement === document.body) document.getElementById(buttonId)?.focus()
  }, [isOpen, buttonId])

  return { place, buttonId }
}

const fields = 'form :is(input:not([hidden]), textarea)'
