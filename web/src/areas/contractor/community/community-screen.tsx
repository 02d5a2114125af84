import { words } from '@headframe/wire'
import { getRouteApi } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'

import { isNotThere, textOfFailure } from '../../../calls/failure.ts'
import { Part } from '../../../calls/part.tsx'
import { useUnlisted, useWorkingTitle } from '../../../calls/screen.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { useStepBack } from '../../../parts/use-step-back.ts'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { ErrorState } from '../../../ui/data/error-state.tsx'
import { CommunityPage } from './community-page.tsx'
import { CommunitySkeleton } from './community-skeleton.tsx'

const route = getRouteApi('/contractor/contractor-own/contractor/talent-communities/$id')

/** One talent community, and where its reader stands with it. */
export default function CommunityScreen() {
  const { id } = route.useParams()
  const stepBack = useStepBack('isFromCommunities')
  useWorkingTitle('Talent Community', 'A talent pool of a company, with the way to join.')
  useUnlisted()

  return (
    <div className="page flex-1 pt-4 pb-16 sm:pt-6">
      <ButtonLink
        to={paths.contractor.communities}
        variant="quiet"
        className="mb-2 -ml-4 whitespace-normal"
        onClick={stepBack}
      >
        <ArrowLeft aria-hidden />
        Back to Talent Communities
      </ButtonLink>
      <Part
        key={id}
        loading={<CommunitySkeleton />}
        failing={(failed, retry) => <CommunityFault failed={failed} onRetried={retry} />}
      >
        <CommunityPage id={id} />
      </Part>
    </div>
  )
}

function CommunityFault({ failed, onRetried }: { failed: unknown; onRetried: () => void }) {
  const isUnknown = isNotThere(failed)
  return (
    <>
      <h1 className="mb-6">Talent Community</h1>
      {isUnknown ? (
        <EmptyState
          title={words.poolNotFound}
          action={
            <ButtonLink to={paths.contractor.communities}>See all talent communities</ButtonLink>
          }
        >
          Its company may have paused or closed it, or have erased its account and with it all its
          talent pools and messages.
        </EmptyState>
      ) : (
        <ErrorState title={textOfFailure(failed)} onRetried={onRetried} />
      )}
    </>
  )
}
