import type { OpenJobDetail } from '@headframe/wire'
import type { RefObject } from 'react'

import { useKeptFocus } from '../../../../parts/use-kept-focus.ts'
import { applyButtonInView } from './apply-button.tsx'
import { ApplyPanel } from './apply-panel.tsx'
import { standingId, useOutcomeShown } from './show-outcome.ts'

interface StandingPlaceProps {
  job: OpenJobDetail
  place: RefObject<HTMLDivElement | null>
  className?: string
}

/**
 * Where a reader stands with a job. Whoever has applied comes back here, from the question too, which is asked on
 * the job's own page.
 */
export function StandingPlace({ job, place, className }: StandingPlaceProps) {
  useOutcomeShown(place, job.hasApplied)
  // On a phone the panel has nothing left to show then.
  useKeptFocus(() => applyButtonInView() ?? place.current, job.hasApplied)

  return (
    <div
      ref={place}
      id={standingId}
      role="group"
      aria-label="Your application"
      tabIndex={-1}
      className={className}
    >
      <p role="status" className="sr-only">
        {job.hasApplied && 'You have applied.'}
      </p>
      <ApplyPanel job={job} />
    </div>
  )
}
