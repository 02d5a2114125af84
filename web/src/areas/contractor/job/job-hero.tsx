import type { OpenJobDetail } from '@headframe/wire'
import { Clock, MapPin, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { postedAgo } from '../../../lib/elapsed.ts'
import { paths } from '../../../lib/paths.ts'
import { CopyJobId } from '../../../parts/job/copy-job-id.tsx'
import { JobFacts } from '../../../parts/job/job-facts.tsx'
import { placeWords } from '../../../parts/job/job-words.ts'
import { TextLink } from '../../../parts/links.tsx'
import { Avatar } from '../../../ui/data/avatar.tsx'
import { Card } from '../../../ui/data/card.tsx'
import { ContourBand } from '../../../ui/layout/contours.tsx'
import { Moment } from '../../../ui/data/moment.tsx'
import { useNow } from '../../../ui/use-now.ts'

interface JobHeroProps {
  job: OpenJobDetail
  actions: ReactNode
}

/** What it is, whose, where, and all that decides whether it fits. */
export function JobHero({ job, actions }: JobHeroProps) {
  const { title, company_name, company_logo, work_location, slug } = job

  return (
    <Card padding="none" className="overflow-hidden">
      <ContourBand className="h-16 sm:h-24" />
      <div className="px-5 pb-5 sm:px-7 sm:pb-7">
        <div className="flex min-h-11 flex-wrap items-end justify-between gap-x-4">
          <Avatar
            name={company_name}
            picture={company_logo}
            shape="square"
            size="lg"
            className="relative z-10 -mt-8 rounded-lg shadow-e2 ring-4 ring-surface sm:-mt-10 sm:size-20"
          />
          {actions}
        </div>
        <p className="mt-4">
          <CompanyName job={job} />
        </p>
        <h1 className="wrap-anywhere">{title}</h1>
        {fieldOf(job) && <p className="mt-1.5 text-lg text-ink-2">{fieldOf(job)}</p>}
        <ul className="num mt-2 flex flex-wrap items-center gap-x-5 text-ink-2">
          <Line icon={MapPin}>{placeWords(work_location)}</Line>
          <Line icon={Clock}>
            <Posted at={job.published_date} />
          </Line>
          <li className="max-w-full">
            <CopyJobId slug={slug} />
          </li>
        </ul>
        <JobFacts job={job} className="mt-4 border-t border-line pt-6" />
      </div>
    </Card>
  )
}

/** A company that is gone has left its name, but no page. */
function CompanyName({ job: { company_name, company_slug } }: { job: OpenJobDetail }) {
  if (!company_slug) return <span className="font-semibold">{company_name}</span>
  return (
    <TextLink
      to={paths.contractor.company}
      params={{ slug: company_slug }}
      state={{ isFromJob: true }}
      look="alone"
      className="inline-block py-2 wrap-anywhere"
    >
      {company_name}
    </TextLink>
  )
}

function fieldOf({ industry, role }: OpenJobDetail): string {
  return [role, industry].filter(Boolean).join(' · ')
}

function Posted({ at }: { at: number }) {
  return (
    <Moment at={at} pressable>
      {postedAgo(at, useNow())}
    </Moment>
  )
}

function Line({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex min-h-9 max-w-full min-w-0 items-center gap-1.5">
      <Icon aria-hidden className="size-4.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}
