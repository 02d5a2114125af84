import type { ReactNode } from 'react'

interface HealthSectionProps {
  id: string
  title: string
  /** Beside what there is to show, or that there is nothing. */
  note?: string | false
  /** What is said when there is nothing to show. */
  none: string
  isEmpty: boolean
  actions?: ReactNode
  children: ReactNode
}

export function HealthSection({ id, title, none, isEmpty, ...props }: HealthSectionProps) {
  const said = [isEmpty && none, props.note].filter(Boolean).join(' ')
  return (
    <section aria-labelledby={id} className="mt-2 flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id}>{title}</h2>
        {props.actions}
      </div>
      {said && <p className="num text-ink-2">{said}</p>}
      {!isEmpty && props.children}
    </section>
  )
}
