import { isNotThere, textOfFailure } from '../../../calls/failure.ts'
import { useDocument, useUnlisted } from '../../../calls/screen.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { ErrorState } from '../../../ui/data/error-state.tsx'

interface JobFaultProps {
  failed: unknown
  onRetried: () => void
}

/** In the place of a job that cannot be shown. */
export function JobFault({ failed, onRetried }: JobFaultProps) {
  useUnlisted()
  const isUnknown = isNotThere(failed)
  const title = isUnknown ? 'Job not found' : 'Job'
  useDocument(title, 'There is no job to be shown at this address.')

  return (
    <>
      <h1 className="mb-6">{title}</h1>
      {isUnknown ? (
        <EmptyState
          title="There is no job at this address."
          action={<ButtonLink to={paths.contractor.jobs}>Find Opportunities</ButtonLink>}
        >
          It may have been mistyped, or its company has taken the job back.
        </EmptyState>
      ) : (
        <ErrorState title={textOfFailure(failed)} onRetried={onRetried} />
      )}
    </>
  )
}
