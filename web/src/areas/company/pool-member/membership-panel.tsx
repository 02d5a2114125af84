import { communityMembers, type CommunityMember } from '@headframe/wire'

import { dateInWords } from '../../../lib/elapsed.ts'
import { StandingBadge } from '../../../parts/communities/community-badges.tsx'
import { ProfileSection } from '../../../parts/profile/profile-section.tsx'
import { ResumeDownload } from '../../../parts/resume/resume-download.tsx'
import { Moment } from '../../../ui/data/moment.tsx'
import { DecideMember } from '../pool/decide-member.tsx'
import { FreeNote, MessageButton } from '../pool/member-card.tsx'
import { MemberDecisions } from '../pool/member-decisions.tsx'
import type { PoolWish } from '../pool/pool-wish.ts'

interface MembershipPanelProps {
  poolId: string
  member: CommunityMember
  wish: PoolWish
  className?: string
}

/** How they stand in the pool, and what can be done about it. */
export function MembershipPanel({ poolId, member, wish, className }: MembershipPanelProps) {
  const { id: memberId, applied_date, application_status: status, reason } = member
  return (
    <ProfileSection
      title="Talent pool"
      aside
      actions={<StandingBadge standing={member.status} />}
      className={className}
    >
      <div className="flex flex-col gap-4">
        <div className="num text-ink-2">
          <p>
            Applied{' '}
            <Moment at={applied_date} pressable>
              {dateInWords(applied_date)}
            </Moment>
          </p>
          {status === 'Under Review' && <p>Under review</p>}
          {reason && (
            <blockquote className="mt-2 border-l-2 border-line-strong pl-3 wrap-anywhere whitespace-pre-line text-ink">
              {reason}
            </blockquote>
          )}
        </div>
        <FreeNote free={member.free} />
        <MemberDecisions poolId={poolId} change={status}>
          <DecideMember poolId={poolId} member={member} className="*:flex-1" />
        </MemberDecisions>
        <div className="flex flex-col gap-2">
          <MessageButton id={poolId} member={member} wish={wish} />
          {member.has_resume ? (
            <ResumeDownload call={communityMembers.resume} input={{ id: poolId, memberId }}>
              Download Resume
            </ResumeDownload>
          ) : (
            <p className="text-sm text-ink-2">They have no resume here.</p>
          )}
        </div>
      </div>
    </ProfileSection>
  )
}
