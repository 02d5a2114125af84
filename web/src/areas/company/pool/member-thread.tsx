import { communityMembers, communityMessages } from '@headframe/wire'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

import { send } from '../../../calls/client.ts'
import { isNotThere, textOfFailure } from '../../../calls/failure.ts'
import { Part } from '../../../calls/part.tsx'
import { refreshReads } from '../../../calls/reads.ts'
import { useRead } from '../../../calls/use-read.ts'
import { paths } from '../../../lib/paths.ts'
import { Thread } from '../../../parts/thread/thread.tsx'
import type { ThreadCalls } from '../../../parts/thread/thread-store.ts'
import { ErrorState } from '../../../ui/data/error-state.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { Drawer } from '../../../ui/overlay/drawer.tsx'
import { useMay } from '../role.ts'
import type { PoolWish } from './pool-wish.ts'

interface MemberThreadProps {
  id: string
  wish: PoolWish
}

/** The thread that the address names, over the list that it was opened from. */
export function MemberThread({ id, wish }: MemberThreadProps) {
  const navigate = useNavigate()
  const { thread: memberId, ...others } = wish

  function close() {
    void navigate({
      to: paths.company.pool,
      params: { id },
      search: others,
      replace: true,
      resetScroll: false,
    })
  }

  // What was read counts no longer, however its reader leaves: a step back closes it too.
  useEffect(() => (memberId === undefined ? undefined : refreshReads), [memberId])

  return (
    <Drawer
      title="Messages"
      size="md"
      open={memberId !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) close()
      }}
    >
      {memberId !== undefined && (
        <Part
          key={memberId}
          loading={<Skeleton className="h-60 w-full" />}
          failing={(failed, retry) =>
            isNotThere(failed) ? (
              <p role="status" className="text-ink-2">
                {gone}
              </p>
            ) : (
              <ErrorState title={textOfFailure(failed)} onRetried={retry} />
            )
          }
        >
          <ThreadWith id={id} memberId={memberId} />
        </Part>
      )}
    </Drawer>
  )
}

const gone =
  'They are not in this talent pool any more: they have left it or erased their account, and the messages went with it.'

const whoWrites = 'You read along as a viewer. Hirers and owners of your company can write here.'

/** For whoever has the member on their screen already, and for whoever comes from a mail. */
export function ThreadWith({ id, memberId }: { id: string; memberId: string }) {
  const { member } = useRead(communityMembers.one, { id, memberId })
  const mayWrite = useMay(communityMessages.toMember)
  return (
    <>
      <p className="font-semibold wrap-anywhere">{member.full_name}</p>
      <Thread
        calls={callsOf(id, memberId)}
        name={memberId}
        side="company"
        other={member.full_name}
        readsOnly={mayWrite ? undefined : whoWrites}
        gone={gone}
        className="h-[min(36rem,calc(100dvh-14rem))] sm:h-[calc(100dvh-9.5rem)]"
      />
    </>
  )
}

function callsOf(id: string, memberId: string): ThreadCalls {
  const member = { id, memberId }
  return {
    load: ({ after, before }) => send(communityMessages.ofMember, { ...member, after, before }),
    post: (body, idempotencyKey) =>
      send(communityMessages.toMember, { ...member, body }, { idempotencyKey }),
  }
}
