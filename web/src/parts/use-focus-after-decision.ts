import { useEffect, useEffectEvent, useRef } from 'react'

import { focusStart } from './announce-screen.ts'

/**
 * Whoever says which version stays takes its buttons away: the focus goes on to the next that waits, and
 * after the last to the button that sends the form, or the start of a screen that saves by itself; not to
 * the top of the page.
 */
export function useFocusAfterDecision(undecided: number): void {
  const before = useRef(undecided)
  const lead = useEffectEvent(() => {
    const [title] = document.querySelectorAll<HTMLElement>('[data-version-title]')
    const place = undecided > 0 ? title : sendingButton()
    if (place) place.focus()
    else focusStart()
  })

  useEffect(() => {
    const isFewer = undecided < before.current
    before.current = undecided
    if (isFewer && document.activeElement === document.body) lead()
  }, [undecided])
}

/** Of a form in a dialog, or else of the screen. */
function sendingButton() {
  const inDialog = document.querySelector<HTMLElement>('[role="dialog"] form [type="submit"]')
  return inDialog ?? document.querySelector<HTMLElement>('main form [type="submit"]')
}
