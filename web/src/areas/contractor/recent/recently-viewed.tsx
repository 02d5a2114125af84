import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { useRecentJobs } from './recent-jobs.ts'

/** The way back to what was read before. */
export function RecentlyViewed({ className }: { className?: string }) {
  const jobs = useRecentJobs()
  if (jobs.length === 0) return null

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
