import type { JobListItem } from '@headframe/wire'

import { paths } from '../../../../lib/paths.ts'
import { placeWords, rateOfItem } from '../../../../parts/job/job-words.ts'
import { rosterWords } from '../../../../parts/job/roster-words.ts'
import { TextLink } from '../../../../parts/links.tsx'
import { cn } from '../../../../ui/cn.ts'
import { stretchedLinkStyles } from '../../../../ui/layout/link.tsx'
import { AppliedBadge } from '../results/job-card.tsx'

/** A job where there is little room: on the map and beside it. */
export function JobInBrief({ job }: { job: JobListItem }) {
  const roster = rosterWords(job)?.value

  return (
    <div className="relative flex min-w-0 flex-col gap-0.5 rounded-sm wrap-anywhere">
      <TextLink
        to={paths.contractor.job}
        params={{ jobId: job.job_slug }}
        state={{ isFromSearch: true }}
        look="plain"
        className={cn(
          stretchedLinkStyles,
          'w-fit font-display text-base leading-snug font-heading',
        )}
      >
        {job.job_title}
      </TextLink>
      <p className="text-sm text-ink-2">{job.company_name}</p>
      <p className="text-sm text-ink-2">{placeWords(job.job_location)}</p>
      <p className="num mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="font-semibold">{rateOfItem(job)}</span>
        {roster && <span>{roster}</span>}
        <AppliedBadge job={job} />
      </p>
    </div>
  )
}
