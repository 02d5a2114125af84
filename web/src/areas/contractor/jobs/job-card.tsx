import type { JobListItem } from '@headframe/wire'
import {
  BriefcaseBusiness,
  CalendarCheck,
  CalendarRange,
  CircleCheck,
  MapPin,
  Plane,
  type LucideIcon,
} from 'lucide-react'

import { elapsedInShort, exactMoment } from '../../../lib/elapsed.ts'
import { inFigures } from '../../../lib/figures.ts'
import { paths } from '../../../lib/paths.ts'
import {
  arrangementWords,
  placeWords,
  rateOfItem,
  startWords,
  workTypeWords,
} from '../../../parts/job/job-words.ts'
import { rosterWords } from '../../../parts/job/roster-words.ts'
import { TextLink } from '../../../parts/links.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { cardStyles } from '../../../ui/card.tsx'
import { cn } from '../../../ui/cn.ts'
import { stretchedLinkStyles } from '../../../ui/link.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

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
        <p className="num text-sm text-ink-2">
          <time
            dateTime={new Date(job.job_date * 1000).toISOString()}
            title={exactMoment(job.job_date)}
          >
            {elapsedInShort(job.job_date, nowSeconds)}
          </time>
        </p>
      </div>
      <div className="col-span-full flex flex-wrap items-end justify-between gap-x-4 gap-y-3 sm:col-start-2 sm:col-end-4">
        <CardFacts job={job} />
        <AppliedBadge job={job} />
      </div>
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

function CardFacts({ job }: { job: JobListItem }) {
  return (
    <dl className="num flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
      {factsOf(job).map(({ label, icon: Icon, value, more }) => (
        <div key={label} className="flex min-w-0 items-center gap-1.5">
          <dt className="flex items-center">
            <Icon aria-hidden className="size-4 shrink-0 text-ink-2" />
            <VisuallyHidden>{label}</VisuallyHidden>
          </dt>
          <dd className="min-w-0 wrap-anywhere">
            {value}
            {more && <span className="text-ink-2"> · {more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface Fact {
  label: string
  icon: LucideIcon
  value: string | undefined
  more?: string | undefined
}

function factsOf(job: JobListItem): Fact[] {
  const contractLength =
    job.job_type === 'contract' ? (job.contract_length ?? undefined) : undefined
  const start = startWords(job.job_start)
  const facts: Fact[] = [
    {
      label: 'Place',
      icon: MapPin,
      value: placeWords(job.job_location),
      more: distanceWords(job.distance_km),
    },
    {
      label: 'Work Arrangement',
      icon: Plane,
      value: arrangementWords(job.work_arrangement),
    },
    { label: 'Roster', icon: CalendarRange, value: rosterWords(job)?.value },
    {
      label: 'Work Type',
      icon: BriefcaseBusiness,
      value: workTypeWords(job.job_type),
      more: contractLength,
    },
    { label: 'Start Date', icon: CalendarCheck, value: `Start ${start}` },
  ]
  return facts.filter(({ value }) => value !== undefined)
}

function distanceWords(km: number | null): string | undefined {
  if (km === null) return undefined
  return km < 1 ? 'less than 1 km away' : `${inFigures(Math.round(km))} km away`
}
