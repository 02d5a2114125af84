import type { ReactNode } from 'react'

/** On the page around them. */
export const jobScreenStyles = 'page flex-1 pt-4 pb-16 sm:pt-6'

/** On the way back that stands above them. */
export const wayBackStyles = 'mb-2 inline-flex min-h-11 items-center gap-2'

interface JobColumnsProps {
  /** What it is, at a glance. */
  hero: ReactNode
  /**
   * What its reader can do about it; it stays in view beside the rest. On a phone there may be nothing
   * of it to see, so the space below it is its own.
   */
  standing: ReactNode
  children: ReactNode
}

/** On a phone one under the other, in the order in which they are read. */
export function JobColumns({ hero, standing, children }: JobColumnsProps) {
  return (
    <div className="grid lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] lg:gap-6">
      <div className="min-w-0 max-lg:mb-6">{hero}</div>
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <div className="lg:sticky lg:top-20">{standing}</div>
      </div>
      <div className="flex min-w-0 flex-col gap-6">{children}</div>
    </div>
  )
}
