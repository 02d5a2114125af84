import type { ComponentProps, ReactNode } from 'react'

import { cn } from '../cn.ts'
import { Benches } from '../layout/contours.tsx'

interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** One sentence: what is not here, and what to do about it. */
  title: ReactNode
  /** One button. */
  action?: ReactNode
}

export function EmptyState({ title, action, className, children, ...rest }: EmptyStateProps) {
  return (
    <div
      className={cn(
        'flex flex-col items-center gap-4 rounded-lg border border-line bg-surface px-6 py-10 text-center',
        className,
      )}
      {...rest}
    >
      <Benches />
      <p className="max-w-[40ch] text-lg text-balance text-ink">{title}</p>
      {children && <div className="max-w-measure text-ink-2">{children}</div>}
      {action}
    </div>
  )
}
