import { adminOverview, type ActivityEvent } from '@headframe/wire'
import { Building2, FileText, HardHat, Send, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { useRead } from '../../../calls/use-read.ts'
import { postedAgo } from '../../../lib/elapsed.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { Card } from '../../../ui/data/card.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { Moment } from '../../../ui/data/moment.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { softTone, type Tone } from '../../../ui/tone.ts'
import { useNow } from '../../../ui/use-now.ts'
import { latestActivity } from '../guard.ts'
import { followed } from './dashboard-reads.ts'

export function ActivityFeed() {
  const events = useRead(adminOverview.activity, latestActivity, followed)
  const nowSeconds = useNow()

  if (events.length === 0) {
    return (
      <EmptyState title="Nothing has happened yet. Registrations, new jobs and applications will appear here." />
    )
  }
  return (
    <Card padding="none">
      <ol
        // The newest are what one came for; the rest is a scroll away, which the keyboard has to reach.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-160 divide-y divide-line overflow-y-auto"
        aria-label="What happened lately"
      >
        {events.map((event) => (
          <Entry key={keyOf(event)} event={event} nowSeconds={nowSeconds} />
        ))}
      </ol>
    </Card>
  )
}

function Entry({ event, nowSeconds }: { event: ActivityEvent; nowSeconds: number }) {
  const { icon: Icon, tone } = looks[event.event_type]

  return (
    <li className="flex gap-4 p-4 sm:px-5">
      <span
        className={`flex size-10 shrink-0 items-center justify-center rounded-md ${softTone[tone]}`}
      >
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p>{told(event)}</p>
        <p className="num text-sm text-ink-2">
          {aside(event).map((fact) => `${fact} · `)}
          <Moment at={event.event_time}>{postedAgo(event.event_time, nowSeconds)}</Moment>
        </p>
      </div>
    </li>
  )
}

const looks: Record<ActivityEvent['event_type'], { icon: LucideIcon; tone: Tone }> = {
  company_registration: { icon: Building2, tone: 'info' },
  contractor_registration: { icon: HardHat, tone: 'gum' },
  job_post: { icon: FileText, tone: 'primary' },
  job_apply: { icon: Send, tone: 'warn' },
}

function told(event: ActivityEvent): ReactNode {
  const company = <Company event={event} />
  const contractor = <Contractor event={event} />
  const job = <Job event={event} />

  const texts: Record<ActivityEvent['event_type'], ReactNode> = {
    company_registration: <>{company} registered as a company</>,
    contractor_registration: <>{contractor} registered as a contractor</>,
    job_post: (
      <>
        {company} posted {job}
      </>
    ),
    job_apply: (
      <>
        {contractor} applied for {job}
        {event.company_name && <> at {company}</>}
      </>
    ),
  }
  return texts[event.event_type]
}

const lead = {
  look: 'plain',
  // Nobody hovers on a phone: that a name leads somewhere is seen without.
  className: 'font-semibold wrap-anywhere underline decoration-primary/40',
} as const

function Company({ event: { company_id, company_name } }: { event: ActivityEvent }) {
  const name = company_name ?? 'A company'
  if (company_id === null) return <strong>{name}</strong>
  return (
    <TextLink to={paths.admin.company} params={{ companyId: company_id }} {...lead}>
      {name}
    </TextLink>
  )
}

function Contractor({ event: { contractor_id, contractor_name } }: { event: ActivityEvent }) {
  const name = contractor_name ?? 'A contractor'
  if (contractor_id === null) return <strong>{name}</strong>
  return (
    <TextLink to={paths.admin.contractor} params={{ contractorId: contractor_id }} {...lead}>
      {name}
    </TextLink>
  )
}

function Job({ event: { event_type, job_slug, job_title } }: { event: ActivityEvent }) {
  const title = job_title ?? 'a job'
  if (job_slug === null) return <strong>{title}</strong>
  return (
    <TextLink
      to={paths.admin.job}
      params={{ jobUUID: job_slug }}
      {...(event_type === 'job_apply' && { search: { tab: 'applicants' as const } })}
      {...lead}
    >
      {title}
    </TextLink>
  )
}

/** What kind of work it is about, as far as it is known. */
function aside({ role, industry }: ActivityEvent): string[] {
  return [role, industry].filter((fact) => fact !== null)
}

function keyOf(event: ActivityEvent): string {
  const { event_type, event_time, company_name, contractor_name, job_slug } = event
  return [event_type, event_time, company_name, contractor_name, job_slug].join('|')
}

export function ActivitySkeleton() {
  return (
    <Card padding="none" aria-busy className="divide-y divide-line">
      <span className="sr-only">Loading recent activity</span>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="flex gap-4 p-4 sm:px-5">
          <Skeleton className="size-10 shrink-0 rounded-md" />
          <div className="flex flex-1 flex-col gap-2 py-1">
            <Skeleton className="w-3/5" />
            <Skeleton className="h-3.5 w-2/5" />
          </div>
        </div>
      ))}
    </Card>
  )
}
