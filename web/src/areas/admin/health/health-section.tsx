import type { ReactNode } from 'react'

interface HealthSectionProps {
  id: string
  title: string
  /** In any case. */
  note?: ReactNode
  /** What is said when there is nothing to show. */
  none: string
  isEmpty: boolean
  actions?: ReactNode
  children: ReactNode
}

export function HealthSection({ id, title, none, isEmpty, ...props }: HealthSectionProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id}>{title}</h2>
        {props.actions}
      </div>
      {props.note && <p className="num text-ink-2">{props.note}</p>}
      {isEmpty ? <p className="text-ink-2">{none}</p> : props.children}
    </section>
  )
}
