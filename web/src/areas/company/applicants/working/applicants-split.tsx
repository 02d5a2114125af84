import type { Applicant } from '@headframe/wire'
import { useEffect, useEffectEvent } from 'react'
import { ArrowDown, ArrowUp, Maximize2, X } from 'lucide-react'

import { Part } from '../../../../calls/part.tsx'
import { inFigures } from '../../../../lib/figures.ts'
import { paths } from '../../../../lib/paths.ts'
import { ButtonLink } from '../../../../parts/links.tsx'
import { ProfileSkeleton } from '../../../../parts/profile/profile-skeleton.tsx'
import { cn } from '../../../../ui/cn.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { IconButton } from '../../../../ui/form/icon-button.tsx'
import type { Ticks } from '../../../../ui/data/use-ticks.ts'
import { ApplicantFault } from '../../applicant/applicant-fault.tsx'
import { Candidate } from '../../applicant/candidate.tsx'
import { useDecidedHere } from '../decided-here.ts'
import { ApplicantLine } from './applicant-line.tsx'
import { LastDecision } from './last-decision.tsx'
import type { useQuickDecision } from './use-quick-decision.ts'
import type { useWorkingList, WorkingList } from './use-working-list.ts'

interface ApplicantsSplitProps {
  jobId: string
  /** Who is open. */
  profileHash: string
  list: WorkingList
  rows: readonly Applicant[] | undefined
  isRefreshing: boolean
  /** In what order, in words. */
  order: string
  /** For whoever may do something with those who are ticked. */
  ticks: Ticks | undefined
  quick: ReturnType<typeof useQuickDecision>
  working: ReturnType<typeof useWorkingList>
  /** Whether whoever is open can be decided about by now. */
  isInView: boolean
  /** Told of whoever is in view, with all that is known of them. */
  onSeen: (profileHash: string) => void
}

/** The list at the left, and one of it in full at the right. */
export function ApplicantsSplit({ rows, order, isRefreshing, ...props }: ApplicantsSplitProps) {
  const { jobId, profileHash, ticks, quick } = props
  const keys = rows?.map(({ application_id }) => application_id) ?? []
  return (
    <div className="grid grid-cols-[21rem_minmax(0,1fr)] items-start gap-5 print:block">
      <ul
        data-print="hidden"
        aria-label={`Applicants, ${order.toLowerCase()}`}
        aria-busy={isRefreshing}
        className={cn(
          'sticky top-20 max-h-[calc(100dvh-6rem)] divide-y divide-line overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface transition-opacity',
          isRefreshing && 'opacity-60',
        )}
      >
        {rows?.map((applicant) => (
          <li key={applicant.application_id}>
            <ApplicantLine
              jobId={jobId}
              applicant={applicant}
              status={quick.standing(applicant)}
              isOpen={applicant.profile_hash === profileHash}
              ticks={ticks}
              among={keys}
            />
          </li>
        ))}
      </ul>
      <Open {...props} />
    </div>
  )
}

/** Whoever is next is read from the beginning, with all the room that there is. */
function fromTheBeginning(place: HTMLElement | null) {
  place?.scrollIntoView()
}

/** So long somebody has to be in view before a key decides about them. */
const seenAfterMs = 300

/** Stands where a candidate does once they are read. */
function Seen({ onSeen }: { onSeen: () => void }) {
  const tell = useEffectEvent(onSeen)
  useEffect(() => {
    const timer = setTimeout(tell, seenAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return null
}

type OpenProps = Omit<ApplicantsSplitProps, 'rows' | 'order' | 'isRefreshing'>

function Open({ jobId, profileHash, list, ticks, working, isInView, onSeen }: OpenProps) {
  const { noteGone } = useDecidedHere()
  const { open } = working

  function forgetOpen() {
    if (!open) return
    ticks?.tick([open.application_id], false)
    noteGone(open.application_id)
  }

  return (
    <section
      aria-label="Candidate"
      aria-busy={!isInView}
      className="relative flex min-w-0 flex-col gap-3"
    >
      <span
        key={`top of ${profileHash}`}
        ref={fromTheBeginning}
        className="absolute scroll-mt-20"
      />
      <div data-print="hidden" className="flex items-center gap-1">
        <IconButton
          icon={ArrowUp}
          label="Previous applicant"
          aria-keyshortcuts="K"
          disabled={!working.hasBefore}
          onClick={() => working.move(-1)}
        />
        <IconButton
          icon={ArrowDown}
          label="Next applicant"
          aria-keyshortcuts="J"
          disabled={!working.hasAfter}
          onClick={() => working.move(1)}
        />
        <p className="num shrink-0 text-sm text-ink-2">
          {working.number !== undefined &&
            `${inFigures(working.number)} of ${inFigures(list.page?.total ?? 0)}`}
        </p>
        <LastDecision className="ml-3" />
        <ButtonLink
          to={paths.company.applicant}
          params={{ jobId, profile_hash: profileHash }}
          search={{ ...list.wish, applicant: undefined }}
          state={{ isFromApplicants: true }}
          variant="quiet"
          className="ml-auto"
        >
          <Maximize2 aria-hidden />
          Full page
        </ButtonLink>
        <IconButton icon={X} label="Close" aria-keyshortcuts="Escape" onClick={working.close} />
      </div>
      <Part
        key={profileHash}
        loading={<ProfileSkeleton />}
        failing={(failed, retry) => (
          <ApplicantFault
            failed={failed}
            wayOn={<WayOn working={working} />}
            onGone={forgetOpen}
            onRetried={retry}
          />
        )}
      >
        <Candidate jobId={jobId} profileHash={profileHash} isBeside />
        <Seen onSeen={() => onSeen(profileHash)} />
      </Part>
    </section>
  )
}

/** From somebody who is gone to whoever waits, or to the list as it is by now. */
function WayOn({ working }: Pick<OpenProps, 'working'>) {
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {working.hasPending && <Button onClick={working.toNextPending}>Next pending</Button>}
      <Button variant="secondary" onClick={working.close}>
        Back to the list
      </Button>
    </div>
  )
}
