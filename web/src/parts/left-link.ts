import type { ParsedLocation } from '@tanstack/react-router'

/** Which link had the focus when a screen was left, by the key of the screen's place in the history. */
const left = new Map<string, string>()

/** Notes where somebody is who is about to leave a screen. */
export function noteLeftLink(screen: ParsedLocation): void {
  const link = document.activeElement?.closest('main a[href]')?.getAttribute('href')
  const { __TSR_key: key } = screen.state
  if (!key) return
  if (link) left.set(key, link)
  else left.delete(key)
}

/** Puts whoever comes back to a screen where they had been; answers whether that is still there. */
export function focusLeftLink(screen: ParsedLocation): boolean {
  const { __TSR_key: key = '' } = screen.state
  const href = left.get(key)
  const link = [...document.querySelectorAll<HTMLElement>('main a[href]')].find(
    (one) => one.getAttribute('href') === href,
  )
  link?.focus({ preventScroll: true })
  return link !== undefined && document.activeElement === link
}
