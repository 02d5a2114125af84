import { ArrowDown, ArrowUp } from 'lucide-react'

import { Button } from '../../../ui/form/button.tsx'
import { cn } from '../../../ui/cn.ts'
import { useChosenInView } from '../../../ui/use-chosen-in-view.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'

type Order = 'asc' | 'desc'

interface Sort<Field> {
  sortField?: Field | undefined
  sortOrder?: Order | undefined
}

interface SortChoiceProps<Field extends string> {
  fields: readonly { readonly field: Field; readonly label: string }[]
  sort: Sort<Field>
  onSorted: (sort: Sort<Field>) => void
}

/** The first press of a field puts the largest first, the next ones turn it round. */
export function SortChoice<Field extends string>({
  fields,
  sort,
  onSorted,
}: SortChoiceProps<Field>) {
  const row = useChosenInView<HTMLDivElement>('[aria-pressed="true"]')

  return (
    <div
      ref={row}
      role="group"
      aria-label="Sort by"
      data-print="hidden"
      // On a phone they stand in one row that is pushed along.
      className="-m-1.5 flex items-center gap-1.5 overflow-x-auto p-1.5 [scrollbar-width:none] sm:flex-wrap"
    >
      <span aria-hidden className="mr-1 shrink-0 text-sm font-semibold text-ink-2">
        Sort by
      </span>
      {fields.map(({ field, label }) => {
        const order = sort.sortField === field ? (sort.sortOrder ?? 'desc') : undefined
        const Arrow = order === 'asc' ? ArrowUp : ArrowDown
        return (
          <button
            key={field}
            type="button"
            aria-pressed={order !== undefined}
            onClick={() => onSorted({ sortField: field, sortOrder: turned(order) })}
            className={pillStyles}
          >
            {label}
            {order && <Arrow aria-hidden className="size-4" />}
            {order && (
              <VisuallyHidden>
                {order === 'asc' ? ', smallest first' : ', largest first'}
              </VisuallyHidden>
            )}
          </button>
        )
      })}
      {sort.sortField && (
        <Button
          variant="quiet"
          onClick={() => onSorted({ sortField: undefined, sortOrder: undefined })}
        >
          Clear filters
        </Button>
      )}
    </div>
  )
}

function turned(order: Order | undefined): Order {
  return order === 'desc' ? 'asc' : 'desc'
}

const pillStyles = cn(
  'inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-3 text-sm font-medium text-ink-2 transition-colors select-none pointer-coarse:min-h-11',
  'hover:border-ink-2 hover:bg-sunken hover:text-ink',
  'aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:font-semibold aria-pressed:text-primary',
)
