import { productName } from '@headframe/wire'
import type { ComponentProps } from 'react'

import { cn } from '../cn.ts'

/** The headframe: sheave wheel, tower and backstay. */
export function Mark({ className, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={cn('size-8 shrink-0', className)} {...rest}>
      <rect width="32" height="32" rx="8" className="fill-primary" />
      <g fill="none" strokeLinecap="round" strokeWidth="2.5" className="stroke-on-primary">
        <circle cx="11.25" cy="9" r="4.5" />
        <path d="M6.75 9v17.5M15.75 9v17.5M6.75 19.75h9M15.75 11.25l9.5 15.25" />
      </g>
      <circle cx="11.25" cy="9" r="1.4" className="fill-on-primary" />
    </svg>
  )
}

/** The mark with the product's name. */
export function Wordmark({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span className={cn('inline-flex items-center gap-2.5', className)} {...rest}>
      <Mark />
      {/* Where letters are so large, the mark alone leaves room for what stands beside it. */}
      <span className="font-display text-xl font-heading tracking-tight text-ink max-[16rem]:sr-only">
        {productName}
      </span>
    </span>
  )
}
