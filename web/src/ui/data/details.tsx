import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

import { cn } from '../cn.ts'

interface DetailsProps extends ComponentProps<'details'> {
  summary: ReactNode
}

/** More for those who want it, closed until they ask; found by the browser's search all the same. */
export function Details({ summary, className, children, ...rest }: DetailsProps) {
  return (
    <details className={cn('group border-b border-line', className)} {...rest}>
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 rounded-sm py-2 font-semibold transition-colors hover:text-primary [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-2 transition-transform duration-(--motion-popup) group-open:rotate-180"
        />
      </summary>
      <div className="max-w-measure pt-1 pb-4 text-ink-2">{children}</div>
    </details>
  )
}
