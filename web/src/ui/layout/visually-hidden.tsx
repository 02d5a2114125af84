import type { ComponentProps } from 'react'

import { cn } from '../cn.ts'

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={cn('sr-only', className)} {...rest} />
}
