import { communityMembers, type CommunityMember } from '@headframe/wire'
import { Check, Eye, X } from 'lucide-react'
import { useRef } from 'react'

import { refreshReads } from '../../../calls/reads.ts'
import { useWrite } from '../../../calls/use-write.ts'
import { useKeptFocus } from '../../../parts/use-kept-focus.ts'
import { cn } from '../../../ui/cn.ts'
import { Button } from '../../../ui/form/button.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { useMay } from '../role.ts'
import { useAskMemberDecision } from './member-decisions.tsx'

interface DecideMemberProps {
  poolId: string
  member: CommunityMember
  className?: string
}

/** What can be decided about a member as they stand, by whoever may decide. */
export function DecideMember(props: DecideMemberProps) {
  return useMay(communityMembers.decide) ? <DecideButtons {...props} /> : null
}

/** Any decision can follow any other. */
function DecideButtons({ poolId, member, className }: DecideMemberProps) {
  const { full_name: name, application_status: status } = member
  const ask = useAskMemberDecision()
  const buttons = useRef<HTMLDivElement>(null)
  useKeptFocus(() => buttons.current, status)

  return (
    <div
      ref={buttons}
      role="group"
      aria-label={`Decide about ${name}`}
      tabIndex={-1}
      className={cn('flex flex-wrap gap-2', className)}
    >
      {status !== 'Accepted' && (
        <Button
          variant={status === 'Declined' ? 'secondary' : 'primary'}
          aria-haspopup="dialog"
          onClick={(event) => ask([member], 'Accepted', [event.currentTarget, buttons.current])}
        >
          <Check aria-hidden />
          Accept
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
      {status !== 'Declined' && (
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          onClick={(event) => ask([member], 'Declined', [event.currentTarget, buttons.current])}
        >
          <X aria-hidden />
          Decline
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
      {status !== 'Under Review' && <Review poolId={poolId} member={member} />}
    </div>
  )
}

/** Nobody is told of it, so it is done without asking. From then on the application cannot be withdrawn. */
function Review({ poolId, member }: DecideMemberProps) {
  const { id, full_name: name, application_status: standing } = member
  const toast = useToast()
  const { ask, isAsking } = useWrite(communityMembers.decideMany, {
    onDone: () => toast.success(`${name} is under review.`),
    onRefused(_, text) {
      toast.error(text)
      refreshReads()
    },
  })
  return (
    <Button
      variant="quiet"
      busy={isAsking}
      onClick={() =>
        void ask({
          id: poolId,
          members: [id],
          status: 'Under Review',
          reason: '',
          seen: [standing],
        })
      }
    >
      <Eye aria-hidden />
      Review
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  )
}
