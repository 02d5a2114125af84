import { communityMembers, communitySizes, type CommunityMember } from '@headframe/wire'
import { createContext, use, useRef, useState, type ReactNode } from 'react'

import { refreshReads } from '../../../calls/reads.ts'
import { CallField, CallForm } from '../../../forms/call-form.tsx'
import { useCallForm } from '../../../forms/use-call-form.ts'
import { counted } from '../../../lib/figures.ts'
import { useKeptFocus } from '../../../parts/use-kept-focus.ts'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'

type Decision = 'Accepted' | 'Declined'
interface Decided extends Pick<CommunityMember, 'id' | 'full_name'> {
  /** Unknown of one that is ticked on another page. */
  readonly application_status: CommunityMember['application_status'] | undefined
}
/** Afterwards the focus goes to the first of the places that is still there. */
type Places = readonly (HTMLElement | null)[]
type Ask = (members: readonly Decided[], decision: Decision, back: Places) => void

const Asking = createContext<Ask>(() => undefined)

/** Asks what else there is to say about a decision; needs `MemberDecisions` around it. */
export function useAskMemberDecision(): Ask {
  return use(Asking)
}

interface Asked {
  readonly members: readonly Decided[]
  readonly decision: Decision
  readonly back: Places
}

interface MemberDecisionsProps {
  poolId: string
  /** What a decision changes here. */
  change: unknown
  onDecided?: () => void
  children: ReactNode
}

/**
 * Holds the dialog of a decision, outside of the cards: those may change or go meanwhile, and neither what
 * is typed nor why it was refused goes with them.
 */
export function MemberDecisions({ poolId, change, onDecided, children }: MemberDecisionsProps) {
  const part = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<Asked>()
  const [isOpen, setOpen] = useState(false)
  const [times, setTimes] = useState(0)
  useKeptFocus(() => part.current, change)

  const ask: Ask = (members, decision, back) => {
    setAsked({ members, decision, back })
    setTimes((last) => last + 1)
    setOpen(true)
  }

  return (
    <div ref={part} tabIndex={-1}>
      <Asking value={ask}>{children}</Asking>
      {asked && (
        <DecisionDialog
          // Asked again, it is about those who are in view by then.
          key={times}
          poolId={poolId}
          asked={asked}
          open={isOpen}
          onOpenChange={setOpen}
          onDecided={onDecided}
          finalFocus={() => [...asked.back, part.current].find((place) => place?.isConnected)}
        />
      )}
    </div>
  )
}

const words = {
  Accepted: {
    verb: 'Accept',
    says: 'They see at once that you accepted them, and are told by email in five minutes.',
    hint: 'Such as what happens next. It is part of the email.',
    done: 'accepted',
  },
  Declined: {
    verb: 'Decline',
    says: 'They see at once that you declined them, and are told by email in five minutes.',
    hint: 'A reason helps them the next time. It is part of the email.',
    done: 'declined',
  },
} as const

/** How they stood, so that nothing is undone that a colleague has decided meanwhile. */
function asSeen(members: readonly Decided[]) {
  const seen = members.flatMap(({ application_status }) => application_status ?? [])
  return seen.length === members.length ? { seen } : {}
}

/** What was typed to one is nobody else's, and what was typed to several is for these alone. */
function keyOf(poolId: string, { members, decision }: Asked): string {
  const ids = members.map(({ id }) => id).toSorted()
  return `memberDecision-${decision}-${poolId}-${ids.join('-')}`
}

function submitWords(verb: string, { isTold, others }: { isTold: boolean; others: number }) {
  if (others > 0) return others === 1 ? `${verb} the other one` : `${verb} the other ${others}`
  return isTold ? `${verb} all the same` : verb
}

interface DecisionDialogProps {
  poolId: string
  asked: Asked
  open: boolean
  onOpenChange: (open: boolean) => void
  onDecided?: (() => void) | undefined
  finalFocus: () => HTMLElement | null | undefined
}

function DecisionDialog({ poolId, asked, open, onOpenChange, ...rest }: DecisionDialogProps) {
  const { members, decision } = asked
  const { verb, says, hint, done } = words[decision]
  const toast = useToast()
  // Who presses once more knows what a colleague has decided meanwhile.
  const [isTold, setIsTold] = useState(false)
  const [changed, setChanged] = useState<readonly string[]>([])
  const others = members.filter(({ id }) => !changed.includes(id))
  const meant = others.length > 0 ? others : members
  const [only] = meant
  const who = meant.length === 1 && only ? only.full_name : counted(meant.length, 'member')
  const form = useCallForm({
    call: communityMembers.decideMany,
    initial: { reason: '' },
    keeper: { key: keyOf(poolId, asked), kind: 'company', whenLeft: true },
    inputOf: ({ reason }) => ({
      id: poolId,
      members: meant.map(({ id }) => id),
      status: decision,
      reason,
      ...(isTold ? {} : asSeen(meant)),
    }),
    onDone: () => {
      onOpenChange(false)
      rest.onDecided?.()
      toast.success(`${who} ${meant.length === 1 ? 'has' : 'have'} been ${done}.`)
    },
    // Such as when somebody has withdrawn meanwhile.
    onRefused({ code, missing = [] }) {
      const left = others.filter(({ id }) => !missing.includes(id))
      setChanged((last) => [...last, ...missing])
      setIsTold(
        (was) =>
          was ||
          (code === 'CHANGED_ELSEWHERE' && (left.length === 0 || left.length === others.length)),
      )
      refreshReads()
    },
  })

  return (
    <Dialog
      size="sm"
      title={`${verb} ${who}?`}
      description={says}
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={rest.finalFocus}
      mayClose={() => !form.store.state().isSending}
    >
      <CallForm
        form={form}
        submit={submitWords(verb, { isTold, others: changed.length > 0 ? others.length : 0 })}
        busyLabel="Sending your decision"
        wide
      >
        <CallField form={form} name="reason" label="Your words to them" hint={hint} optional>
          {(control) => <TextArea {...control} maxLength={communitySizes.reason} counter />}
        </CallField>
      </CallForm>
    </Dialog>
  )
}
