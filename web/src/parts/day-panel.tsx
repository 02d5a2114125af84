import type { LinkProps } from '@tanstack/react-router'
import { Children, type ReactNode } from 'react'

import { cn } from '../ui/cn.ts'
import { Card } from '../ui/data/card.tsx'
import { Skeleton } from '../ui/data/skeleton.tsx'
import { stretchedLinkStyles } from '../ui/layout/link.tsx'
import { TextLink } from './links.tsx'

type Target = Pick<LinkProps, 'to' | 'params' | 'search'>

interface DayPanelProps {
  title: string
  /** Where all of it stands. */
  all: Target & { label: string }
  /** Told where there is nothing, unless it is shown only where there is something. */
  none?: string
  isWaiting?: boolean
  className?: string
  children: ReactNode
}

/** The first few of something that goes on. */
export function DayPanel({
  title,
  all,
  none,
  isWaiting = false,
  className,
  children,
}: DayPanelProps) {
  const { label, ...target } = all
  return (
    <Card
      as="section"
      aria-label={title}
      padding="none"
      className={cn('flex flex-col p-4 sm:p-5', className)}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="num text-lg">{title}</h2>
        <TextLink {...target} look="alone" className="inline-flex min-h-11 items-center text-sm">
          {label}
        </TextLink>
      </div>
      {isWaiting ? (
        <Skeleton className="mt-2 h-24 rounded-md" />
      ) : Children.count(children) > 0 ? (
        <ul className="divide-y divide-line border-t border-line">{children}</ul>
      ) : (
        <p className="text-ink-2">{none}</p>
      )}
    </Card>
  )
}

interface DayRowProps {
  to: Target
  title: string
  note: string
  children: ReactNode
}

export function DayRow({ to, title, note, children }: DayRowProps) {
  return (
    <li className="relative flex min-h-14 items-center justify-between gap-4 py-2">
      <div className="min-w-0">
        <TextLink
          {...to}
          look="plain"
          className={`${stretchedLinkStyles} font-semibold wrap-anywhere`}
        >
          {title}
        </TextLink>
        <p className="text-sm text-ink-2 wrap-anywhere">{note}</p>
      </div>
      {children}
    </li>
  )
}
