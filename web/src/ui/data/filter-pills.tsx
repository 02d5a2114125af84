import { inFigures } from '../../lib/figures.ts'
import { cn } from '../cn.ts'
import { useChosenInView } from '../use-chosen-in-view.ts'

export interface Pill<Value> {
  value: Value
  label: string
  /** How many it would show. */
  count?: number | undefined
}

interface FilterPillsProps<Value> {
  /** What is filtered, such as "Status". */
  label: string
  pills: readonly Pill<Value>[]
  value: Value
  onChosen: (value: Value) => void
  className?: string
}

/** One of a few, seen side by side, for what filters a list at once. */
export function FilterPills<Value extends string | number | undefined>({
  label,
  pills,
  value,
  onChosen,
  className,
}: FilterPillsProps<Value>) {
  // Pills grow once it is known how many each would show.
  const isCounted = pills.some(({ count }) => count !== undefined)
  const row = useChosenInView<HTMLDivElement>(pressed, `${value} ${isCounted}`)

  return (
    <div
      ref={row}
      role="group"
      aria-label={label}
      className={cn(
        // Room for the focus ring, which a list that scrolls would cut off.
        '-m-1.5 flex gap-1.5 overflow-x-auto overscroll-x-contain p-1.5 [scrollbar-width:none]',
        className,
      )}
    >
      {pills.map((pill) => (
        <button
          key={pill.label}
          type="button"
          aria-pressed={pill.value === value}
          onClick={() => onChosen(pill.value)}
          className={pillStyles}
        >
          {pill.label}
          {pill.count !== undefined && (
            <span className="num text-xs font-medium">{inFigures(pill.count)}</span>
          )}
        </button>
      ))}
    </div>
  )
}

const pressed = '[aria-pressed="true"]'

const pillStyles = [
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-line-strong bg-surface px-4 text-sm font-semibold whitespace-nowrap text-ink-2 transition-colors select-none',
  'hover:border-ink-2 hover:bg-sunken hover:text-ink',
  'aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary',
].join(' ')
