import { isNotThere, textOfFailure } from '../../../../calls/failure.ts'
import { useDocument, useUnlisted } from '../../../../calls/screen.tsx'
import { paths } from '../../../../lib/paths.ts'
import { ButtonLink } from '../../../../parts/links.tsx'
import { EmptyState } from '../../../../ui/data/empty-state.tsx'
import { ErrorState } from '../../../../ui/data/error-state.tsx'

interface SignpostFaultProps {
  failed: unknown
  onRetried: () => void
}

/** Where no job is open for a role or in a place, or none can be shown. */
export function SignpostFault({ failed, onRetried }: SignpostFaultProps) {
  useUnlisted()
  const isUnknown = isNotThere(failed)
  const title = isUnknown ? 'No jobs here now' : 'Jobs'
  useDocument(title, 'There are no open jobs at this address.')

  return (
    <div className="page pt-6 pb-16 sm:pt-10">
      <h1 className="mb-6">{title}</h1>
      {isUnknown ? (
        <EmptyState
          title="No job is open at this address."
          action={<ButtonLink to={paths.contractor.jobs}>Find Opportunities</ButtonLink>}
        >
          The last of them may have closed since. New jobs are posted all the time.
        </EmptyState>
      ) : (
        <ErrorState title={textOfFailure(failed)} onRetried={onRetried} />
      )}
    </div>
  )
}
