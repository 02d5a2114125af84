import type { JobListItem } from '@headframe/wire'
import {
  BriefcaseBusiness,
  CalendarCheck,
  CalendarRange,
  MapPin,
  Plane,
  Wallet,
  type LucideIcon,
} from 'lucide-react'

import { inFigures } from '../../lib/figures.ts'
import { cn } from '../../ui/cn.ts'
import { useNow } from '../../ui/use-now.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import {
  arrangementWords,
  placeWords,
  rateOfItem,
  startInWords,
  workTypeWords,
} from './job-words.ts'
import { rosterWords } from './roster-words.ts'

interface CardFactsProps {
  job: JobListItem
  /** The card itself does not show the rate. */
  withRate?: boolean
  className?: string
}

/** What decides whether somebody looks closer, in one order on every card. */
export function CardFacts({ job, withRate = false, className }: CardFactsProps) {
  const nowSeconds = useNow()
  return (
    <dl className={cn('num flex flex-wrap gap-x-5 gap-y-1.5 text-sm', className)}>
      {factsOf(job, nowSeconds)
        .filter(({ label, value }) => value !== undefined && (withRate || label !== 'Rate'))
        .map(({ label, icon: Icon, value, more }) => (
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

function factsOf(job: JobListItem, nowSeconds: number): Fact[] {
  const contractLength =
    job.job_type === 'contract' ? (job.contract_length ?? undefined) : undefined
  return [
    { label: 'Rate', icon: Wallet, value: rateOfItem(job) },
    { label: 'Roster', icon: CalendarRange, value: rosterWords(job)?.value },
    {
      label: 'Place',
      icon: MapPin,
      value: placeWords(job.job_location),
      more: [distanceWords(job.distance_km, 'away'), fromHome(job)].filter(Boolean).join(' · '),
    },
    { label: 'Start Date', icon: CalendarCheck, value: startInWords(job.job_start, nowSeconds) },
    { label: 'Work Arrangement', icon: Plane, value: arrangementWords(job.work_arrangement) },
    {
      label: 'Work Type',
      icon: BriefcaseBusiness,
      value: workTypeWords(job.job_type),
      more: contractLength,
    },
  ]
}

/** Work from home is not far from it. */
function fromHome({ home_km, work_arrangement }: JobListItem): string | undefined {
  return work_arrangement === 'wfh' ? undefined : distanceWords(home_km, 'from home')
}

function distanceWords(km: number | null, from: string): string | undefined {
  if (km === null) return undefined
  return km < 1 ? `less than 1 km ${from}` : `${inFigures(Math.round(km))} km ${from}`
}
