import { contractorMatching, contractorWishes, type JobListItem } from '@headframe/wire'

import { useRead } from '../../../calls/use-read.ts'
import { paths } from '../../../lib/paths.ts'
import { CardFacts } from '../../../parts/job/card-facts.tsx'
import { JobName } from '../../../parts/job/job-name.tsx'
import { ButtonLink, TextLink } from '../../../parts/links.tsx'
import { MatchStrip } from '../../../parts/match/match-strip.tsx'
import { Card } from '../../../ui/data/card.tsx'
import { byWhatFails } from './by-what-fails.ts'

const headingId = 'recommended'

/** The best open jobs that nobody has applied to yet, each with what speaks for it. */
export function RecommendedJobs() {
  const jobs = useRead(contractorMatching.recommended, {})
  const { updated_date: wishedOn } = useRead(contractorWishes.show, {})
  const { is_on: isOn, has_reading: hasReading } = useRead(contractorMatching.choice, {})
  if (!isOn || !hasReading) return null

  return (
    <Card
      as="section"
      aria-labelledby={headingId}
      padding="none"
      // On paper a profile is about its owner.
      data-print="hidden"
      className="p-5 sm:p-7"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={headingId}>Recommended for you</h2>
          <p className="mt-0.5 text-sm text-ink-2">
            {jobs.length > 0
              ? 'Open jobs that suit your resume best, and why.'
              : 'No open job that you have not applied to suits your resume well right now. New ones come once a week by mail.'}
          </p>
        </div>
        <ButtonLink
          to={paths.contractor.jobs}
          search={{ sort: 'match' }}
          variant="secondary"
          size="sm"
        >
          All jobs by match
        </ButtonLink>
      </div>
      {byWhatFails(jobs).map(({ title, jobs: some }) => (
        <div key={title} className="mt-4">
          {title && <h3 className="mb-2 text-sm font-semibold text-ink-2">{title}</h3>}
          <ul aria-label={title} className="divide-y divide-line border-y border-line">
            {some.map((job) => (
              <RecommendedJob key={job.job_id} job={job} heading={title ? 'h4' : 'h3'} />
            ))}
          </ul>
        </div>
      ))}
      {wishedOn === null && (
        <p className="mt-4 text-sm">
          <TextLink to={paths.contractor.jobWishes}>Say what you wish of your next job</TextLink>
          {': rosters, distance, nights. Each job then tells what goes against it.'}
        </p>
      )}
    </Card>
  )
}

function RecommendedJob({ job, heading }: { job: JobListItem; heading: 'h3' | 'h4' }) {
  return (
    <li className="relative flex flex-col gap-2 py-4">
      <JobName job={job} heading={heading} className="text-base" size="sm" />
      <CardFacts job={job} withRate />
      <MatchStrip match={job.match} />
    </li>
  )
}
