import { X, type LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

import { cn } from '../cn.ts'

interface ChipProps extends ComponentProps<'span'> {
  children: string
  icon?: LucideIcon
  /** With it, the chip ends in a button that takes it away. */
  onRemoved?: () => void
}

/** One thing that was chosen: a filter in force, a tag. */
export function Chip({ icon: Icon, onRemoved, className, children, ...rest }: ChipProps) {
  return (
    <span
      className={cn(
        'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full bg-primary-soft pl-3 text-sm font-medium text-primary',
        onRemoved ? 'pr-0.5' : 'pr-3',
        className,
      )}
      {...rest}
    >
      {Icon && <Icon aria-hidden className="size-4 shrink-0" />}
      <span className="min-w-0 truncate">{children}</span>
      {onRemoved && (
        <button
          type="button"
          aria-label={`Remove ${children}`}
          onClick={onRemoved}
          className="relative flex size-8 shrink-0 items-center justify-center rounded-full transition-colors before:absolute before:-inset-1.5 hover:bg-primary hover:text-on-primary active:bg-primary-pressed"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </span>
  )
}
