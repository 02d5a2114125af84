import type { OpenJobDetail } from '@headframe/wire'
import { Clock, MapPin } from 'lucide-react'

import { postedAgo } from '../../../../lib/elapsed.ts'
import { paths } from '../../../../lib/paths.ts'
import { JobFacts } from '../../../../parts/job/job-facts.tsx'
import { placeWords } from '../../../../parts/job/job-words.ts'
import { TextLink } from '../../../../parts/links.tsx'
import { Avatar } from '../../../../ui/data/avatar.tsx'
import { Card } from '../../../../ui/data/card.tsx'
import { Moment } from '../../../../ui/data/moment.tsx'
import { useNow } from '../../../../ui/use-now.ts'
import { ShareJob } from '../../../../parts/job/share-job.tsx'

/** What it is, whose, where, and all that decides whether it fits. */
export function BesideHead({ job }: { job: OpenJobDetail }) {
  const { title, slug, company_name, company_logo, company_slug, work_location } = job
  return (
    <Card padding="none" className="p-5">
      <div className="flex items-start gap-4">
        <Avatar name={company_name} picture={company_logo} shape="square" className="size-14" />
        <div className="min-w-0 flex-1">
          <h2 className="wrap-anywhere">{title}</h2>
          {company_slug ? (
            <TextLink
              to={paths.contractor.company}
              params={{ slug: company_slug }}
              state={{ isFromJob: true }}
              look="alone"
              className="wrap-anywhere"
            >
              {company_name}
            </TextLink>
          ) : (
            <p className="font-semibold">{company_name}</p>
          )}
        </div>
        <ShareJob title={job.title} slug={job.slug} />
      </div>
      <ul className="num mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-ink-2">
        <li className="flex items-center gap-1.5">
          <MapPin aria-hidden className="size-4 shrink-0" />
          <span className="wrap-anywhere">{placeWords(work_location)}</span>
        </li>
        <li className="flex items-center gap-1.5">
          <Clock aria-hidden className="size-4 shrink-0" />
          <Moment at={job.published_date} pressable>
            {postedAgo(job.published_date, useNow())}
          </Moment>
        </li>
        <li>
          <TextLink
            to={paths.contractor.job}
            params={{ jobId: slug }}
            state={{ isFromSearch: true }}
            className="inline-flex min-h-6 items-center"
          >
            Open its own page
          </TextLink>
        </li>
      </ul>
      <JobFacts
        job={job}
        className="mt-4 border-t border-line pt-5 md:grid-cols-2 xl:grid-cols-2"
      />
    </Card>
  )
}
