import type { ReactNode } from 'react'

import { Part } from '../../calls/part.tsx'
import { Card } from '../../ui/data/card.tsx'
import { Skeleton } from '../../ui/data/skeleton.tsx'

interface SettingsSectionProps {
  id: string
  title: string
  says: ReactNode
  children: ReactNode
}

/** One matter of the account: what it is about on the left, what there is to do on the right. */
export function SettingsSection({ id, title, says, children }: SettingsSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-4 border-t border-line pt-8 lg:grid-cols-[18rem_minmax(0,40rem)]"
    >
      <div>
        <h2 id={id} className="scroll-mt-24 text-xl">
          {title}
        </h2>
        <p className="mt-1 max-w-measure text-ink-2">{says}</p>
      </div>
      <Card>
        <Part loading={<SectionSkeleton />}>{children}</Part>
      </Card>
    </section>
  )
}

function SectionSkeleton() {
  return (
    <div className="flex flex-col gap-4" aria-busy>
      <Skeleton className="w-40" />
      <Skeleton className="h-11 rounded-md" />
      <Skeleton className="h-11 rounded-md" />
    </div>
  )
}
