import { applicants } from '@headframe/wire'
import { getRouteApi, Navigate, useLocation } from '@tanstack/react-router'
import { ArrowLeft, Printer } from 'lucide-react'

import { Part } from '../../../calls/part.tsx'
import { useDocument, useUnlisted, useWorkingTitle } from '../../../calls/screen.tsx'
import { useRead } from '../../../calls/use-read.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { ProfileSkeleton } from '../../../parts/profile/profile-skeleton.tsx'
import { fullName } from '../../../parts/profile/profile-words.ts'
import { useStepBack } from '../../../parts/use-step-back.ts'
import { Button } from '../../../ui/form/button.tsx'
import { useMedia, wideEnough } from '../../../ui/use-media.ts'
import { Decisions } from '../applicants/decisions.tsx'
import { ApplicantFault } from './applicant-fault.tsx'
import { Candidate, type CandidateProps } from './candidate.tsx'
import { Neighbours } from './neighbours.tsx'

const route = getRouteApi('/company-own/company/view-job/$jobId/applicant/$profile_hash')

/** Somebody who applied to one of the company's jobs. */
export default function ApplicantScreen() {
  const { jobId, profile_hash } = route.useParams()
  const wish = route.useSearch()
  const stepBack = useStepBack('isFromApplicants')
  useWorkingTitle('Candidate Profile', 'Somebody who applied to your job.')
  useUnlisted()
  const isFromBeside = useLocation({ select: ({ state }) => state.isFromBeside === true })
  const isWide = useMedia(wideEnough)
  const inList = { tab: 'applicants', ...wish } as const

  // There is room beside the list again.
  if (isFromBeside && isWide) {
    const search = { ...inList, applicant: profile_hash }
    return <Navigate to={paths.company.viewJob} params={{ jobId }} search={search} replace />
  }
  return (
    <div className="page flex flex-col gap-4 pt-4 pb-16 sm:pt-6">
      <div data-print="hidden" className="flex flex-wrap items-center gap-x-2">
        <ButtonLink
          to={paths.company.viewJob}
          params={{ jobId }}
          search={inList}
          variant="quiet"
          className="-ml-4"
          onClick={stepBack}
        >
          <ArrowLeft aria-hidden />
          Back to Job
        </ButtonLink>
        <Neighbours jobId={jobId} profileHash={profile_hash} wish={wish} />
        <Button variant="quiet" className="max-sm:hidden" onClick={() => window.print()}>
          <Printer aria-hidden />
          Print
        </Button>
      </div>
      <Decisions key={profile_hash}>
        <Part
          loading={<ProfileSkeleton />}
          failing={(failed, retry) => (
            <ApplicantFault
              failed={failed}
              wayOn={
                <ButtonLink to={paths.company.viewJob} params={{ jobId }} search={inList}>
                  See the applicants
                </ButtonLink>
              }
              onRetried={retry}
            />
          )}
        >
          <NamedCandidate jobId={jobId} profileHash={profile_hash} />
        </Part>
      </Decisions>
    </div>
  )
}

function NamedCandidate({ jobId, profileHash }: CandidateProps) {
  const candidate = useRead(applicants.candidate, { jobUuid: jobId, profile_hash: profileHash })
  const name = fullName(candidate)
  useDocument(name, `The candidate profile of ${name}.`)
  return <Candidate jobId={jobId} profileHash={profileHash} />
}
