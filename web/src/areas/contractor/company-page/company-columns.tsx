import type { ReactNode } from 'react'

/** On the page around all that is said of a company. */
export const companyScreenStyles = 'page flex flex-1 flex-col pt-6 pb-16 sm:pt-10'

interface CompanyColumnsProps {
  /** What there is to know in brief; without any the other column has all the width. */
  aside: ReactNode
  children: ReactNode
}

/** Under who it is; on a phone one under the other. */
export function CompanyColumns({ aside, children }: CompanyColumnsProps) {
  return (
    <div className="flex flex-col gap-6 lg:flex-row lg:items-start">
      <div className="flex min-w-0 flex-1 flex-col gap-6">{children}</div>
      <div className="flex min-w-0 flex-col gap-6 empty:hidden lg:w-[21rem]">{aside}</div>
    </div>
  )
}
