import { useRef, type ReactNode } from 'react'

import { inFigures } from '../../lib/figures.ts'
import { Button } from '../form/button.tsx'
import { Checkbox } from '../form/checkbox.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { useToastLift } from '../overlay/use-toast-lift.ts'
import type { Ticks } from './use-ticks.ts'

interface TickRowProps {
  ticks: Ticks
  rowKey: string
  /** What the row is called. */
  name: string
  /** The rows of the page in their order, for whoever holds Shift to tick a range. */
  among: readonly string[]
}

export function TickRow({ ticks, rowKey, name, among }: TickRowProps) {
  return (
    <Checkbox
      aria-label={`Tick ${name}`}
      className="select-none"
      checked={ticks.ticked.has(rowKey)}
      onChange={({ target, nativeEvent }) => {
        // Ticked by mouse or by space bar, it is a click.
        const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
        if (isRange) ticks.tickTo(rowKey, target.checked, among)
        else ticks.tick([rowKey], target.checked)
      }}
    />
  )
}

interface TickPageProps {
  ticks: Ticks
  among: readonly string[]
  /** Cards have no head for the box to stand in, so there it has words. */
  withWords?: boolean
}

export function TickPage({ ticks, among, withWords = false }: TickPageProps) {
  const count = among.filter((key) => ticks.ticked.has(key)).length
  const words = 'Tick all on this page'

  return (
    <Checkbox
      {...(withWords ? { label: words } : { 'aria-label': words })}
      checked={among.length > 0 && count === among.length}
      indeterminate={count > 0 && count < among.length}
      onChange={({ target }) => ticks.tick(among, target.checked)}
    />
  )
}

interface TicksBarProps {
  ticks: Ticks
  /** The rows that are in view. */
  among: readonly string[]
  /** What can be done with the rows that are ticked. */
  children: ReactNode
}

/** Stays in view under the rows while some are ticked, and says how many are, and how many elsewhere. */
export function TicksBar({ ticks, among, children }: TicksBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const count = ticks.ticked.size
  useToastLift(bar, count > 0)
  const words = inWords(count, count - among.filter((key) => ticks.ticked.has(key)).length)

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
          <Button
            variant="quiet"
            className="mr-auto max-sm:-ml-4"
            onClick={() => {
              // The button goes with what it ends, and must not take the focus along.
              bar.current?.focus({ preventScroll: true })
              ticks.clear()
            }}
          >
            Untick all
          </Button>
          {children}
        </div>
      )}
    </div>
  )
}

function inWords(count: number, elsewhere: number): string {
  const words = `${inFigures(count)} ticked`
  if (elsewhere === 0) return words
  if (elsewhere < count) return `${words}, ${inFigures(elsewhere)} of them not on this page`
  return `${words}, not on this page`
}
