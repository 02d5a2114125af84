import type { JobListItem } from '@headframe/wire'

import { postedInShort } from '../../../lib/elapsed.ts'
import { paths } from '../../../lib/paths.ts'
import { placeWords, rateOfItem, startInWords } from '../../../parts/job/job-words.ts'
import { rosterWords } from '../../../parts/job/roster-words.ts'
import { TextLink } from '../../../parts/links.tsx'
import { cn } from '../../../ui/cn.ts'
import { Avatar } from '../../../ui/data/avatar.tsx'
import { cardStyles } from '../../../ui/data/card.tsx'
import { Moment } from '../../../ui/data/moment.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { stretchedLinkStyles } from '../../../ui/layout/link.tsx'
import { useNow } from '../../../ui/use-now.ts'

const newestJobStyles = cn(cardStyles({ padding: 'sm', interactive: true }), 'flex w-full flex-col')

/** One of the newest jobs: whose, where, which swing, for how much. */
export function NewestJob({ job }: { job: JobListItem }) {
  const nowSeconds = useNow()
  const roster = rosterWords(job)?.value

  return (
    <article className={newestJobStyles}>
      <div className="flex gap-3">
        <Avatar name={job.company_name} picture={job.company_logo} shape="square" />
        <div className="min-w-0">
          <h3 className="text-base leading-snug">
            <TextLink
              to={paths.contractor.job}
              params={{ jobId: job.job_slug }}
              look="plain"
              className={cn(stretchedLinkStyles, 'wrap-anywhere')}
            >
              {job.job_title}
            </TextLink>
          </h3>
          <p className="text-sm text-ink-2 wrap-anywhere">{job.company_name}</p>
        </div>
      </div>
      <p className="num mt-3 text-sm wrap-anywhere">
        {[placeWords(job.job_location), roster, startInWords(job.job_start, nowSeconds)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="num mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-3">
        <p className={job.job_rate === null ? 'text-ink-2' : 'font-semibold'}>{rateOfItem(job)}</p>
        <p className="text-sm text-ink-2">
          <Moment at={job.job_date}>{postedInShort(job.job_date, nowSeconds)}</Moment>
        </p>
      </div>
    </article>
  )
}

/** A card as it will stand. */
export function NewestJobPlaceholder() {
  return (
    <div className={newestJobStyles}>
      <div className="flex gap-3">
        <Skeleton className="size-11 rounded-md" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="w-2/5" />
        </div>
      </div>
      <Skeleton className="mt-4 w-3/4" />
      <Skeleton className="mt-4 h-5 w-24" />
    </div>
  )
}
