import { TrendingDown, TrendingUp, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { cardStyles } from './card.tsx'
import { cn } from '../cn.ts'
import { Skeleton } from './skeleton.tsx'

interface StatProps {
  label: ReactNode
  /** Already written for people: "1,204", "$82.50". */
  value: ReactNode
  unit?: string
  icon?: LucideIcon
  trend?: { direction: 'up' | 'down'; text: string; isGood: boolean }
  /** Where the figure leads; give it `stretchedLinkStyles` and the whole card leads there. */
  link?: ReactNode
  className?: string
}

/** Figures side by side. Where letters are so large that a phone has no room for two, each has its row. */
export const statsStyles =
  'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 sm:grid-cols-2 sm:gap-4'

export function Stat({ label, value, unit, icon: Icon, trend, link, className }: StatProps) {
  const TrendIcon = trend?.direction === 'down' ? TrendingDown : TrendingUp

  return (
    <div
      className={cn(
        cardStyles({ padding: 'none', interactive: Boolean(link) }),
        'flex min-h-32 flex-col p-4 sm:p-5',
        className,
      )}
    >
      <dl className="flex flex-1 flex-col gap-1">
        <dt className="flex items-center gap-2 text-sm font-medium text-ink-2">
          {Icon && <Icon aria-hidden className="size-4 shrink-0" />}
          <span className="min-w-0 wrap-anywhere">{label}</span>
        </dt>
        <dd className="num font-display text-2xl font-heading text-ink sm:text-3xl">
          {value}
          {unit && (
            <span className="ml-1 font-sans text-base font-normal tracking-normal text-ink-2">
              {unit}
            </span>
          )}
        </dd>
        {trend && (
          <dd
            className={cn(
              'num flex items-center gap-1.5 text-sm font-medium',
              trend.isGood ? 'text-gum' : 'text-danger',
            )}
          >
            <TrendIcon aria-hidden className="size-4 shrink-0" />
            {trend.text}
          </dd>
        )}
      </dl>
      {link && <p className="mt-2 text-sm">{link}</p>}
    </div>
  )
}

/** As tall as a figure with its trend, so that nothing jumps when it arrives. */
export function StatSkeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={cn(
        cardStyles({ padding: 'none' }),
        'flex min-h-32 flex-col gap-3 p-4 sm:p-5',
        className,
      )}
    >
      <Skeleton className="w-24" />
      <Skeleton className="h-9 w-20" />
      <Skeleton className="w-32" />
    </div>
  )
}
