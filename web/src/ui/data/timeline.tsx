import type { ReactNode } from 'react'

import { cn } from '../cn.ts'

/** Steps of one story, along one line. */
export function Timeline({ children }: { children: ReactNode }) {
  return <ol className="flex flex-col">{children}</ol>
}

interface TimelineStepProps {
  title: ReactNode
  /** When it was, and for how long. */
  time: ReactNode
  /** It goes on to this day. */
  isCurrent?: boolean
  children?: ReactNode
}

export function TimelineStep({ title, time, isCurrent = false, children }: TimelineStepProps) {
  return (
    <li className="group relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 pb-6 last:pb-0">
      <span
        aria-hidden
        className="absolute top-4 bottom-[-0.25rem] left-[0.4375rem] w-0.5 bg-line group-last:hidden"
      />
      <span
        aria-hidden
        className={cn(
          'relative mt-1.5 size-4 rounded-full border-2 bg-surface',
          isCurrent ? 'border-gum bg-gum' : 'border-line-strong',
        )}
      />
      <div className="min-w-0">
        <div className="flex flex-col gap-x-6 sm:flex-row sm:items-baseline sm:justify-between">
          <h3 className="min-w-0 text-base">{title}</h3>
          <p className="num shrink-0 text-sm text-ink-2">{time}</p>
        </div>
        {children}
      </div>
    </li>
  )
}
