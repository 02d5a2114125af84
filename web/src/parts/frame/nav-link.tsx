import { Link, useLocation, type LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { cn } from '../../ui/cn.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'

export interface NavEntry {
  label: string
  to: string
  icon?: LucideIcon
  /** Counts as current only on its own address, not on those below it. */
  exact?: boolean
  /** How much there waits, and of what, such as "unread messages"; nothing is not told. */
  waiting?: { count: number; of: string }
  /** Screens that belong to it and have addresses of their own. */
  also?: readonly string[]
}

interface NavLinkProps extends NavEntry {
  /** One under the other in a menu, instead of side by side in the bar. */
  stacked?: boolean
  onFollowed?: () => void
}

const active = { className: 'bg-primary-soft text-primary' } satisfies LinkProps['activeProps']
const alsoActive = { ...active, 'aria-current': 'page' } as const
const inactive = { className: 'text-ink-2 hover:bg-sunken hover:text-ink' }

export function NavLink({
  label,
  to,
  icon: Icon,
  exact = false,
  also = [],
  waiting,
  stacked,
  onFollowed,
}: NavLinkProps) {
  const isOnAlso = useLocation({ select: ({ pathname }) => also.includes(pathname) })
  return (
    <Link
      to={to}
      activeOptions={{ exact, includeSearch: false }}
      activeProps={active}
      inactiveProps={isOnAlso ? alsoActive : inactive}
      onClick={onFollowed}
      className={cn(
        'inline-flex min-h-11 items-center gap-2 rounded-md px-3 font-medium whitespace-nowrap transition-colors',
        stacked ? 'w-full text-base' : 'text-sm lg:max-xl:px-2',
      )}
    >
      {Icon && (
        <Icon aria-hidden className={cn('size-4.5 shrink-0', !stacked && 'lg:max-xl:hidden')} />
      )}
      {label}
      {waiting && waiting.count > 0 && (
        <WaitingCount>
          {waiting.count}
          <VisuallyHidden> {waiting.of}</VisuallyHidden>
        </WaitingCount>
      )}
    </Link>
  )
}

/** How much waits behind a link, or behind the button of the menu that it stands in. */
export function WaitingCount({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span
      className={cn(
        'num rounded-full bg-primary px-1.5 text-xs leading-5 font-semibold text-on-primary',
        className,
      )}
    >
      {children}
    </span>
  )
}
