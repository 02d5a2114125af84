import type { JobListItem } from '@headframe/wire'
import { CircleCheck } from 'lucide-react'

import { elapsedInShort } from '../../../lib/elapsed.ts'
import { paths } from '../../../lib/paths.ts'
import { CardFacts } from '../../../parts/job/card-facts.tsx'
import { rateOfItem } from '../../../parts/job/job-words.ts'
import { MatchStrip } from '../../../parts/match/match-strip.tsx'
import { TextLink } from '../../../parts/links.tsx'
import { Avatar } from '../../../ui/data/avatar.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { cardStyles } from '../../../ui/data/card.tsx'
import { cn } from '../../../ui/cn.ts'
import { stretchedLinkStyles } from '../../../ui/layout/link.tsx'
import { Moment } from '../../../ui/data/moment.tsx'
import { SaveJobButton } from '../saved/save-job-button.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'

interface JobCardProps {
  job: JobListItem
  nowSeconds: number
}

/** What decides whether somebody looks closer; the whole card leads to the job. */
export function JobCard({ job, nowSeconds }: JobCardProps) {
  return (
    <article className={cn(cardStyles({ padding: 'none', interactive: true }), jobCardStyles)}>
      <Avatar
        name={job.company_name}
        picture={job.company_logo}
        shape="square"
        className="sm:size-14"
      />
      <div className="min-w-0">
        <h3 className="leading-snug">
          <TextLink
            to={paths.contractor.job}
            params={{ jobId: job.job_slug }}
            state={{ isFromSearch: true }}
            look="plain"
            className={cn(stretchedLinkStyles, 'wrap-anywhere')}
          >
            {job.job_title}
          </TextLink>
        </h3>
        <p className="text-ink-2 wrap-anywhere">{job.company_name}</p>
      </div>
      <div className="col-span-full flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 sm:col-span-1 sm:flex-col sm:items-end sm:justify-start">
        <p
          className={cn(
            'num whitespace-nowrap',
            job.job_rate === null ? 'font-medium text-ink-2' : 'text-lg font-semibold',
          )}
        >
          <VisuallyHidden>Rate: </VisuallyHidden>
          {rateOfItem(job)}
        </p>
        <div className="flex flex-col items-end gap-1.5">
          <p className="num text-sm text-ink-2">
            <Moment at={job.job_date}>{elapsedInShort(job.job_date, nowSeconds)}</Moment>
          </p>
          <AppliedBadge job={job} />
        </div>
        <SaveJobButton jobId={job.job_id} title={job.job_title} saved={job.saved} isOnCard />
      </div>
      <CardFacts job={job} className="col-span-full sm:col-start-2 sm:col-end-4" />
      <MatchStrip match={job.match} className="col-span-full sm:col-start-2 sm:col-end-4" />
    </article>
  )
}

export const jobCardStyles =
  'grid grid-cols-[auto_1fr] gap-x-4 gap-y-3 p-4 sm:grid-cols-[auto_1fr_auto] sm:p-5'

export function AppliedBadge({ job }: { job: JobListItem }) {
  if (job.application_date === null) return null
  return (
    <Badge tone="gum" icon={CircleCheck}>
      Applied
    </Badge>
  )
}
