import { cva } from 'class-variance-authority'
import { ArrowUpRight } from 'lucide-react'
import type { ComponentProps } from 'react'

import { cn } from '../cn.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** How a link looks; the router's links wear it as well. */
export const linkStyles = cva('rounded-sm underline-offset-[0.2em] transition-colors', {
  variants: {
    look: {
      inline:
        'text-primary underline decoration-primary/40 decoration-1 hover:text-primary-hover hover:decoration-current',
      alone: 'font-semibold text-primary hover:text-primary-hover hover:underline',
      plain: 'text-inherit hover:text-primary hover:underline',
    },
  },
  defaultVariants: { look: 'inline' },
})

/** Lets one link answer for the whole card around it; the card must be `relative`. */
export const stretchedLinkStyles =
  'outline-none after:absolute after:inset-0 after:rounded-[inherit] focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus'

/** Leaves the product in a new tab, and says so. */
export function ExternalLink({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a target="_blank" rel="noreferrer" className={cn(linkStyles(), className)} {...rest}>
      {children}
      <ArrowUpRight aria-hidden className="mb-0.5 ml-0.5 inline size-[0.9em]" />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  )
}
