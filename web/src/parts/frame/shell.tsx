import type { ReactNode } from 'react'

/** On what stands around every screen, and on the place of the screen in it. */
export const frameStyles = 'flex min-h-dvh flex-col'
export const mainStyles = 'flex flex-1 flex-col'

/** On the link home, with the product's name in it. */
export const homeLinkStyles = '-ml-1 flex min-h-11 items-center gap-2.5 rounded-md px-1'

/** The bar that every header is; `below` is what opens out of it. */
export function HeaderShell({ below, children }: { below?: ReactNode; children: ReactNode }) {
  return (
    <header data-print="hidden" className="sticky top-0 z-40 border-b border-line bg-bg">
      <div className="page flex min-h-16 items-center gap-3 max-lg:flex-wrap lg:gap-4 xl:gap-6">
        {children}
      </div>
      {below}
    </header>
  )
}
