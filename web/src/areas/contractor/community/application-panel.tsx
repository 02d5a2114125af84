import type { MembershipStatus, OpenCommunityDetail } from '@headframe/wire'
import {
  CircleCheck,
  CircleDashed,
  CircleX,
  Eye,
  MessageSquareText,
  Send,
  type LucideIcon,
} from 'lucide-react'

import { counted } from '../../../lib/figures.ts'
import { dateInWords } from '../../../lib/elapsed.ts'
import { ProfileSection } from '../../../parts/profile/profile-section.tsx'
import { cn } from '../../../ui/cn.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Confirm } from '../../../ui/overlay/confirm.tsx'
import { useMembership } from '../communities/use-membership.ts'

interface State {
  readonly title: string
  readonly icon: LucideIcon
  readonly ink: string
  readonly says: (company: string) => string
}

const notApplied: State = {
  title: 'Not Applied',
  icon: CircleDashed,
  ink: 'text-ink-2',
  says: () => 'Join this talent pool to be considered for future opportunities',
}

const states: Readonly<Record<MembershipStatus, State>> = {
  Applied: {
    title: 'Applied',
    icon: Send,
    ink: 'text-info',
    says: (company) =>
      `${company} can see your profile and contact details. We write to you once they decide.`,
  },
  'Under Review': {
    title: 'Under Review',
    icon: Eye,
    ink: 'text-info',
    says: (company) => `${company} is looking at your profile. We write to you once they decide.`,
  },
  Accepted: {
    title: 'Accepted',
    icon: CircleCheck,
    ink: 'text-gum',
    says: (company) => `You are in. ${company} may write to you when work comes up.`,
  },
  Declined: {
    title: 'Declined',
    icon: CircleX,
    ink: 'text-ink-2',
    says: (company) =>
      `${company} decided not to take you into this pool. It has no bearing on other pools and jobs.`,
  },
}

export const messagesId = 'messages'

/** On a phone they stand below all that tells why; whoever comes from a letter came for them. */
function goToMessages() {
  const messages = document.getElementById(messagesId)
  messages?.scrollIntoView({ block: 'start' })
  messages?.focus({ preventScroll: true })
}

/** Where its reader stands with the pool, and what can be done about it. */
export function ApplicationPanel({ pool }: { pool: OpenCommunityDetail }) {
  const { company_name: company, application_date, reason } = pool
  const { status, isAsking, apply, withdraw } = useMembership(pool)
  const { title, icon: Icon, ink, says } = status ? states[status] : notApplied
  const isOpen = pool.status === 'active'
  const isInClosed = status === 'Accepted' && pool.status === 'closed'

  return (
    <ProfileSection title="Application status" aside>
      <div className="flex flex-col gap-3">
        <p role="status" className={cn('flex items-center gap-2 text-lg font-semibold', ink)}>
          <Icon aria-hidden className="size-5 shrink-0" />
          {title}
        </p>
        <p className="text-ink-2">
          {status === null && !isOpen
            ? `${company} takes no applications to this pool right now.`
            : isInClosed
              ? `You are in. ${company} has closed the pool since: it may still write to you.`
              : says(company)}
        </p>
        {status && application_date !== null && (
          <p className="num text-sm text-ink-2">Applied {dateInWords(application_date)}</p>
        )}
        {reason && (
          <blockquote className="border-l-2 border-line-strong pl-3 wrap-anywhere whitespace-pre-line">
            {reason}
          </blockquote>
        )}
        {pool.has_messages && (
          <Button variant="secondary" wide className="lg:hidden" onClick={goToMessages}>
            <MessageSquareText aria-hidden />
            {pool.unread > 0 ? counted(pool.unread, 'unread message') : 'Read the messages'}
          </Button>
        )}
        {status !== null && !isOpen && !isInClosed && (
          <p className="text-sm text-ink-2">
            {pool.status === 'paused'
              ? 'The pool is paused: nobody new can join for now.'
              : 'The pool is closed.'}
          </p>
        )}
        {status === null && isOpen && (
          <Button size="lg" wide busy={isAsking} onClick={() => void apply()}>
            Apply Now
          </Button>
        )}
        {status === 'Applied' && <Withdraw pool={pool} isAsking={isAsking} onMeant={withdraw} />}
      </div>
    </ProfileSection>
  )
}

interface WithdrawProps {
  pool: OpenCommunityDetail
  isAsking: boolean
  onMeant: () => Promise<void>
}

/** Asks before messages go along with it. */
function Withdraw({ pool, isAsking, onMeant }: WithdrawProps) {
  const button = (
    <Button
      variant="secondary"
      wide
      busy={isAsking}
      onClick={pool.has_messages ? undefined : () => void onMeant()}
    >
      Withdraw Application
    </Button>
  )
  if (!pool.has_messages) return button
  return (
    <Confirm
      danger
      title={`Withdraw from ${pool.title}?`}
      description={`Your messages with ${pool.company_name} go with your application, for both of you. They cannot be brought back.`}
      confirmLabel="Withdraw"
      cancelLabel="Keep application"
      onConfirmed={onMeant}
      trigger={button}
    />
  )
}
