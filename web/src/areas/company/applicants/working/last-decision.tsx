import { applicants, applicationStatus } from '@headframe/wire'
import { Undo2 } from 'lucide-react'
import { useRef } from 'react'

import { counted, inFigures } from '../../../../lib/figures.ts'
import { cn } from '../../../../ui/cn.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx'
import { useToastLift } from '../../../../ui/overlay/use-toast-lift.ts'
import { useMeantPress } from '../../../../ui/use-meant-press.ts'
import { useDecidedHere, type DecidedHere } from '../decided-here.ts'
import { useMay } from '../../role.ts'
import { useTimeLeft } from '../use-time-left.ts'
import { useUndo } from '../use-undo.ts'

const done = {
  [applicationStatus.pending]: 'back to pending',
  [applicationStatus.approved]: 'approved',
  [applicationStatus.rejected]: 'rejected',
} as const

/** What was decided last and how many before it, where it covers nothing, with the way to take it back. */
export function LastDecision({ className }: { className?: string }) {
  const { last, count } = useDecidedHere()
  const mayDecide = useMay(applicants.decideMany)
  if (!last || !mayDecide) return null
  return <Told last={last} count={count} className={className} />
}

/**
 * On a phone, in view where several were just decided together, for as long as that can be taken back. One who was
 * decided about shows it in their place.
 */
export function LastDecisionBar() {
  const { last } = useDecidedHere()
  return last && last.before.length > 1 && <Bar key={last.until} until={last.until} />
}

function Bar({ until }: Pick<DecidedHere, 'until'>) {
  const bar = useRef<HTMLDivElement>(null)
  const isThere = useTimeLeft(until) !== undefined
  useToastLift(bar, isThere)
  return (
    isThere && (
      <div
        ref={bar}
        className="sticky bottom-3 z-20 rounded-lg border border-line-strong bg-raised p-2 pl-4 shadow-e3"
      >
        <LastDecision className="justify-between" />
      </div>
    )
  )
}

interface ToldProps {
  last: DecidedHere
  count: number
  className: string | undefined
}

function Told({ last, count, className }: ToldProps) {
  const { before, until } = last
  const left = useTimeLeft(until)
  const { undo, isAsking } = useUndo()
  const isMeant = useMeantPress(last, { isNew: true })
  const what = whatIn(last)
  const isOne = count === before.length

  return (
    <div className={cn('flex min-w-0 items-center gap-x-3 text-sm', className)}>
      <p className="num min-w-0 text-ink-2">
        {!isOne && `${inFigures(count)} decided. Last: `}
        <span className="font-medium text-ink">{what}</span>
      </p>
      {left && (
        <Button
          variant="quiet"
          size="sm"
          busy={isAsking}
          busyLabel="Taking the decision back"
          onClick={(event) => isMeant(event) && undo(before)}
        >
          <Undo2 aria-hidden />
          <span>
            Undo <span className="num ml-1 font-normal text-ink-2">{left}</span>
            <VisuallyHidden>: {what}</VisuallyHidden>
          </span>
        </Button>
      )}
    </div>
  )
}

/** "Mae Oku rejected", "3 applicants approved". */
function whatIn({ applications, before, status }: DecidedHere): string {
  const [first] = before
  const name = applications.find(({ application_id }) => application_id === first?.application_id)
  const who = before.length === 1 && name ? name.name : counted(before.length, 'applicant')
  return `${who} ${done[status]}`
}
