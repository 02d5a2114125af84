import { cva, type VariantProps } from 'class-variance-authority'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

import { cn } from '../cn.ts'
import { Spinner } from '../data/spinner.tsx'

export const iconButtonStyles = cva(
  [
    'relative inline-flex shrink-0 items-center justify-center rounded-md border transition-colors select-none',
    'disabled:pointer-events-none disabled:opacity-50',
    'aria-pressed:border-transparent aria-pressed:bg-primary-soft aria-pressed:text-primary',
  ],
  {
    variants: {
      variant: {
        quiet: 'border-transparent text-ink-2 hover:bg-sunken hover:text-ink active:bg-line',
        outlined:
          'border-line-strong bg-surface text-ink hover:border-ink-2 hover:bg-sunken active:bg-line',
        danger: 'border-transparent text-danger hover:bg-danger-soft active:bg-danger-soft',
      },
      size: { sm: 'size-9 pointer-coarse:size-11', md: 'size-11' },
    },
    defaultVariants: { variant: 'quiet', size: 'md' },
  },
)

interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children'>, VariantProps<typeof iconButtonStyles> {
  icon: LucideIcon
  /** What the button does: its accessible name, and its tooltip for those who point. */
  label: string
  busy?: boolean
}

export function IconButton({
  icon: Icon,
  label,
  variant,
  size,
  busy = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={cn(iconButtonStyles({ variant, size }), className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy ? <Spinner size="sm" /> : <Icon aria-hidden className="size-5" />}
    </button>
  )
}
