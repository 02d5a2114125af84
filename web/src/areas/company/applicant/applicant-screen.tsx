import { getRouteApi } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'

import { Part } from '../../../calls/part.tsx'
import { useWorkingTitle, useUnlisted } from '../../../calls/screen.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { ProfileSkeleton } from '../../../parts/profile/profile-skeleton.tsx'
import { useStepBack } from '../../../parts/use-step-back.ts'
import { JobFault } from '../job-fault.tsx'
import { Candidate } from './candidate.tsx'

const route = getRouteApi('/company-own/company/view-job/$jobId/applicant/$profile_hash')

/** Somebody who applied to one of the company's jobs. */
export default function ApplicantScreen() {
  const { jobId, profile_hash } = route.useParams()
  const wish = route.useSearch()
  const stepBack = useStepBack('isFromApplicants')
  useWorkingTitle('Candidate Profile', 'Somebody who applied to your job.')
  useUnlisted()

  return (
    <div className="page flex flex-col gap-4 pt-4 pb-16 sm:pt-6">
      <ButtonLink
        to={paths.company.viewJob}
        params={{ jobId }}
        search={{ tab: 'applicants', ...wish }}
        variant="quiet"
        className="-ml-4 self-start"
        onClick={stepBack}
      >
        <ArrowLeft aria-hidden />
        Back to Job
      </ButtonLink>
      <Part
        key={profile_hash}
        loading={<ProfileSkeleton />}
        failing={(failed, retry) => <JobFault failed={failed} what="Applicant" onRetried={retry} />}
      >
        <Candidate jobId={jobId} profileHash={profile_hash} />
      </Part>
    </div>
  )
}
