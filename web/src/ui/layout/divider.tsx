import type { ComponentProps } from 'react'

import { cn } from '../cn.ts'

/** A hairline; with children, a word in the middle of it. */
export function Divider({ className, children, ...rest }: ComponentProps<'div'>) {
  if (children === undefined) return <hr className={cn('border-line', className)} />

  return (
    <div
      className={cn(
        'flex items-center gap-3 text-sm text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line',
        className,
      )}
      {...rest}
    >
      {children}
    </div>
  )
}
