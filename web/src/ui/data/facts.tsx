import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'

import { cn } from '../cn.ts'

export interface Fact {
  label: string
  /** What nobody has said is said to be so, so that it can be asked for. */
  value: ReactNode
  hint?: ReactNode
  /** Takes two places where it would break in one, such as an address: everywhere, or on phones. */
  isLong?: boolean | 'on phones'
}

interface FactsProps {
  facts: readonly Fact[]
  /** In a box each, or lying open. */
  look?: 'boxed' | 'open'
  /** How many stand side by side, from the narrowest place to the widest. */
  className?: string
}

const listStyles = cva('num grid grid-cols-1 min-[22rem]:grid-cols-2', {
  variants: {
    look: {
      boxed: 'gap-px overflow-hidden rounded-md border border-line bg-line',
      open: 'gap-x-6 gap-y-2',
    },
  },
})

const factStyles = cva('min-w-0', {
  variants: {
    look: { boxed: 'bg-sunken px-3.5 py-3 sm:px-4', open: '' },
    isLong: {
      true: 'min-[22rem]:col-span-2 sm:col-span-1 lg:col-span-2',
      'on phones': 'min-[22rem]:col-span-2 sm:col-span-1',
    },
  },
})

/** What decides, side by side: each with its name over it. */
export function Facts({ facts, look = 'boxed', className }: FactsProps) {
  return (
    <dl className={cn(listStyles({ look }), className)}>
      {facts.map(({ label, value, hint, isLong }) => (
        <div key={label} className={factStyles({ look, isLong })}>
          <dt className="text-xs font-medium text-ink-2">{label}</dt>
          <dd className="wrap-anywhere">
            <span className={value ? 'font-semibold text-ink' : 'text-ink-2'}>
              {value || 'Not specified'}
            </span>
            {hint && <span className="block text-sm text-ink-2">{hint}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
