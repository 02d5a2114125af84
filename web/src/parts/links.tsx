import { createLink } from '@tanstack/react-router'
import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { buttonStyles } from '../ui/form/button.tsx'
import { cn } from '../ui/cn.ts'
import { linkStyles } from '../ui/layout/link.tsx'

type Anchor = ComponentProps<'a'>

/** A link of the router in running text or alone. */
export const TextLink = createLink(
  ({ look, className, children, ...rest }: Anchor & VariantProps<typeof linkStyles>) => (
    <a className={cn(linkStyles({ look }), className)} {...rest}>
      {children}
    </a>
  ),
)

/** A link of the router that looks like a button. */
export const ButtonLink = createLink(
  ({
    variant,
    size,
    wide,
    className,
    children,
    ...rest
  }: Anchor & VariantProps<typeof buttonStyles>) => (
    <a data-button className={cn(buttonStyles({ variant, size, wide }), className)} {...rest}>
      {children}
    </a>
  ),
)
