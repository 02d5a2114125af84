import { communityMembers } from '@headframe/wire'
import { getRouteApi } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'

import { Part } from '../../../calls/part.tsx'
import { useDocument, useUnlisted, useWorkingTitle } from '../../../calls/screen.tsx'
import { useRead } from '../../../calls/use-read.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { ProfileSkeleton } from '../../../parts/profile/profile-skeleton.tsx'
import { fullName } from '../../../parts/profile/profile-words.ts'
import { useStepBack } from '../../../parts/use-step-back.ts'
import { CandidateView } from '../applicant/candidate.tsx'
import { PoolFault } from '../pool/pool-fault.tsx'
import type { PoolWish } from '../pool/pool-wish.ts'
import { MembershipPanel } from './membership-panel.tsx'

const route = getRouteApi('/company-own/company/talent-pools/$id/member/$memberId')

/** Somebody in one of the company's talent pools. */
export default function MemberScreen() {
  const { id, memberId } = route.useParams()
  const wish = route.useSearch()
  const stepBack = useStepBack('isFromPool')
  useWorkingTitle('Candidate Profile', 'Somebody in your talent pool.')
  useUnlisted()

  return (
    <div className="page flex flex-col gap-4 pt-4 pb-16 sm:pt-6">
      <ButtonLink
        to={paths.company.pool}
        params={{ id }}
        search={wish}
        variant="quiet"
        className="-ml-4 self-start"
        onClick={stepBack}
      >
        <ArrowLeft aria-hidden />
        Back to Talent Pool
      </ButtonLink>
      <Part
        key={memberId}
        loading={<ProfileSkeleton />}
        failing={(failed, retry) => <PoolFault failed={failed} what="Member" onRetried={retry} />}
      >
        <Member id={id} memberId={memberId} wish={wish} />
      </Part>
    </div>
  )
}

function Member({ id, memberId, wish }: { id: string; memberId: string; wish: PoolWish }) {
  const profile = useRead(communityMembers.one, { id, memberId })
  const name = fullName(profile)
  useDocument(name, `The candidate profile of ${name}.`)

  return (
    <CandidateView
      candidate={profile}
      rateHint="as on their profile"
      panel={
        <MembershipPanel
          poolId={id}
          member={profile.member}
          wish={wish}
          className="lg:col-start-2"
        />
      }
    />
  )
}
