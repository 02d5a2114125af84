import { cva, type VariantProps } from 'class-variance-authority'
import type { HTMLAttributes } from 'react'

import { cn } from '../cn.ts'

export const cardStyles = cva(
  'relative rounded-lg border border-line bg-surface shadow-e1 transition-[border-color,box-shadow]',
  {
    variants: {
      padding: { none: '', sm: 'p-4', md: 'p-4 sm:p-6', lg: 'p-6 sm:p-8' },
      /** The whole card can be opened. */
      interactive: { true: 'hover:border-line-strong hover:shadow-e2' },
      selected: { true: 'border-primary ring-1 ring-primary hover:border-primary' },
    },
    defaultVariants: { padding: 'md' },
  },
)

interface CardProps extends HTMLAttributes<HTMLElement>, VariantProps<typeof cardStyles> {
  as?: 'div' | 'article' | 'section'
}

export function Card({
  as: Element = 'div',
  padding,
  interactive,
  selected,
  className,
  ...rest
}: CardProps) {
  return (
    <Element className={cn(cardStyles({ padding, interactive, selected }), className)} {...rest} />
  )
}
