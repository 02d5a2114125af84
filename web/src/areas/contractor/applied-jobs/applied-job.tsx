import {
  applicationStatus,
  jobStatusForContractors,
  words,
  type JobListItem,
} from '@headframe/wire'

import { useIsWaiting } from '../../../calls/undoable.ts'
import { ApplicationBadge } from '../../../parts/job/application-badge.tsx'
import { CardFacts } from '../../../parts/job/card-facts.tsx'
import { JobName } from '../../../parts/job/job-name.tsx'
import { Avatar } from '../../../ui/data/avatar.tsx'
import { Card } from '../../../ui/data/card.tsx'
import { cn } from '../../../ui/cn.ts'
import { ApplicationProgress, standingOf } from '../application/application-progress.tsx'
import { WithdrawButton, withdrawalKey } from '../application/withdraw-button.tsx'

interface AppliedJobProps {
  job: JobListItem
  nowSeconds: number
}

/** A job as those see it who have applied: how their application stands, and since when. */
export function AppliedJob({ job, nowSeconds }: AppliedJobProps) {
  const isPending = job.application_status === applicationStatus.pending
  const isOpen = job.status === jobStatusForContractors.active
  // Nobody waits for an answer to what they have withdrawn; what said so keeps its place, for it may be undone.
  const isWithdrawn = useIsWaiting(withdrawalKey(job.job_id))

  return (
    <Card as="article" interactive padding="none" className="flex h-full flex-col p-5">
      <div className="flex items-start gap-4">
        <Avatar name={job.company_name} picture={job.company_logo} shape="square" />
        <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-4 gap-y-1 sm:flex-nowrap">
          <JobName job={job} heading="h2" className="text-lg" />
          {!isWithdrawn && (
            <ApplicationBadge
              status={job.application_status}
              reader="contractor"
              isCompanyGone={job.company_slug === null}
            />
          )}
        </div>
      </div>
      <CardFacts job={job} withRate className="mt-4" />
      {!isOpen && <p className="mt-3 text-sm text-ink-2">{words.jobNotOpen}</p>}
      {job.application_date !== null && job.application_status !== null && (
        <ApplicationProgress
          application={{
            application_date: job.application_date,
            decision_date: job.decision_date,
            status: job.application_status,
            rate: job.application_rate,
            rate_type: job.application_rate_type,
          }}
          company={job.company_name}
          reason={job.decision_reason}
          job={standingOf(isOpen, job.company_slug)}
          nowSeconds={nowSeconds}
          className={cn('mt-5', isWithdrawn && 'invisible')}
        />
      )}
      {isPending && (
        // Above the link that answers for the whole card.
        <div className="relative z-10 mt-auto -mb-1.5 pt-3">
          <WithdrawButton jobId={job.job_id} title={job.job_title} />
        </div>
      )}
    </Card>
  )
}
