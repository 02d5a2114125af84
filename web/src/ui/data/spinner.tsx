import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { cn } from '../cn.ts'

const spinnerStyles = cva(
  'inline-block shrink-0 animate-spin rounded-full border-current/25 border-t-current',
  {
    variants: {
      size: { sm: 'size-4 border-2', md: 'size-5 border-2', lg: 'size-8 border-3' },
    },
    defaultVariants: { size: 'md' },
  },
)

interface SpinnerProps extends ComponentProps<'span'>, VariantProps<typeof spinnerStyles> {
  /** Said to screen readers. Left out, the spinner is decoration beside words that already say it. */
  label?: string
}

export function Spinner({ size, label, className, ...rest }: SpinnerProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return <span className={cn(spinnerStyles({ size }), className)} {...meaning} {...rest} />
}
