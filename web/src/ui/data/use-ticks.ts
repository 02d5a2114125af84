import { useState } from 'react'

/** Rows that are ticked by their keys, on whatever page they stand. */
export interface Ticks {
  ticked: ReadonlySet<string>
  /** Ticks or unticks these; the last of them is where a range begins. */
  tick: (keys: readonly string[], isTicked: boolean) => void
  /** Does the same to the row, and to all between it and the one that was ticked before. */
  tickTo: (key: string, isTicked: boolean, among: readonly string[]) => void
  clear: () => void
}

interface Ticked {
  wish: string
  keys: ReadonlySet<string>
  last: string | undefined
}

const none: ReadonlySet<string> = new Set()

/**
 * What is ticked outlives the turning of pages, and is forgotten with the wish that it was found by:
 * nobody acts on rows that they no longer know to be there.
 */
export function useTicks(wish: string): Ticks {
  const [state, setState] = useState<Ticked>({ wish, keys: none, last: undefined })
  if (state.wish !== wish) setState({ wish, keys: none, last: undefined })
  const ticked = state.wish === wish ? state.keys : none

  function tick(keys: readonly string[], isTicked: boolean) {
    const rest = [...ticked].filter((key) => !keys.includes(key))
    setState({ wish, keys: new Set(isTicked ? [...rest, ...keys] : rest), last: keys.at(-1) })
  }

  return {
    ticked,
    tick,
    tickTo(key, isTicked, among) {
      const from = state.last === undefined ? -1 : among.indexOf(state.last)
      const to = among.indexOf(key)
      // Where the last one stands on another page, a range has no beginning.
      if (from === -1) return tick([key], isTicked)
      const between = among.slice(Math.min(from, to), Math.max(from, to) + 1)
      tick([...between.filter((one) => one !== key), key], isTicked)
    },
    clear: () => setState({ wish, keys: none, last: undefined }),
  }
}
