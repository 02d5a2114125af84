import { createContext, use, useRef, useState, type ReactNode } from 'react'

import { useKeptFocus } from '../../../parts/use-kept-focus.ts'
import type { Decidable, Decision } from './decidable.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { DecidedHereContext, useRememberedDecisions } from './decided-here.ts'
import { DecisionDialog } from './decision-dialog.tsx'

interface Asked {
  /** One, or several that are ticked. */
  readonly applications: readonly Decidable[]
  readonly decision: Decision
  /** Where the focus goes afterwards: the first of these that is still there. */
  readonly back: readonly (HTMLElement | null)[]
  readonly onDecided?: () => void
}

const Asking = createContext<(asked: Asked) => void>(() => undefined)

interface DecisionsProps {
  /** What a decision changes here, besides the buttons that lead to it. */
  change?: unknown
  children: ReactNode
}

/**
 * Holds the dialog of a decision, outside of what it is about: that may change or go meanwhile, and
 * neither what is typed nor why it was refused goes with it. Remembers what was decided, and says so to whoever
 * listens; to all others those who are decided about show it in their places.
 */
export function Decisions({ change, children }: DecisionsProps) {
  const part = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<Asked>()
  const [isOpen, setOpen] = useState(false)
  const decided = useRememberedDecisions()
  useKeptFocus(() => part.current, change)

  function ask(wanted: Asked) {
    setAsked(wanted)
    setOpen(true)
  }

  return (
    <DecidedHereContext value={decided}>
      <div ref={part} tabIndex={-1}>
        <Asking value={ask}>{children}</Asking>
        <VisuallyHidden role="status">{decided.said}</VisuallyHidden>
        {asked && (
          <DecisionDialog
            key={`${asked.applications.map(({ application_id }) => application_id).join(' ')} ${asked.decision}`}
            applications={asked.applications}
            onDecided={asked.onDecided}
            decision={asked.decision}
            open={isOpen}
            onOpenChange={setOpen}
            finalFocus={() => [...asked.back, part.current].find((place) => place?.isConnected)}
          />
        )}
      </div>
    </DecidedHereContext>
  )
}

/** Asks what else there is to say about a decision; needs `Decisions` around it. */
export function useAskDecision() {
  return use(Asking)
}
