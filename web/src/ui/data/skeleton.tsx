import type { ComponentProps } from 'react'

import { cn } from '../cn.ts'

/** Holds the place of something that is loading; its size comes from the class name. */
export function Skeleton({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span
      aria-hidden
      className={cn('block h-4 animate-breathe rounded-sm bg-line/70', className)}
      {...rest}
    />
  )
}
