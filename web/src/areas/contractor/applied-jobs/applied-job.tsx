import {
  applicationStatus,
  jobStatusForContractors,
  words,
  type JobListItem,
} from '@headframe/wire'

import { elapsedInShort } from '../../../lib/elapsed.ts'
import { paths } from '../../../lib/paths.ts'
import { ApplicationBadge } from '../../../parts/job/application-badge.tsx'
import { CardFacts } from '../../../parts/job/card-facts.tsx'
import { amountWords } from '../../../parts/job/job-words.ts'
import { TextLink } from '../../../parts/links.tsx'
import { Avatar } from '../../../ui/data/avatar.tsx'
import { Card } from '../../../ui/data/card.tsx'
import { stretchedLinkStyles } from '../../../ui/layout/link.tsx'
import { Moment } from '../../../ui/data/moment.tsx'
import { useToast } from '../../../ui/overlay/toast.tsx'
import { WithdrawButton } from '../application/withdraw-button.tsx'
import { withdrawnText } from '../application/withdrawn-text.ts'

interface AppliedJobProps {
  job: JobListItem
  nowSeconds: number
}

/** A job as those see it who have applied: how their application stands, and since when. */
export function AppliedJob({ job, nowSeconds }: AppliedJobProps) {
  const toast = useToast()
  const isPending = job.application_status === applicationStatus.pending
  const isOpen = job.status === jobStatusForContractors.active

  return (
    <Card as="article" interactive padding="none" className="flex h-full flex-col p-5">
      <div className="flex items-start gap-4">
        <Avatar name={job.company_name} picture={job.company_logo} shape="square" />
        <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-4 gap-y-1 sm:flex-nowrap">
          <div className="min-w-0">
            <h2 className="text-lg">
              <TextLink
                to={paths.contractor.job}
                params={{ jobId: job.job_slug }}
                look="plain"
                className={`${stretchedLinkStyles} wrap-anywhere`}
              >
                {job.job_title}
              </TextLink>
            </h2>
            <p className="text-ink-2 wrap-anywhere">{job.company_name}</p>
          </div>
          <ApplicationBadge status={job.application_status} reader="contractor" />
        </div>
      </div>
      <CardFacts job={job} withRate className="mt-4" />
      {!isOpen && <p className="mt-3 text-sm text-ink-2">{words.jobNotOpen}</p>}
      <div className="mt-auto -mb-1.5 flex min-h-12 flex-wrap items-center justify-between gap-x-4 pt-3 text-sm text-ink-2 pointer-coarse:min-h-14">
        <ul className="num flex flex-wrap gap-x-4">
          <Since what="Applied" at={job.application_date} nowSeconds={nowSeconds} />
          <Since what="Decided" at={job.decision_date} nowSeconds={nowSeconds} />
          {job.application_rate !== null && job.application_rate_type !== null && (
            <li>You asked for {amountWords(job.application_rate, job.application_rate_type)}</li>
          )}
        </ul>
        {isPending && (
          // Above the link that answers for the whole card.
          <div className="relative z-10">
            <WithdrawButton
              jobId={job.job_id}
              title={job.job_title}
              company={job.company_name}
              onWithdrawn={() => toast.success(withdrawnText)}
            />
          </div>
        )}
      </div>
    </Card>
  )
}

interface SinceProps {
  what: string
  at: number | null
  nowSeconds: number
}

function Since({ what, at, nowSeconds }: SinceProps) {
  if (!at) return null
  return (
    <li>
      {what} <Moment at={at}>{elapsedInShort(at, nowSeconds).toLowerCase()}</Moment>
    </li>
  )
}
