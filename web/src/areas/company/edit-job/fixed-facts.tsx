import type { JobForm } from '@headframe/wire'
import { Lock, MapPin } from 'lucide-react'

import { JobFacts } from '../../../parts/job/job-facts.tsx'
import { placeWords } from '../../../parts/job/job-words.ts'
import { Card } from '../../../ui/data/card.tsx'

/** What contractors have been promised: it can no longer change. */
export function FixedFacts({ job }: { job: JobForm }) {
  return (
    <Card as="section" aria-labelledby="fixed-heading">
      <h2 id="fixed-heading" className="text-lg wrap-anywhere">
        {job.title}
      </h2>
      <p className="mt-2 flex items-start gap-2 text-sm text-ink-2">
        <MapPin aria-hidden className="mt-px size-4.5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{placeWords(job.work_location)}</span>
      </p>
      <JobFacts job={job} className="mt-5 lg:grid-cols-2 xl:grid-cols-2" />
      <p className="mt-5 flex items-start gap-2 border-t border-line pt-4 text-sm text-ink-2">
        <Lock aria-hidden className="mt-px size-4.5 shrink-0" />
        Only the description and the start date change while a job is live. To offer something else,
        close it and post a new one.
      </p>
    </Card>
  )
}
