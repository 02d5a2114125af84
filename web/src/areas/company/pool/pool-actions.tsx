import {
  availabilityQuestions,
  companyCommunities,
  type CommunityStatus,
  type OwnCommunity,
} from '@headframe/wire'
import { CalendarClock, CirclePause, CirclePlay, CircleSlash, PencilLine } from 'lucide-react'
import { useRef, useState, type RefObject } from 'react'

import { useWrite } from '../../../calls/use-write.ts'
import { counted } from '../../../lib/figures.ts'
import { useKeptFocus } from '../../../parts/use-kept-focus.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Confirm } from '../../../ui/overlay/confirm.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { EditPoolDialog } from '../pool-form/pool-dialogs.tsx'
import { lastAsked, whoGets } from './asking-words.ts'

/** What can be done with a talent pool as a whole. */
export function PoolActions({ pool }: { pool: OwnCommunity }) {
  const [isEditing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const reopen = useRef<HTMLButtonElement>(null)
  // Closing takes its button along: whoever closed it stands where it can be opened again.
  useKeptFocus(() => reopen.current, pool.status)
  return (
    <>
      <AskAvailability pool={pool} />
      <ChangeStatus pool={pool} button={reopen} />
      <Button
        ref={edit}
        variant="secondary"
        aria-haspopup="dialog"
        onClick={() => setEditing(true)}
      >
        <PencilLine aria-hidden />
        Edit Talent Pool
      </Button>
      <CloseButton pool={pool} />
      <EditPoolDialog pool={pool} open={isEditing} onOpenChange={setEditing} finalFocus={edit} />
    </>
  )
}

const told: Record<CommunityStatus, string> = {
  active: 'The talent pool is open again.',
  paused: 'The talent pool is paused: nobody new can join.',
  closed: 'The talent pool is closed.',
}

function useChangeStatus({ id }: OwnCommunity) {
  const toast = useToast()
  const { ask, isAsking } = useWrite(companyCommunities.update, {
    onDone: (changed) => toast.success(told[changed.status]),
    onRefused: (_, text) => toast.error(text),
  })
  return { change: (status: CommunityStatus) => ask({ id, status }), isAsking }
}

interface ChangeStatusProps {
  pool: OwnCommunity
  button: RefObject<HTMLButtonElement | null>
}

function ChangeStatus({ pool, button }: ChangeStatusProps) {
  const { change, isAsking } = useChangeStatus(pool)
  const isOpen = pool.status === 'active'
  const Icon = isOpen ? CirclePause : CirclePlay

  return (
    <Button
      ref={button}
      variant="secondary"
      busy={isAsking}
      onClick={() => void change(isOpen ? 'paused' : 'active')}
    >
      <Icon aria-hidden />
      {isOpen ? 'Pause' : 'Open again'}
    </Button>
  )
}

function CloseButton({ pool }: { pool: OwnCommunity }) {
  const { change } = useChangeStatus(pool)
  if (pool.status === 'closed') return null
  return (
    <Confirm
      trigger={
        <Button variant="quiet">
          <CircleSlash aria-hidden />
          Close
        </Button>
      }
      title={`Close ${pool.title}?`}
      description="Contractors no longer find it, and nobody new can join. Its members and messages stay, and you can open it again."
      confirmLabel="Close the talent pool"
      onConfirmed={() => change('closed')}
    />
  )
}

/** One tap, one mail to each accepted member, three answers. */
function AskAvailability({ pool }: { pool: OwnCommunity }) {
  const { id, accepted_count: accepted, asked } = pool
  const toast = useToast()
  const { ask } = useWrite(availabilityQuestions.ask, {
    onDone: ({ people }) => toast.success(`${counted(people, 'member')} will be asked by email.`),
    onRefused: (_, text) => toast.error(text),
  })
  if (accepted === 0) return null

  return (
    <Confirm
      trigger={
        <Button variant="secondary">
          <CalendarClock aria-hidden />
          Ask who is free
        </Button>
      }
      title="Ask who is free?"
      description={`${whoGets(accepted)} one email with three answers: yes, from a date, no. They need not sign in, and you see their answers on their cards.${asked ? ` ${lastAsked(asked)}` : ''}`}
      confirmLabel="Send the emails"
      onConfirmed={() => ask({ id })}
    />
  )
}
