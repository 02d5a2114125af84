import type { ComponentProps, ReactNode } from 'react'

import { cn } from '../cn.ts'

interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: ReactNode
  /** Stands beside the title. */
  picture?: ReactNode
  /** A short line above the title: where one is. */
  eyebrow?: ReactNode
  /** Facts under the title. */
  meta?: ReactNode
  actions?: ReactNode
}

export function PageHeader({
  title,
  picture,
  eyebrow,
  meta,
  actions,
  className,
  ...rest
}: PageHeaderProps) {
  return (
    <header
      className={cn(
        'flex flex-col gap-4 sm:flex-row sm:flex-wrap sm:items-end sm:justify-between lg:flex-nowrap',
        className,
      )}
      {...rest}
    >
      <div className="flex min-w-0 items-center gap-4 lg:flex-1">
        {picture}
        <div className="min-w-0">
          {eyebrow && <div className="mb-1 text-sm font-medium text-ink-2">{eyebrow}</div>}
          <h1>{title}</h1>
          {meta && (
            <div className="num mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
              {meta}
            </div>
          )}
        </div>
      </div>
      {actions && <div className="flex flex-wrap gap-2 lg:shrink-0">{actions}</div>}
    </header>
  )
}
