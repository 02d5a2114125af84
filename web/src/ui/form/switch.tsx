import type { ComponentProps, ReactNode } from 'react'

import { cn } from '../cn.ts'
import { useFieldControl } from './field-control.ts'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: ReactNode
  hint?: ReactNode
}

/** For what takes effect at once; a choice that waits for Save is a checkbox. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  return (
    <label
      className={cn(
        'flex min-h-11 w-full items-start justify-between gap-6 py-2.5 has-disabled:text-ink-2',
        className,
      )}
    >
      <span className="min-w-0">
        {label}
        {hint && <span className="block text-sm text-ink-2">{hint}</span>}
      </span>
      <span className="relative inline-flex shrink-0">
        <input
          type="checkbox"
          // The box itself tells whether it is ticked.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          className={cn(
            'peer h-6 w-11 cursor-pointer appearance-none rounded-full border border-line-strong bg-sunken transition-colors',
            'hover:border-ink-2 checked:border-gum checked:bg-gum disabled:cursor-not-allowed disabled:opacity-50',
          )}
          {...rest}
          {...useFieldControl(rest)}
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-line-strong transition-[translate,background-color] duration-(--motion-popup) peer-checked:translate-x-5 peer-checked:bg-surface"
        />
      </span>
    </label>
  )
}
