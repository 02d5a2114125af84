import { useState, type ComponentProps } from 'react'

import { inFigures } from '../../lib/figures.ts'
import { keysOfBoxes } from '../../lib/keys.ts'
import { cn } from '../cn.ts'
import { Checkbox } from '../form/checkbox.tsx'
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
    <TickBox
      ticks={ticks}
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
    <TickBox
      ticks={ticks}
      {...(withWords ? { label: words } : { 'aria-label': words })}
      checked={among.length > 0 && count === among.length}
      indeterminate={count > 0 && count < among.length}
      onChange={({ target }) => ticks.tick(among, target.checked)}
    />
  )
}

/**
 * What can be done with those that are ticked stands after the whole list. From the box that somebody is at, the
 * next stop of the Tab key leads there; whoever uses a mouse sees nothing of it.
 */
function TickBox({ ticks, ...box }: ComponentProps<typeof Checkbox> & { ticks: Ticks }) {
  const [isHere, setHere] = useState(false)
  const count = ticks.ticked.size

  return (
    <span
      className="relative inline-flex"
      onFocus={({ target }) => {
        setHere(true)
        if (target instanceof HTMLInputElement) ticks.noteBox(target)
      }}
      onBlur={({ currentTarget, relatedTarget }) => setHere(currentTarget.contains(relatedTarget))}
    >
      <Checkbox {...box} />
      {isHere && count > 0 && (
        <button
          type="button"
          aria-keyshortcuts={keysOfBoxes.together.press.toUpperCase()}
          className={cn(wayStyles, box.label ? 'left-8' : 'left-10')}
          onClick={() => ticks.bar.current?.focus({ preventScroll: true })}
        >
          {inFigures(count)} ticked: what can be done
        </button>
      )}
    </span>
  )
}

const wayStyles =
  'absolute top-1/2 z-10 -translate-y-1/2 rounded-md bg-raised px-3 py-1.5 text-sm font-semibold whitespace-nowrap text-primary shadow-e3 not-focus:sr-only'
