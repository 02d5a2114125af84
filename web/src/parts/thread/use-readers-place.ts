import { useLayoutEffect, useRef } from 'react'

interface Shown {
  /** The first and the last that is shown, by their ids. */
  first: string | undefined
  last: string | undefined
}

const nearTheEnd = 80

/**
 * What comes last is in view when it comes, and stays so when it grows or its box shrinks, unless its reader
 * has gone back to older ones; and what is put before the rest leaves the rest where it was on the screen. The
 * box anchors nothing by itself: browsers do not at the very top, which is where older ones are asked for.
 */
export function useReadersPlace({ first, last }: Shown) {
  const box = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  /** How much is below the upper edge, and how much of it is there to be scrolled through. */
  const below = useRef(0)
  const hidden = useRef(0)
  const shown = useRef<Shown>({ first: undefined, last: undefined })

  const note = () => {
    if (!box.current) return
    const { scrollHeight, scrollTop, clientHeight } = box.current
    below.current = scrollHeight - scrollTop
    hidden.current = scrollHeight - clientHeight
  }

  useLayoutEffect(() => {
    const element = box.current
    const before = shown.current
    if (!element) return
    shown.current = { first, last }
    const isLonger = element.scrollHeight - element.clientHeight > hidden.current
    const isSameStart = before.first === first
    if (isAtEnd.current && (before.last !== last || (isSameStart && isLonger)))
      element.scrollTop = element.scrollHeight
    else if (!isSameStart) element.scrollTop = element.scrollHeight - below.current
    note()
  })

  return {
    place: {
      ref: box,
      onScroll() {
        const element = box.current
        if (!element) return
        note()
        isAtEnd.current = below.current - element.clientHeight < nearTheEnd
      },
    },
    /** For whoever writes: they are no longer among the older ones. */
    goToEnd() {
      isAtEnd.current = true
    },
  }
}
