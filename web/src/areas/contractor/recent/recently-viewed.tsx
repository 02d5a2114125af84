import type { JobListItem } from '@headframe/wire'

import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { useRecentJobs } from './recent-jobs.ts'

interface RecentlyViewedProps {
  /** What stands in the list need not stand here too; nothing while it is on its way. */
  listed: readonly JobListItem[] | undefined
  className?: string
}

/** The way back to what was read before. */
export function RecentlyViewed({ listed, className }: RecentlyViewedProps) {
  const recent = useRecentJobs()
  const jobs = recent.filter(({ slug }) => !listed?.some(({ job_slug }) => job_slug === slug))
  if (!listed || jobs.length === 0) return null

  return (
    <section aria-labelledby="recently-viewed" className={className}>
      <h2 id="recently-viewed" className="text-sm font-semibold">
        Recently viewed
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {jobs.map(({ slug, title, company }) => (
          <li key={slug} className="py-2 text-sm">
            <TextLink
              to={paths.contractor.job}
              params={{ jobId: slug }}
              state={{ isFromSearch: true }}
              look="plain"
              className="block font-medium wrap-anywhere pointer-coarse:min-h-6"
            >
              {title}
            </TextLink>
            <span className="text-ink-2 wrap-anywhere">{company}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
