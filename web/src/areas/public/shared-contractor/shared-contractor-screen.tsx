import { getRouteApi } from '@tanstack/react-router'

import { isNotThere, textOfFailure } from '../../../calls/failure.ts'
import { Part } from '../../../calls/part.tsx'
import { useWorkingTitle, useUnlisted } from '../../../calls/screen.tsx'
import { useSession } from '../../../calls/session.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { ProfileSkeleton } from '../../../parts/profile/profile-skeleton.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { ErrorState } from '../../../ui/data/error-state.tsx'
import { patientPart } from '../../../ui/patient-part.ts'
import { SignInPrompt } from './sign-in-prompt.tsx'

const SharedProfile = patientPart(() => import('./shared-profile.tsx'))
const route = getRouteApi('/public/contractors/$uuid')

/** A profile behind the link that its owner gave away: for those who are signed in, and unknown to searches. */
export default function SharedContractorScreen() {
  const { uuid } = route.useParams()
  const { isContractorLoggedIn, isCompanyLoggedIn } = useSession()
  useWorkingTitle('Shared profile', 'A contractor’s profile, shared by its owner.')
  useUnlisted()

  return (
    <div className="page flex flex-1 flex-col pt-6 pb-16 sm:pt-10">
      {isContractorLoggedIn || isCompanyLoggedIn ? (
        <Part loading={<ProfileSkeleton />} failing={tellFailure}>
          <SharedProfile uuid={uuid} />
        </Part>
      ) : (
        <SignInPrompt />
      )}
    </div>
  )
}

function tellFailure(failed: unknown, retry: () => void) {
  const isUnknown = isNotThere(failed)
  return (
    <>
      <h1 className="sr-only">Shared profile</h1>
      {isUnknown ? (
        <EmptyState
          title="There is no profile behind this link."
          action={
            <ButtonLink to={paths.home} variant="secondary">
              Back to the homepage
            </ButtonLink>
          }
        >
          Its owner may have made a new link or switched sharing off. Ask them for the present one.
        </EmptyState>
      ) : (
        <ErrorState title={textOfFailure(failed)} onRetried={retry} />
      )}
    </>
  )
}
