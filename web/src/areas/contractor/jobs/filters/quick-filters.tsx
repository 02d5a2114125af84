import { cn } from '../../../../ui/cn.ts'
import { useChosenInView } from '../../../../ui/use-chosen-in-view.ts'
import type { JobsSearch } from '../jobs-search.ts'

interface QuickFiltersProps {
  search: JobsSearch
  onChanged: (changes: JobsSearch) => void
}

/** Where the filters are behind a button, what people ask for first is one touch away. */
export function QuickFilters({ search, onChanged }: QuickFiltersProps) {
  const row = useChosenInView<HTMLDivElement>('[aria-pressed="true"]')

  return (
    <div
      ref={row}
      role="group"
      aria-label="Quick filters"
      className="-mx-4 flex gap-2 overflow-x-auto overscroll-x-contain px-4 py-1 [scrollbar-width:none] sm:-mx-6 sm:px-6 lg:hidden"
    >
      {quickFilters.map(({ label, isOn, turn }) => {
        const isPressed = isOn(search)
        return (
          <button
            key={label}
            type="button"
            aria-pressed={isPressed}
            className={cn('num', chipStyles)}
            onClick={() => onChanged(turn(search, !isPressed))}
          >
            {label}
          </button>
        )
      })}
    </div>
  )
}

interface QuickFilter {
  label: string
  isOn: (search: JobsSearch) => boolean
  /** What becomes of the search. */
  turn: (search: JobsSearch, isOn: boolean) => JobsSearch
}

const quickFilters: readonly QuickFilter[] = [
  {
    label: 'FIFO',
    isOn: ({ arrangement = [] }) => arrangement.includes('fifo'),
    turn: ({ arrangement = [] }, isOn) => ({ arrangement: toggled(arrangement, 'fifo', isOn) }),
  },
  {
    // Postings have no field for it: it is looked for in their words.
    label: 'DIDO',
    isOn: ({ search = '' }) => drivesIn.test(search),
    turn: ({ search = '' }, isOn) => ({
      search: (isOn ? `${search} DIDO` : search.replace(drivesIn, '')).trim() || undefined,
    }),
  },
  roster('Even time', 'even'),
  roster('8:6', '8:6'),
  roster('14:7', '14:7'),
  roster('7:7', '7:7'),
  rate(60),
  rate(80),
  {
    label: 'Starts ASAP',
    isOn: ({ startBefore }) => startBefore === 'asap',
    turn: (_, isOn) => ({ startBefore: isOn ? 'asap' : undefined }),
  },
]

const drivesIn = /\bdido\b\s*/i

function roster(label: string, value: string): QuickFilter {
  return {
    label,
    isOn: ({ roster: chosen = [] }) => chosen.includes(value),
    turn: ({ roster: chosen = [] }, isOn) => ({ roster: toggled(chosen, value, isOn) }),
  }
}

function rate(dollars: number): QuickFilter {
  return {
    label: `From $${dollars} / hour`,
    isOn: ({ rateMin, rateType = 'hour' }) => rateMin === dollars && rateType === 'hour',
    turn: (_, isOn) => ({ rateMin: isOn ? dollars : undefined, rateType: undefined }),
  }
}

function toggled<Value>(
  values: readonly Value[],
  value: Value,
  isOn: boolean,
): Value[] | undefined {
  const kept = values.filter((one) => one !== value)
  const next = isOn ? [...kept, value] : kept
  return next.length > 0 ? next : undefined
}

const chipStyles = [
  'inline-flex min-h-11 shrink-0 items-center rounded-full border border-line-strong bg-surface px-4 text-sm font-medium whitespace-nowrap text-ink transition-colors select-none',
  'aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary',
].join(' ')
