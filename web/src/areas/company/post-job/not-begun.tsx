import { companyJobs } from '@headframe/wire'
import { useRouter } from '@tanstack/react-router'

import { textOfFailure } from '../../../calls/failure.ts'
import { ErrorState } from '../../../ui/data/error-state.tsx'
import NotForRole, { isForRole } from '../not-for-role.tsx'
import { PostJobFrame } from './post-job-frame.tsx'

/** In the place of the form while there is no draft to write into. */
export default function NotBegun({ error }: { error: unknown }) {
  const router = useRouter()
  if (isForRole(error)) return <NotForRole error={error} />
  return (
    <PostJobFrame>
      <ErrorState
        title={textOfFailure(error, companyJobs.newDraft)}
        onRetried={() => void router.invalidate()}
      />
    </PostJobFrame>
  )
}
