import type { ReactNode } from 'react'

import { Screen } from '../calls/screen.tsx'
import { EmptyState } from '../ui/data/empty-state.tsx'

interface PlainFrameProps {
  title: string
  /** What will be here, in plain words. */
  says: string
  /** Where to go meanwhile. */
  action?: ReactNode
  breadcrumbs?: ReactNode
}

/** A screen whose place is ready and whose content is not: it says so and pretends nothing. */
export function PlainFrame({ title, says, action, breadcrumbs }: PlainFrameProps) {
  return (
    <Screen title={title} description={says} breadcrumbs={breadcrumbs}>
      <EmptyState title={says} action={action}>
        This part of the marketplace is still being built.
      </EmptyState>
    </Screen>
  )
}
