import type { ComponentProps } from 'react'

import { cn } from '../cn.ts'

interface ProgressProps extends Omit<ComponentProps<'progress'>, 'children' | 'value' | 'max'> {
  label: string
  /** From 0 to 100; left out while nobody knows how long it takes. */
  percent?: number
  tone?: 'primary' | 'gum' | 'danger'
}

const ink = { primary: 'text-primary', gum: 'text-gum', danger: 'text-danger' }

export function Progress({ label, percent, tone = 'primary', className, ...rest }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      max={100}
      value={percent === undefined ? undefined : Math.round(Math.min(100, Math.max(0, percent)))}
      className={cn(
        'block h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken inset-ring inset-ring-line',
        '[&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-current [&::-webkit-progress-value]:transition-[width]',
        '[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-current',
        'indeterminate:animate-breathe indeterminate:bg-current',
        ink[tone],
        className,
      )}
      {...rest}
    />
  )
}
