import { Check, Minus } from 'lucide-react'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'

import { cn } from '../cn.ts'
import { useFieldControl } from './field-control.ts'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** Without words, give an `aria-label`. */
  label?: ReactNode
  hint?: ReactNode
  /** Some, but not all, of what this box stands for. */
  indeterminate?: boolean
}

export function Checkbox({
  label,
  hint,
  indeterminate = false,
  className,
  ref,
  ...rest
}: CheckboxProps) {
  const own = useRef<HTMLInputElement | null>(null)

  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate
  }, [indeterminate])

  function keep(element: HTMLInputElement | null) {
    own.current = element
    if (typeof ref === 'function') return ref(element)
    if (ref) ref.current = element
  }

  return (
    <label
      className={cn(
        'group inline-flex min-h-11 min-w-11 items-start gap-3 py-2.5 has-disabled:text-ink-2',
        !label && 'justify-center',
        className,
      )}
    >
      <span className="relative mt-0.5 inline-flex size-5 shrink-0">
        <input
          ref={keep}
          type="checkbox"
          className={cn(
            'peer size-5 cursor-pointer appearance-none rounded-sm border-[1.5px] border-line-strong bg-surface transition-colors',
            'group-hover:border-ink-2 checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary',
            'aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:checked:bg-line-strong',
          )}
          {...rest}
          {...useFieldControl(rest)}
        />
        <Minus
          aria-hidden
          strokeWidth={3.5}
          className="pointer-events-none absolute inset-0.5 hidden size-4 text-on-primary peer-indeterminate:block"
        />
        <Check
          aria-hidden
          strokeWidth={3.5}
          className="pointer-events-none absolute inset-0.5 hidden size-4 text-on-primary peer-checked:not-peer-indeterminate:block"
        />
      </span>
      {label && (
        <span className="min-w-0">
          {label}
          {hint && <span className="block text-sm text-ink-2">{hint}</span>}
        </span>
      )}
    </label>
  )
}
