import { act } from '@testing-library/react'

interface Media {
  isWide: boolean
  isPaper: boolean
}

/** A window that becomes wide, narrow or paper while a screen is open; begins wide. Returns the way to change it. */
export function aChangingWindow(): (now: Partial<Media>) => void {
  const media: Media = { isWide: true, isPaper: false }
  const asked = new Set<EventTarget>()
  window.matchMedia = (query) => {
    const list = new EventTarget()
    asked.add(list)
    return Object.defineProperties(list, {
      media: { value: query },
      matches: {
        get: () => (query === 'print' ? media.isPaper : query.includes('width >=') && media.isWide),
      },
    }) as MediaQueryList
  }
  return (now) =>
    act(() => {
      Object.assign(media, now)
      for (const list of asked) list.dispatchEvent(new Event('change'))
    })
}
