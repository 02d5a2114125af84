/** A new screen begins at its heading, for those who read and for those who listen. */
export function announceScreen(): void {
  const start = focusStart()
  if (start) announceAgainAfter(start)
}

export function focusStart(): HTMLElement | null {
  const start = startOfScreen()
  start?.setAttribute('tabindex', '-1')
  start?.focus({ preventScroll: true })
  return start
}

function startOfScreen(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
}

/** What only holds the place of a screen goes when it is there, and would take the focus along. */
function announceAgainAfter(start: HTMLElement): void {
  const observer = new MutationObserver(() => {
    const held = start.isConnected ? start : document.body
    const isHeld = document.activeElement === held
    if (isHeld && startOfScreen() === start) return
    observer.disconnect()
    if (isHeld) announceScreen()
  })
  observer.observe(document.body, { childList: true, subtree: true })
}
