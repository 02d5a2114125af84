import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'

import { inFigures } from '../../lib/figures.ts'
import { keysOfBoxes } from '../../lib/keys.ts'
import { Button } from '../form/button.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { useToastLift } from '../overlay/use-toast-lift.ts'
import { useKeys } from '../use-keys.ts'
import type { Ticks } from './use-ticks.ts'

interface TicksBarProps {
  ticks: Ticks
  /** The rows that are in view. */
  among: readonly string[]
  /** What can be done with the rows that are ticked. */
  children: ReactNode
}

/** Stays in view under the rows while some are ticked, and says how many are, and how many elsewhere. */
export function TicksBar({ ticks, among, children }: TicksBarProps) {
  const { bar } = ticks
  const count = ticks.ticked.size
  useToastLift(bar, count > 0)
  useFocusAfterwards(ticks)
  useKeys(keysOfBoxes, { tick: undefined, tickUpTo: undefined, together: goThere })
  const words = inWords(count, count - among.filter((key) => ticks.ticked.has(key)).length)

  function goThere() {
    if (count === 0) return false
    bar.current?.focus({ preventScroll: true })
    return true
  }

  return (
    <div
      ref={bar}
      role="group"
      aria-label="Ticked rows"
      tabIndex={-1}
      data-print="hidden"
      className="sticky bottom-3 z-20 rounded-lg"
    >
      <VisuallyHidden role="status">{count > 0 ? words : ''}</VisuallyHidden>
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-2 rounded-lg border border-line-strong bg-raised p-2 pl-4 shadow-e3">
          <span aria-hidden className="num font-semibold">
            {words}
          </span>
          <Button variant="quiet" className="mr-auto max-sm:-ml-4" onClick={ticks.clear}>
            Untick all
          </Button>
          {children}
        </div>
      )}
    </div>
  )
}

/** The buttons go with what they have done, and must not take the focus along. */
function useFocusAfterwards({ ticked, box, bar }: Ticks): void {
  const isAny = ticked.size > 0
  const wasAny = useRef(isAny)
  const goBack = useEffectEvent(() => {
    const place = box.current?.isConnected ? box.current : bar.current
    place?.focus({ preventScroll: true })
  })

  useEffect(() => {
    const isDone = wasAny.current && !isAny
    wasAny.current = isAny
    if (isDone && document.activeElement === document.body) goBack()
  }, [isAny])
}

function inWords(count: number, elsewhere: number): string {
  const words = `${inFigures(count)} ticked`
  if (elsewhere === 0) return words
  if (elsewhere < count) return `${words}, ${inFigures(elsewhere)} of them not on this page`
  return `${words}, not on this page`
}
