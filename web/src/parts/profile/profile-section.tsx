import { useId, type ReactNode } from 'react'

import { Card } from '../../ui/data/card.tsx'
import { cn } from '../../ui/cn.ts'

interface ProfileSectionProps {
  title: string
  /** A quiet line under the title: where this comes from, who sees it. */
  note?: ReactNode
  actions?: ReactNode
  /** Beside the main column instead of in it. */
  aside?: boolean
  className?: string
  children: ReactNode
}

/** One matter of a profile under its heading. */
export function ProfileSection({
  title,
  note,
  actions,
  aside,
  className,
  children,
}: ProfileSectionProps) {
  const headingId = useId()

  return (
    <Card
      as="section"
      aria-labelledby={headingId}
      padding="none"
      className={cn('p-5', !aside && 'sm:p-7', className)}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={headingId} className={aside ? 'text-lg' : undefined}>
            {title}
          </h2>
          {note && <p className="mt-0.5 text-sm text-ink-2">{note}</p>}
        </div>
        {actions}
      </div>
      <div className={aside ? 'mt-3' : 'mt-4'}>{children}</div>
    </Card>
  )
}
