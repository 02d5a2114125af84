import type { OpenJobDetail } from '@headframe/wire'

import { useSession } from '../../../../calls/session.ts'
import { useWaiting } from '../../../../calls/offline/waiting.ts'

/** Where the reader stands with a job, which is what they can do about it. */
type ApplyStanding = 'applied' | 'waiting' | 'ended' | 'company' | 'guest' | 'free'

export function useApplyStanding(job: OpenJobDetail): ApplyStanding {
  const { isContractorLoggedIn, isCompanyLoggedIn } = useSession()
  const key = waitsAs(job.uuid)
  const isWaiting = useWaiting().some((thing) => thing.key === key) && isContractorLoggedIn
  if (job.application) return 'applied'
  if (isWaiting) return 'waiting'
  if (!job.accepts_applications) return 'ended'
  if (isCompanyLoggedIn) return 'company'
  return isContractorLoggedIn ? 'free' : 'guest'
}

/** Under which an application for this job waits for a network. */
export function waitsAs(jobId: string): string {
  return `application ${jobId}`
}
