import type { OpenJobDetail } from '@headframe/wire'

import { useSession } from '../../../../calls/session.ts'

/** Where the reader stands with a job, which is what they can do about it. */
type ApplyStanding = 'applied' | 'ended' | 'company' | 'guest' | 'free'

export function useApplyStanding(job: OpenJobDetail): ApplyStanding {
  const { isContractorLoggedIn, isCompanyLoggedIn } = useSession()
  if (job.application) return 'applied'
  if (!job.accepts_applications) return 'ended'
  if (isCompanyLoggedIn) return 'company'
  return isContractorLoggedIn ? 'free' : 'guest'
}
