import type { JobListItem } from '@headframe/wire'

import { paths } from '../../lib/paths.ts'
import { cn } from '../../ui/cn.ts'
import { stretchedLinkStyles } from '../../ui/layout/link.tsx'
import { TextLink } from '../links.tsx'

interface JobNameProps {
  job: Pick<JobListItem, 'job_slug' | 'job_title' | 'company_name'>
  heading: 'h2' | 'h3' | 'h4'
  /** How large the heading is. */
  className: string
  size?: 'sm' | 'md'
}

/** What a job is called and whose it is; the whole card around it leads to the job. */
export function JobName({ job, heading: Heading, className, size = 'md' }: JobNameProps) {
  return (
    <div className="min-w-0">
      <Heading className={className}>
        <TextLink
          to={paths.contractor.job}
          params={{ jobId: job.job_slug }}
          look="plain"
          className={`${stretchedLinkStyles} wrap-anywhere`}
        >
          {job.job_title}
        </TextLink>
      </Heading>
      <p className={cn('text-ink-2 wrap-anywhere', size === 'sm' && 'text-sm')}>
        {job.company_name}
      </p>
    </div>
  )
}
