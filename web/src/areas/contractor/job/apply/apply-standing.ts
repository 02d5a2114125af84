import { contractorProfiles, type OpenJobDetail } from '@headframe/wire'

import { useWaiting, type Waiting } from '../../../../calls/offline/waiting.ts'
import { useSession } from '../../../../calls/session.ts'
import { useGlance } from '../../../../calls/use-read.ts'

/** Where the reader stands with a job, which is what they can do about it. */
type ApplyStanding = 'applied' | 'waiting' | 'ended' | 'company' | 'guest' | 'free'

export function useApplyStanding(job: OpenJobDetail): ApplyStanding {
  const { isContractorLoggedIn, isCompanyLoggedIn } = useSession()
  const waiting = useWaitingApplication(job)
  if (job.application) return 'applied'
  if (waiting) return 'waiting'
  if (!job.accepts_applications) return 'ended'
  if (isCompanyLoggedIn) return 'company'
  return isContractorLoggedIn ? 'free' : 'guest'
}

/** The reader's own that waits for a network: several people may use this device, one after the other. */
export function useWaitingApplication({ uuid }: OpenJobDetail): Waiting | undefined {
  const { isContractorLoggedIn } = useSession()
  const account = useGlance(contractorProfiles.account, {}, isContractorLoggedIn)
  const waiting = useWaiting().filter(({ key, sender }) => key === waitsAs(uuid, sender))
  if (!isContractorLoggedIn) return undefined
  // Until it is known who reads, nobody is offered to apply for what may wait already.
  return account ? waiting.find(({ sender }) => sender === account.uuid) : waiting[0]
}

/** Under which somebody's application for a job waits for a network. */
export function waitsAs(jobId: string, sender: string): string {
  return `application ${jobId} ${sender}`
}
