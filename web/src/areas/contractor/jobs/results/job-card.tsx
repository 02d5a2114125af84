import { applicationStatus, type JobListItem } from '@headframe/wire'
import { CircleCheck } from 'lucide-react'
import type { MouseEvent } from 'react'

import { postedInShort } from '../../../../lib/elapsed.ts'
import { paths } from '../../../../lib/paths.ts'
import { ApplicationBadge } from '../../../../parts/job/application-badge.tsx'
import { CardFacts } from '../../../../parts/job/card-facts.tsx'
import { rateOfItem } from '../../../../parts/job/job-words.ts'
import { MatchStrip } from '../../../../parts/match/match-strip.tsx'
import { TextLink } from '../../../../parts/links.tsx'
import { Avatar } from '../../../../ui/data/avatar.tsx'
import { Badge } from '../../../../ui/data/badge.tsx'
import { cardStyles } from '../../../../ui/data/card.tsx'
import { cn } from '../../../../ui/cn.ts'
import { stretchedLinkStyles } from '../../../../ui/layout/link.tsx'
import { Moment } from '../../../../ui/data/moment.tsx'
import { SaveJobButton } from '../../saved/save-job-button.tsx'
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx'

interface JobCardProps {
  job: JobListItem
  nowSeconds: number
  /** It came after its reader's last visit. */
  isNew?: boolean
  /** It stands in full beside the list. */
  isShown?: boolean
  /** Shows it beside the list, where there is room for that. */
  onPicked?: ((job: JobListItem) => void) | undefined
  /** It stands on a page that is no search: one step back from it is no way back to one. */
  isOutside?: boolean
}

/** What decides whether somebody looks closer; the whole card leads to the job. */
export function JobCard({
  job,
  nowSeconds,
  isNew,
  isShown,
  onPicked,
  isOutside = false,
}: JobCardProps) {
  return (
    <article
      className={cn(
        cardStyles({ padding: 'none', interactive: true, selected: isShown }),
        jobCardStyles,
      )}
    >
      <Avatar name={job.company_name} picture={job.company_logo} shape="square" />
      <div className="min-w-0">
        <h3 className="text-base leading-snug @lg:text-lg">
          <TextLink
            id={cardId(job.job_id)}
            to={paths.contractor.job}
            params={{ jobId: job.job_slug }}
            state={isOutside ? undefined : { isFromSearch: true }}
            look="plain"
            aria-current={isShown ? 'true' : undefined}
            className={cn(stretchedLinkStyles, 'wrap-anywhere')}
            onClick={(event) => {
              if (!onPicked || !isPlain(event)) return
              event.preventDefault()
              onPicked(job)
            }}
          >
            {job.job_title}
          </TextLink>
        </h3>
        <p className="text-sm text-ink-2 wrap-anywhere">{job.company_name}</p>
      </div>
      <div className="col-span-full flex items-start gap-x-3 @lg:col-span-1">
        <RateAndDay job={job} nowSeconds={nowSeconds} isNew={isNew} />
        <SaveJobButton jobId={job.job_id} title={job.job_title} saved={job.saved} isOnCard />
      </div>
      <CardFacts job={job} className={besideBookmark} />
      <MatchStrip match={job.match} className={besideBookmark} />
    </article>
  )
}

/** What it pays, and what there is to say of when it came. */
function RateAndDay({
  job,
  nowSeconds,
  isNew,
}: Pick<JobCardProps, 'job' | 'nowSeconds' | 'isNew'>) {
  return (
    <div className="flex min-w-0 grow flex-wrap items-baseline gap-x-3 gap-y-1 @lg:flex-col @lg:items-end">
      <p
        className={cn(
          'num mr-auto whitespace-nowrap @lg:mr-0',
          job.job_rate === null ? 'font-medium text-ink-2' : 'font-semibold @lg:text-lg',
        )}
      >
        <VisuallyHidden>Rate: </VisuallyHidden>
        {rateOfItem(job)}
      </p>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 @lg:justify-end">
        {isNew && <Badge tone="info">New</Badge>}
        <AppliedBadge job={job} />
        <p className="num text-sm text-ink-2">
          <Moment at={job.job_date}>{postedInShort(job.job_date, nowSeconds)}</Moment>
        </p>
      </div>
    </div>
  )
}

/** In a wide card the bookmark stands in its corner. */
const besideBookmark = 'col-span-full @lg:col-start-2 @lg:col-end-4 @lg:pr-12'

/** The link of a job in the list, for whoever comes back to it. */
export function cardId(jobId: string): string {
  return `job-${jobId}`
}

/** Whoever asks for a new tab gets one. */
function isPlain({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !ctrlKey && !metaKey && !shiftKey && !altKey
}

/** Inside `jobCardsStyles`, by whose width it is laid out. */
export const jobCardStyles =
  'grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 p-3.5 @lg:grid-cols-[auto_1fr_auto] @lg:px-4'
export const jobCardsStyles = '@container'

/** That they have applied, until there is more to say. */
export function AppliedBadge({ job }: { job: JobListItem }) {
  if (job.application_date === null) return null
  const { application_status: status } = job
  if (status !== null && status !== applicationStatus.pending)
    return <ApplicationBadge status={status} reader="contractor" />
  return (
    <Badge tone="gum" icon={CircleCheck}>
      Applied
    </Badge>
  )
}
