import { Children, type ComponentProps } from 'react'

import { cn } from '../cn.ts'

/** One child for each step: links, and last the current page with `aria-current="page"`. */
export function Breadcrumbs({ className, children, ...rest }: ComponentProps<'nav'>) {
  return (
    <nav aria-label="Breadcrumb" className={cn('text-sm text-ink-2', className)} {...rest}>
      <ol className="flex flex-wrap items-center gap-x-2">
        {Children.map(Children.toArray(children), (crumb) => (
          <li className="inline-flex min-h-8 max-w-full min-w-0 items-center gap-2 wrap-anywhere pointer-coarse:min-h-11">
            <span aria-hidden className="select-none in-[li:first-child]:hidden">
              »
            </span>
            {crumb}
          </li>
        ))}
      </ol>
    </nav>
  )
}
