import type { Applicant } from '@headframe/wire'
import { useEffect, useRef } from 'react'

import { inFigures } from '../../../../lib/figures.ts'
import { amountWords } from '../../../../parts/job/job-words.ts'
import { ApplicationBadge } from '../../../../parts/job/application-badge.tsx'
import { fullName } from '../../../../parts/profile/profile-words.ts'
import { cn } from '../../../../ui/cn.ts'
import { TickRow } from '../../../../ui/data/table-ticks.tsx'
import type { Ticks } from '../../../../ui/data/use-ticks.ts'
import { ApplicantLink } from './applicant-link.tsx'
import { FailedTerms } from './failed-terms.tsx'

/** One link answers for the whole line; its ring stays within the list, which would cut it off. */
const overTheLine =
  'min-w-0 font-semibold wrap-anywhere outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus'

interface ApplicantLineProps {
  jobId: string
  applicant: Applicant
  /** As far as this screen has decided. */
  status: number
  isOpen: boolean
  /** For whoever may do something with those who are ticked. */
  ticks: Ticks | undefined
  among: readonly string[]
}

/** Somebody among those beside whom one of them is open: who it is, and what sets them apart. */
export function ApplicantLine({ applicant, isOpen, ticks, among, ...rest }: ApplicantLineProps) {
  const { application_id, current_role, preferred_role, distance_km, match } = applicant
  const line = useRef<HTMLDivElement>(null)

  // Whoever goes through the list by keys hears who is open now, and sees where.
  useEffect(() => {
    const link = line.current?.querySelector('a')
    if (!isOpen || !link) return
    link.focus({ preventScroll: true })
    line.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])

  const facts = [
    applicant.rate !== null &&
      applicant.rate_type !== null &&
      amountWords(applicant.rate, applicant.rate_type),
    distance_km !== null && `${inFigures(distance_km)} km`,
    match && `match ${match.score}`,
  ].filter(Boolean)

  return (
    <div
      ref={line}
      className={cn(
        'relative flex gap-1 border-l-4 border-l-transparent py-2 pr-3 pl-1 transition-colors hover:bg-sunken',
        isOpen && 'border-l-primary bg-primary-soft hover:bg-primary-soft',
      )}
    >
      <div className="relative z-10">
        {ticks && (
          <TickRow ticks={ticks} rowKey={application_id} name={fullName(applicant)} among={among} />
        )}
      </div>
      <div className="min-w-0 flex-1 py-1.5 text-sm">
        <div className="flex items-start justify-between gap-2">
          <ApplicantLink
            jobId={rest.jobId}
            applicant={applicant}
            isOpen={isOpen}
            className={overTheLine}
          />
          <ApplicationBadge status={rest.status} reader="company" />
        </div>
        <p className="line-clamp-2 text-ink-2 wrap-anywhere">
          {current_role ?? preferred_role ?? 'No present role'}
        </p>
        {facts.length > 0 && <p className="num text-ink-2">{facts.join(' · ')}</p>}
        <FailedTerms match={match} className="mt-0.5" />
      </div>
    </div>
  )
}
