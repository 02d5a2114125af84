import { companyJobs, type CompanyJob } from '@headframe/wire'
import { use, useEffect } from 'react'

import { send } from '../../../../calls/client.ts'
import { textOfFailure } from '../../../../calls/failure.ts'
import { Part } from '../../../../calls/part.tsx'
import { useAnswer } from '../../../../calls/reading/use-answer.ts'
import { ErrorState } from '../../../../ui/data/error-state.tsx'
import { Skeleton } from '../../../../ui/data/skeleton.tsx'
import { PaymentPart } from '../../pay/payment-part.tsx'
import { JobPreview } from './job-preview.tsx'
import type { JobForm } from '../use-job-form.ts'

/** The posting as contractors will see it, which only the server can say, and what it costs. */
export function ReviewStep({ job }: { job: JobForm }) {
  const { stored, isPending, others, id, payment } = job
  useEffect(() => void stored.lookAgain(), [stored])
  if (isPending) return <PreviewSkeleton />
  return (
    <>
      <SavedPosting key={others.seen.revision} job={job} />
      <PaymentPart uuid={id} payment={payment} />
    </>
  )
}

function SavedPosting({ job: { id, wizard } }: { job: JobForm }) {
  const [posting, again] = useAnswer(() => send(companyJobs.job, { uuid: id }))

  return (
    <Part
      loading={<PreviewSkeleton />}
      failing={(failed, retry) => (
        <ErrorState title={textOfFailure(failed, companyJobs.job)} onRetried={retry} />
      )}
      onRetried={again}
    >
      <Preview posting={posting} onEdit={wizard.open} />
    </Part>
  )
}

interface PreviewProps {
  posting: Promise<CompanyJob>
  onEdit: JobForm['wizard']['open']
}

function Preview({ posting, onEdit }: PreviewProps) {
  return <JobPreview job={use(posting)} onEdit={onEdit} />
}

function PreviewSkeleton() {
  return (
    <div className="flex flex-col gap-5" aria-busy>
      <span role="status" className="sr-only">
        Loading your job as contractors will see it
      </span>
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-36 rounded-lg" />
      <Skeleton className="h-64 rounded-lg" />
    </div>
  )
}
