import { useLayoutEffect, useRef } from 'react'

interface Shown {
  /** The first and the last that is shown, by their ids. */
  first: string | undefined
  last: string | undefined
}

const nearTheEnd = 80

/**
 * What comes last is in view when it comes, unless its reader has gone back to older ones; and what is put
 * before the rest leaves the rest where it was on the screen. The box anchors nothing by itself: browsers do
 * not at the very top, which is where older ones are asked for.
 */
export function useReadersPlace({ first, last }: Shown) {
  const box = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  /** How much is below the upper edge. */
  const below = useRef(0)
  const shown = useRef<Shown>({ first: undefined, last: undefined })

  const note = () => {
    if (box.current) below.current = box.current.scrollHeight - box.current.scrollTop
  }

  useLayoutEffect(() => {
    const element = box.current
    const before = shown.current
    if (!element) return
    shown.current = { first, last }
    if (before.last !== last && isAtEnd.current) element.scrollTop = element.scrollHeight
    else if (before.first !== first) element.scrollTop = element.scrollHeight - below.current
    note()
  })

  return {
    ref: box,
    onScroll() {
      const element = box.current
      if (!element) return
      note()
      isAtEnd.current = below.current - element.clientHeight < nearTheEnd
    },
  }
}
