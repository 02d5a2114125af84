import type { ReactNode } from 'react'

interface JobColumnsProps {
  /** What it is, at a glance. */
  hero: ReactNode
  /** What its reader can do about it; it stays in view beside the rest. */
  standing: ReactNode
  children: ReactNode
}

/** On a phone one under the other, in the order in which they are read. */
export function JobColumns({ hero, standing, children }: JobColumnsProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
      <div className="min-w-0">{hero}</div>
      <div className="min-w-0 empty:hidden lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <div className="lg:sticky lg:top-20">{standing}</div>
      </div>
      <div className="flex min-w-0 flex-col gap-6">{children}</div>
    </div>
  )
}
