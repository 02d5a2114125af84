import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'

import { Button } from '../form/button.tsx'
import { cn } from '../cn.ts'

interface PaginationProps extends ComponentProps<'nav'> {
  page: number
  pageCount: number
  onPageChosen: (page: number) => void
}

/** Previous and Next, bounded at both ends; the children say where one is. */
export function Pagination({
  page,
  pageCount,
  onPageChosen,
  className,
  children,
  ...rest
}: PaginationProps) {
  return (
    <nav
      aria-label="Pages"
      className={cn('flex flex-wrap items-center justify-between gap-x-4 gap-y-3', className)}
      {...rest}
    >
      <output className="num text-sm text-ink-2">{children}</output>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" disabled={page <= 1} onClick={() => onPageChosen(page - 1)}>
          <ChevronLeft aria-hidden className="-ml-1" />
          Previous
        </Button>
        <Button
          variant="secondary"
          disabled={page >= pageCount}
          onClick={() => onPageChosen(page + 1)}
        >
          Next
          <ChevronRight aria-hidden className="-mr-1" />
        </Button>
      </div>
    </nav>
  )
}
