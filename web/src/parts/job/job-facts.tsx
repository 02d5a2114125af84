import type { CompanyJob } from '@headframe/wire'
import {
  BriefcaseBusiness,
  CalendarCheck,
  CalendarRange,
  Clock,
  Hourglass,
  Plane,
  Wallet,
  type LucideIcon,
} from 'lucide-react'

import { cn } from '../../ui/cn.ts'
import { useNow } from '../../ui/use-now.ts'
import { arrangementWords, hasStarted, rateWords, startWords, workTypeWords } from './job-words.ts'
import { RosterStrip } from './roster-strip.tsx'
import { rosterWords, type RosterOfJob } from './roster-words.ts'

type JobWithFacts = RosterOfJob &
  Pick<
    CompanyJob,
    | 'work_type'
    | 'contract_length'
    | 'start_date'
    | 'rate_category'
    | 'rate'
    | 'rate_type'
    | 'work_arrangement'
    | 'hours'
  >

interface Fact {
  label: string
  icon: LucideIcon
  value: string | null | undefined
  hint?: string | undefined
}

const notSpecified = 'Not specified'

/** A sentence, such as of the hours, needs the room of two facts. */
const isLong = (value: Fact['value']) => (value?.length ?? 0) > 24

/** What decides whether a job fits, in one order everywhere. */
export function JobFacts({ job, className }: { job: JobWithFacts; className?: string }) {
  return (
    <dl
      className={cn(
        'grid grid-cols-1 gap-x-8 gap-y-5 min-[22rem]:grid-cols-2 md:grid-cols-3 xl:grid-cols-4',
        className,
      )}
    >
      {factsOf(job, useNow()).map(({ label, icon: Icon, value, hint }) => (
        <div
          key={label}
          className={cn('relative min-w-0 pl-8', isLong(value) && 'min-[22rem]:col-span-2')}
        >
          <dt className="text-xs font-medium text-ink-2">
            <Icon aria-hidden className="absolute top-1 left-0 size-5" />
            {label}
          </dt>
          <dd className="num wrap-anywhere">
            <span className={value ? 'font-semibold text-ink' : 'text-ink-2'}>
              {value || notSpecified}
            </span>
            {hint && <span className="block text-sm text-ink-2">{hint}</span>}
            {label === 'Roster' && <RosterStrip job={job} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function factsOf(job: JobWithFacts, nowSeconds: number): Fact[] {
  const roster = rosterWords(job)
  const facts: Fact[] = [
    { label: 'Work Type', icon: BriefcaseBusiness, value: workTypeWords(job.work_type) },
    { label: 'Contract Length', icon: Hourglass, value: job.contract_length },
    { label: 'Start Date', icon: CalendarCheck, value: startOf(job, nowSeconds) },
    { label: 'Rate', icon: Wallet, value: rateWords(job) },
    { label: 'Work Arrangement', icon: Plane, value: arrangementWords(job.work_arrangement) },
    { label: 'Roster', icon: CalendarRange, value: roster?.value, hint: roster?.hint },
    { label: 'Hours', icon: Clock, value: job.hours },
  ]
  return facts.filter(({ label }) => label !== 'Contract Length' || job.work_type === 'contract')
}

/** Under the label of the start, a day says that it is over. */
function startOf({ start_date: start }: JobWithFacts, nowSeconds: number): string {
  return hasStarted(start, nowSeconds) ? `Started ${startWords(start)}` : startWords(start)
}
