import { useEffect, useRef } from 'react'

import { lazyPart } from '../../../../parts/lazy-part.tsx'
import { SkipLink } from '../../../../ui/layout/skip-link.tsx'
import { cardId } from '../results/job-card.tsx'
import { BesideSkeleton } from './beside-skeleton.tsx'

const JobInFull = lazyPart(() => import('./job-in-full.tsx'))

interface JobBesideProps {
  /** Nothing while the list is on its way. */
  jobId: string | undefined
  /** Its reader has chosen it; otherwise it is the first of the list. */
  isChosen: boolean
}

/** A job in full beside the list, each with a way of its own to scroll. */
export function JobBeside({ jobId, isChosen }: JobBesideProps) {
  const box = useRef<HTMLElement>(null)
  const chosen = isChosen ? jobId : undefined
  const cameWith = useRef(chosen)

  // Whoever chooses a job reads on in it; whoever comes with one begins at the top of the page.
  useEffect(() => {
    if (chosen !== undefined && chosen !== cameWith.current) {
      box.current?.focus({ preventScroll: true })
    }
    cameWith.current = chosen
  }, [chosen])

  function backToCard() {
    if (jobId !== undefined) document.getElementById(cardId(jobId))?.focus()
  }

  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label="The job in full"
      key={jobId}
      data-print={isChosen ? undefined : 'hidden'}
      className="sticky top-20 -m-1.5 flex max-h-[calc(100dvh-6rem)] min-w-0 flex-1 flex-col gap-4 self-start overflow-y-auto overscroll-contain p-1.5"
    >
      <SkipLink
        href={`#${cardId(jobId ?? '')}`}
        onClick={(event) => {
          event.preventDefault()
          backToCard()
        }}
      >
        Back to the list
      </SkipLink>
      {jobId === undefined ? (
        <BesideSkeleton />
      ) : (
        <JobInFull jobId={jobId} isChosen={isChosen} loading={<BesideSkeleton />} />
      )}
    </section>
  )
}
