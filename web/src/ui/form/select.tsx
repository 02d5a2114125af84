import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

import { cn } from '../cn.ts'
import { controlStyles } from './control.ts'
import { useFieldControl } from './field-control.ts'

export interface Option<Value extends string = string> {
  value: Value
  label: string
  disabled?: boolean
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'size' | 'multiple'> {
  size?: 'sm' | 'md' | 'lg'
  /** Or give `option` elements as children. */
  options?: readonly Option[]
  /** The words for no choice yet, with an empty value. */
  placeholder?: string
}

/** The platform's own list: the fastest on every device, and accessible as it is. */
export function Select({ size, options, placeholder, className, children, ...rest }: SelectProps) {
  return (
    <div className={cn('relative', className)}>
      <select
        className={cn(
          controlStyles({ size }),
          'appearance-none truncate pr-10 pl-3 [&>option]:bg-raised [&>option]:text-ink',
        )}
        {...rest}
        {...useFieldControl(rest)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-2"
      />
    </div>
  )
}
