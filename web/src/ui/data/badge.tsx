import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

import { cn } from '../cn.ts'
import { softTone, type Tone } from '../tone.ts'

interface BadgeProps extends ComponentProps<'span'> {
  tone?: Tone
  icon?: LucideIcon
}

/** A state in a word; never colour alone. */
export function Badge({ tone = 'neutral', icon: Icon, className, children, ...rest }: BadgeProps) {
  return (
    <span
      className={cn(
        'num inline-flex min-h-6 max-w-full items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold',
        tone === 'neutral' && 'inset-ring inset-ring-line',
        softTone[tone],
        className,
      )}
      {...rest}
    >
      {Icon && <Icon aria-hidden strokeWidth={2.5} className="-ml-0.5 size-3.5 shrink-0" />}
      <span className="min-w-0 truncate">{children}</span>
    </span>
  )
}
