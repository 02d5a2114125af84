import { applicationStatus, type Applicant } from '@headframe/wire'
import { Check, X } from 'lucide-react'

import { Button } from '../../../../ui/form/button.tsx'
import { TicksBar } from '../../../../ui/data/ticks-bar.tsx'
import type { Ticks } from '../../../../ui/data/use-ticks.ts'
import type { Decidable, Decision } from '../decidable.ts'
import { useAskDecision } from '../decisions.tsx'
import { decidableOf } from './use-working-keys.ts'

interface DecideTogetherProps {
  ticks: Ticks
  /** Those of the page, who are known by name. */
  rows: readonly Applicant[]
}

/** What can be done with those who are ticked, on whatever page they stand. */
export function DecideTogether({ ticks, rows }: DecideTogetherProps) {
  const ask = useAskDecision()
  const applications = [...ticks.ticked].map((application_id) => {
    const row = rows.find((one) => one.application_id === application_id)
    return row ? decidableOf(row) : unseen(application_id)
  })
  const askFrom = (button: HTMLElement, decision: Decision) =>
    ask({ applications, decision, back: [button, ticks.box.current], onDecided: ticks.clear })

  return (
    <TicksBar ticks={ticks} among={rows.map(({ application_id }) => application_id)}>
      <Button aria-haspopup="dialog" onClick={(event) => askFrom(event.currentTarget, 'approved')}>
        <Check aria-hidden />
        Approve
      </Button>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onClick={(event) => askFrom(event.currentTarget, 'rejected')}
      >
        <X aria-hidden />
        Reject
      </Button>
    </TicksBar>
  )
}

function unseen(application_id: string): Decidable {
  return { application_id, status: applicationStatus.pending, isUnseen: true, name: '1 applicant' }
}
