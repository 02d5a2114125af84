import type { OpenJobDetail } from '@headframe/wire'

import { useIsWaiting } from '../../../../calls/undoable.ts'
import { paths } from '../../../../lib/paths.ts'
import { TextLink } from '../../../../parts/links.tsx'
import { ApplicationBadge } from '../../../../parts/job/application-badge.tsx'
import { cn } from '../../../../ui/cn.ts'
import { Card } from '../../../../ui/data/card.tsx'
import { useNow } from '../../../../ui/use-now.ts'
import { ApplicationProgress, standingOf } from '../../application/application-progress.tsx'
import { WithdrawButton, withdrawalKey } from '../../application/withdraw-button.tsx'

/** Where the reader's own application stands, and what is left to do about it. */
export default function OwnApplication({ job }: { job: OpenJobDetail }) {
  const { application, company_name, uuid, title, accepts_applications: isOpen } = job
  const nowSeconds = useNow()
  // While a withdrawal can be undone nobody is told of success, or to wait for an answer; its place stays.
  const isWithdrawn = useIsWaiting(withdrawalKey(uuid))
  if (!application) return null
  const isPending = application.status === 0

  return (
    <Card as="section" padding="none" aria-label="Your application" className="p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">
          {isPending && isOpen && !isWithdrawn ? 'Application successful' : 'Your application'}
        </h2>
        {!isWithdrawn && (
          <ApplicationBadge
            status={application.status}
            reader="contractor"
            isCompanyGone={job.company_slug === null}
          />
        )}
      </div>
      <ApplicationProgress
        application={application}
        company={company_name}
        job={standingOf(isOpen, job.company_slug)}
        reason={application.reason}
        nowSeconds={nowSeconds}
        className={cn('mt-4', isWithdrawn && 'invisible')}
      />
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
        <TextLink
          to={paths.contractor.appliedJobs}
          className="inline-flex min-h-11 items-center text-sm"
        >
          See your applications
        </TextLink>
        {isPending && <WithdrawButton jobId={uuid} title={title} />}
      </div>
    </Card>
  )
}
