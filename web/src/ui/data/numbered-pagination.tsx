import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'

import { inFigures } from '../../lib/figures.ts'
import { cn } from '../cn.ts'
import { IconButton } from '../form/icon-button.tsx'

interface NumberedPaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  page: number
  pageCount: number
  onPageChosen: (page: number) => void
}

export function NumberedPagination({
  page,
  pageCount,
  onPageChosen,
  className,
  ...rest
}: NumberedPaginationProps) {
  return (
    <nav
      aria-label="Pages"
      className={cn('flex flex-wrap items-center gap-1', className)}
      {...rest}
    >
      <IconButton
        icon={ChevronLeft}
        label="Previous page"
        disabled={page <= 1}
        onClick={() => onPageChosen(page - 1)}
      />
      <span className="num px-2 text-sm text-ink-2 sm:hidden">
        Page {inFigures(page)} of {inFigures(pageCount)}
      </span>
      <div className="hidden items-center gap-1 sm:flex">
        {' '}
        {pagesToShow(page, pageCount).map((shown) =>
          typeof shown === 'number' ? (
            <button
              key={shown}
              type="button"
              aria-label={`Page ${shown}`}
              aria-current={shown === page ? 'page' : undefined}
              onClick={() => onPageChosen(shown)}
              className="num min-h-11 min-w-11 rounded-md px-2 text-sm font-semibold text-ink-2 transition-colors hover:bg-sunken hover:text-ink aria-[current]:bg-primary aria-[current]:text-on-primary"
            >
              {inFigures(shown)}
            </button>
          ) : (
            <span key={shown} aria-hidden className="min-w-6 text-center text-ink-2">
              …
            </span>
          ),
        )}
      </div>
      <IconButton
        icon={ChevronRight}
        label="Next page"
        disabled={page >= pageCount}
        onClick={() => onPageChosen(page + 1)}
      />
    </nav>
  )
}

type Shown = number | 'gap before' | 'gap after'

/** The ends, the current page and its neighbours; a gap never hides a single page. */
export function pagesToShow(page: number, pageCount: number): Shown[] {
  const near = new Set([1, page - 1, page, page + 1, pageCount])
  if (page <= 4) near.add(2).add(3)
  if (page >= pageCount - 3) near.add(pageCount - 1).add(pageCount - 2)

  const shown: Shown[] = []
  for (let number = 1; number <= pageCount; number++) {
    const fillsSingleGap = near.has(number - 1) && near.has(number + 1)
    if (near.has(number) || fillsSingleGap) shown.push(number)
    else if (near.has(number - 1)) shown.push(number < page ? 'gap before' : 'gap after')
  }
  return shown
}
