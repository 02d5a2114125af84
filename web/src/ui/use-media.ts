import { useSyncExternalStore } from 'react'

/** From here on there is room for a column beside the content. */
export const wideEnough = '(width >= 64rem)'

/** From here on there is room for a third column. */
export const roomForThree = '(width >= 80rem)'

/** For what should not even be fetched where it is not shown; what is only hidden is the style sheet's. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => subscribe(query, onChange),
    () => holds(query),
  )
}

/** What held on the screen last. */
const onScreen = new Map<string, boolean>()

/** Paper is narrower than the window, and what is printed is the screen as it stands: it must not change for that. */
function holds(query: string): boolean {
  const { matches } = matchMedia(query)
  const before = onScreen.get(query)
  if (before !== undefined && matchMedia('print').matches) return before
  onScreen.set(query, matches)
  return matches
}

function subscribe(query: string, onChange: () => void): () => void {
  const media = matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
