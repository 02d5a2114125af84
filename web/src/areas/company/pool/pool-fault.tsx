import { isNotThere, textOfFailure } from '../../../calls/failure.ts'
import { useDocument } from '../../../calls/screen.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { ErrorState } from '../../../ui/data/error-state.tsx'

interface PoolFaultProps {
  failed: unknown
  /** What was asked for, when it is not the pool itself. */
  what?: 'Member'
  onRetried: () => void
}

/** In the place of a talent pool that cannot be shown. */
export function PoolFault({ failed, what, onRetried }: PoolFaultProps) {
  const isUnknown = isNotThere(failed)
  const title = what ?? 'Talent Pool'
  useDocument(title, 'There is nothing to be shown at this address.')

  return (
    <>
      <h1 className="mb-6">{title}</h1>
      {isUnknown ? (
        <EmptyState
          title={`${title} not found.`}
          action={<ButtonLink to={paths.company.pools}>See your talent pools</ButtonLink>}
        >
          {what
            ? 'They may have withdrawn their application, or erased their account.'
            : 'The address may have been mistyped, or the talent pool is not one of yours.'}
        </EmptyState>
      ) : (
        <ErrorState title={textOfFailure(failed)} onRetried={onRetried} />
      )}
    </>
  )
}
