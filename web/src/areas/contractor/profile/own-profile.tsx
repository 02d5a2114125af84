import { contractorProfiles } from '@headframe/wire'

import { Part } from '../../../calls/part.tsx'
import { useRead } from '../../../calls/use-read.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { leftUnreadInWords } from '../../../parts/profile/left-unread.ts'
import { ProfileView } from '../../../parts/profile/profile-view.tsx'
import { readFromPictureInWords } from '../../../parts/profile/read-from-picture.ts'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { DescriptionSection } from '../description/description-section.tsx'
import { FactsNotice } from '../facts/facts-notice.tsx'
import { ResumeNotice } from '../resume/resume-notice.tsx'
import { MissingFacts } from './missing-facts.tsx'
import { RecommendedJobs } from './recommended-jobs.tsx'
import { SaidInResume } from './said-in-resume.tsx'

/** The profile as others see it, with what only its owner is told and may do. */
export function OwnProfile() {
  const profile = useRead(contractorProfiles.own, {})
  const { profile_complete } = useRead(contractorProfiles.account, {})

  return (
    <>
      <ResumeNotice />
      {!profile_complete && <MissingFacts profile={profile} />}
      {/* What comes above the profile comes with it; nobody misses what does not come. */}
      <Part failing={() => null}>
        <FactsNotice />
      </Part>
      <SaidInResume said_in_resume={profile.said_in_resume} />
      <Part failing={() => null}>
        <RecommendedJobs />
      </Part>
      <ProfileView
        profile={profile}
        heading="h2"
        description={<DescriptionSection profile={profile} isComplete={profile_complete} />}
        withoutCareer={
          <EmptyState
            title={
              profile.has_resume
                ? 'No jobs were found in your resume.'
                : 'Your career is read from your resume and will stand here.'
            }
            action={
              profile.has_resume && (
                <ButtonLink to={paths.contractor.facts} variant="secondary">
                  Add your jobs by hand
                </ButtonLink>
              )
            }
          >
            {leftUnreadInWords(profile.left_unread) ??
              readFromPictureInWords(profile.read_from_picture)}
          </EmptyState>
        }
      />
    </>
  )
}
