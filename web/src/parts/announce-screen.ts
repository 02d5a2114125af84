/** A new screen begins at its heading, for those who read and for those who listen. */
export function announceScreen(): void {
  const start = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  start?.setAttribute('tabindex', '-1')
  start?.focus({ preventScroll: true })
}
