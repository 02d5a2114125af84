import type { ReactNode } from 'react'

import { paths } from '../lib/paths.ts'
import { frameStyles, HeaderShell, homeLinkStyles, mainStyles } from '../parts/frame/shell.tsx'
import { Wordmark } from '../ui/layout/mark.tsx'

/** What stands around every screen, as far as it is the same for everybody. */
export function LookFrame({ children }: { children: ReactNode }) {
  return (
    <div className={frameStyles}>
      <HeaderShell>
        <a href={paths.home} className={homeLinkStyles}>
          <Wordmark />
        </a>
      </HeaderShell>
      <main className={mainStyles}>{children}</main>
    </div>
  )
}
