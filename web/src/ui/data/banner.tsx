import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ComponentProps } from 'react'

import { cn } from '../cn.ts'
import { IconButton } from '../form/icon-button.tsx'

type BannerTone = 'error' | 'success' | 'warning' | 'info'

const looks = {
  error: { icon: CircleAlert, colours: 'border-danger/40 bg-danger-soft', ink: 'text-danger' },
  success: { icon: CircleCheck, colours: 'border-gum/40 bg-gum-soft', ink: 'text-gum' },
  warning: {
    icon: TriangleAlert,
    colours: 'border-warn-ink/40 bg-wattle-soft',
    ink: 'text-warn-ink',
  },
  info: { icon: Info, colours: 'border-info/40 bg-info-soft', ink: 'text-info' },
} as const

interface BannerProps extends Omit<ComponentProps<'div'>, 'prefix'> {
  tone: BannerTone
  /** A first word in bold, such as "Error!". */
  prefix?: string
  onDismissed?: () => void
}

export function Banner({ tone, prefix, onDismissed, className, children, ...rest }: BannerProps) {
  const { icon: Icon, colours, ink } = looks[tone]

  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cn(
        'flex items-start gap-3 rounded-lg border py-1.5 pl-4',
        onDismissed ? 'pr-1.5' : 'pr-4',
        colours,
        className,
      )}
      {...rest}
    >
      <Icon aria-hidden className={cn('mt-2.5 size-5 shrink-0', ink)} />
      <div className="min-w-0 flex-1 py-2 text-ink">
        {prefix && <strong className={cn('font-semibold', ink)}>{prefix} </strong>}
        {children}
      </div>
      {onDismissed && (
        <IconButton
          icon={X}
          label="Dismiss"
          className={cn('hover:bg-surface active:bg-surface', ink)}
          onClick={onDismissed}
        />
      )}
    </div>
  )
}
