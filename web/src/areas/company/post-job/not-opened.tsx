import { companyJobs, Refusal, words } from '@headframe/wire'
import { Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'

import { textOfFailure } from '../../../calls/failure.ts'
import { paths } from '../../../lib/paths.ts'
import { ErrorState } from '../../../ui/data/error-state.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'

interface NotOpenedProps {
  failed: unknown
  onRetried: () => void
}

/** A posting that did not open: without a network one tries again, otherwise the table of jobs knows more. */
export function NotOpened({ failed, onRetried }: NotOpenedProps) {
  const isCutOff = failed instanceof Refusal && failed.code === 'UNREACHABLE'
  if (isCutOff) return <ErrorState title={words.jobNotLoaded} onRetried={onRetried} />
  return <BackToJobs says={textOfFailure(failed, companyJobs.rawJob)} />
}

/** Says why, and leads to the table of jobs. */
export function BackToJobs({ says }: { says: string }) {
  const toast = useToast()
  useEffect(() => toast.error(says), [toast, says])
  return <Navigate to={paths.company.manageJobs} replace />
}
