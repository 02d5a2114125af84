import { useRef, useState, type RefObject } from 'react'

/** Rows that are ticked by their keys, on whatever page they stand and by whatever search they were found. */
export interface Ticks {
  ticked: ReadonlySet<string>
  /** Ticks or unticks these; the last of them is where a range begins. */
  tick: (keys: readonly string[], isTicked: boolean) => void
  /** Does the same to the row, and to all between it and the one that was ticked before. */
  tickTo: (key: string, isTicked: boolean, among: readonly string[]) => void
  clear: () => void
  /** The box that somebody was at last: there they go on once they are done. */
  box: Readonly<RefObject<HTMLElement | null>>
  noteBox: (box: HTMLElement) => void
  /** Where it stands what can be done with those that are ticked. */
  bar: RefObject<HTMLDivElement | null>
}

interface Ticked {
  keys: ReadonlySet<string>
  last: string | undefined
}

const nothing: Ticked = { keys: new Set(), last: undefined }

/**
 * What is ticked stays so while pages are turned and other searches are made, since people are gathered
 * from several. Nobody acts on rows that they no longer know to be there: `TicksBar` says how many of
 * them are not in view.
 */
export function useTicks(first?: () => Iterable<string>): Ticks {
  const [{ keys: ticked, last }, setState] = useState<Ticked>(() =>
    first ? { keys: new Set(first()), last: undefined } : nothing,
  )
  const box = useRef<HTMLElement>(null)
  const bar = useRef<HTMLDivElement>(null)

  function tick(keys: readonly string[], isTicked: boolean) {
    // Whoever undoes something ticks long after the screen was drawn that offered it.
    setState(({ keys: before }) => {
      const rest = [...before].filter((key) => !keys.includes(key))
      return { keys: new Set(isTicked ? [...rest, ...keys] : rest), last: keys.at(-1) }
    })
  }

  return {
    ticked,
    tick,
    tickTo(key, isTicked, among) {
      const from = last === undefined ? -1 : among.indexOf(last)
      const to = among.indexOf(key)
      // Where the last one stands on another page, a range has no beginning.
      if (from === -1) return tick([key], isTicked)
      const between = among.slice(Math.min(from, to), Math.max(from, to) + 1)
      tick([...between.filter((one) => one !== key), key], isTicked)
    },
    clear: () => setState(nothing),
    box,
    noteBox: (at) => {
      box.current = at
    },
    bar,
  }
}
