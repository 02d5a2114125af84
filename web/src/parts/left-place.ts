import type { ParsedLocation } from '@tanstack/react-router'

/** What had the focus when a screen was left, by the key of the screen's place in the history. */
const left = new Map<string, string>()

/** A link is known by where it leads, and a place that may take the focus by its id. */
const places = 'main a[href], main [id][tabindex="-1"]'

/** Notes where somebody is who is about to leave a screen. */
export function noteLeftPlace(screen: ParsedLocation): void {
  const place = document.activeElement?.closest(places)
  const { __TSR_key: key } = screen.state
  if (!key) return
  if (place) left.set(key, nameOf(place))
  else left.delete(key)
}

/** Puts whoever comes back to a screen where they had been; answers whether that is still there. */
export function focusLeftPlace(screen: ParsedLocation): boolean {
  const { __TSR_key: key = '' } = screen.state
  const name = left.get(key)
  const place = [...document.querySelectorAll<HTMLElement>(places)].find(
    (one) => nameOf(one) === name,
  )
  place?.focus({ preventScroll: true })
  return place !== undefined && document.activeElement === place
}

function nameOf(place: Element): string {
  return place.getAttribute('href') ?? `#${place.id}`
}
