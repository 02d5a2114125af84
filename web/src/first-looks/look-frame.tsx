import type { ComponentProps, ReactNode } from 'react'

import { paths } from '../lib/paths.ts'
import { Entrances } from '../parts/frame/entrances.tsx'
import { frameStyles, HeaderShell, homeLinkStyles, mainStyles } from '../parts/frame/shell.tsx'
import { Wordmark } from '../ui/layout/mark.tsx'

/** What stands around every screen, as far as it is the same for everybody. */
export function LookFrame({ children }: { children: ReactNode }) {
  return (
    <div className={frameStyles}>
      <Entrances link={PlainLink} className="for-guests" />
      <HeaderShell>
        <a href={paths.home} className={homeLinkStyles}>
          <Wordmark />
        </a>
      </HeaderShell>
      <main className={mainStyles}>{children}</main>
    </div>
  )
}

interface PlainLinkProps extends ComponentProps<'a'> {
  to: string
}

/** What it says is its child. */
function PlainLink({ to, children, ...rest }: PlainLinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  )
}
