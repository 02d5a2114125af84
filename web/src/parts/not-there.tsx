import type { ReactNode } from 'react'

import { isNotThere, textOfFailure } from '../calls/failure.ts'
import { EmptyState } from '../ui/data/empty-state.tsx'
import { ErrorState } from '../ui/data/error-state.tsx'

interface NotThereProps {
  failed: unknown
  /** What was looked for: "company". */
  what: string
  /** Why it may be so. */
  why?: string
  /** Where its like are listed. */
  wayBack: ReactNode
  onRetried: () => void
}

/** In the place of one that there is not, or that did not come. */
export function NotThere({
  failed,
  what,
  why = 'It may have been erased since this address was made.',
  wayBack,
  onRetried,
}: NotThereProps) {
  const isUnknown = isNotThere(failed)
  return isUnknown ? (
    <EmptyState title={`There is no such ${what}.`} action={wayBack}>
      {why}
    </EmptyState>
  ) : (
    <ErrorState title={textOfFailure(failed)} onRetried={onRetried} />
  )
}
