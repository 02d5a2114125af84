import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

import { cn } from '../cn.ts'
import { controlStyles } from './control.ts'
import { useFieldControl } from './field-control.ts'

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size' | 'prefix'> {
  size?: 'sm' | 'md' | 'lg'
  icon?: LucideIcon
  /** Printed before what is typed, such as "$". */
  prefix?: string
  /** Printed after what is typed, such as "/hour". */
  suffix?: string
  /** A small button at the end of the box. */
  trailing?: ReactNode
  inputClassName?: string
}

export function TextInput({
  size,
  icon: Icon,
  prefix,
  suffix,
  trailing,
  className,
  inputClassName,
  type = 'text',
  ...rest
}: TextInputProps) {
  return (
    <div className={cn(controlStyles({ size, around: true }), 'flex items-stretch', className)}>
      {Icon && (
        <span aria-hidden className="-mr-1 flex items-center pl-3 text-ink-2">
          <Icon className="size-5" />
        </span>
      )}
      {prefix && <Affix className="-mr-2 pl-3">{prefix}</Affix>}
      <input
        type={type}
        className={cn(
          'min-w-0 flex-1 rounded-[inherit] bg-transparent px-3 outline-none disabled:cursor-not-allowed',
          inputClassName,
        )}
        {...rest}
        {...useFieldControl(rest)}
      />
      {suffix && <Affix className="-ml-2 pr-3">{suffix}</Affix>}
      {trailing && <span className="flex items-center">{trailing}</span>}
    </div>
  )
}

function Affix({ className, children }: { className: string; children: string }) {
  return (
    <span className={cn('flex items-center text-ink-2 select-none', className)}>{children}</span>
  )
}
