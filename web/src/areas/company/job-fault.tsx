import { words } from '@headframe/wire'
import type { ReactNode } from 'react'

import { isNotThere, textOfFailure } from '../../calls/failure.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../parts/links.tsx'
import { EmptyState } from '../../ui/data/empty-state.tsx'
import { ErrorState } from '../../ui/data/error-state.tsx'

interface JobFaultProps {
  failed: unknown
  /** What is not there: "Job" unless it is somebody who applied to one. */
  what?: 'Job' | 'Applicant'
  /** Where to go from what is not there; to the jobs unless something else is said. */
  wayOn?: ReactNode
  onRetried: () => void
}

/** In the place of a job, or of somebody who applied to it, that cannot be shown. */
export function JobFault({
  failed,
  what = 'Job',
  wayOn = <ButtonLink to={paths.company.manageJobs}>Manage Jobs</ButtonLink>,
  onRetried,
}: JobFaultProps) {
  const isUnknown = isNotThere(failed)
  return (
    <>
      <h1 className="sr-only">{what}</h1>
      {isUnknown ? (
        <EmptyState title={unknown[what].title} action={wayOn}>
          {unknown[what].says}
        </EmptyState>
      ) : (
        <ErrorState title={textOfFailure(failed)} onRetried={onRetried} />
      )}
    </>
  )
}

const unknown = {
  Job: {
    title: words.jobIdInvalid,
    says: 'You have no job at this address. Its draft may have been deleted.',
  },
  Applicant: {
    title: 'There is no such applicant.',
    says: 'They may have withdrawn their application or erased their account.',
  },
} as const
