import { applicants, type CandidateProfile } from '@headframe/wire'
import type { ReactNode } from 'react'

import { useRead } from '../../../calls/use-read.ts'
import { MatchPanel } from '../../../parts/match/match-panel.tsx'
import { ContactLinks } from '../../../parts/profile/contact-section.tsx'
import { About, Answers, IdealRole } from '../../../parts/profile/own-words.tsx'
import { ProfileHero } from '../../../parts/profile/profile-hero.tsx'
import { companiesOf, fieldOfWork } from '../../../parts/profile/profile-words.ts'
import { Career, Companies, Skills } from '../../../parts/profile/resume-facts.tsx'
import { Studies } from '../../../parts/profile/studies.tsx'
import { Tickets } from '../../../parts/profile/tickets.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { AmongColleagues } from '../applicant-notes/among-colleagues.tsx'
import { ApplicationPanel } from './application-panel.tsx'
import { candidateFacts, distanceInWords } from './candidate-facts.ts'

export interface CandidateProps {
  jobId: string
  profileHash: string
  /** Beside the list that they are one of, not on a page of their own. */
  isBeside?: boolean
}

/** A candidate as their application shows them; what is decided about them stands beside it. */
export function Candidate({ jobId, profileHash, isBeside = false }: CandidateProps) {
  const candidate = useRead(applicants.candidate, { jobUuid: jobId, profile_hash: profileHash })

  return (
    <CandidateView
      candidate={candidate}
      rateHint="as they applied"
      isBeside={isBeside}
      panel={
        <>
          <ApplicationPanel jobId={jobId} candidate={candidate} />
          {candidate.application && (
            <AmongColleagues applicationId={candidate.application.application_id} />
          )}
        </>
      }
    />
  )
}

interface CandidateViewProps {
  candidate: CandidateProfile
  /** What their rate is. */
  rateHint: string
  /** How they stand, and what can be done about it. */
  panel: ReactNode
  isBeside?: boolean
}

/** All that a company may see of somebody who applied. */
export function CandidateView({
  candidate,
  rateHint,
  panel,
  isBeside = false,
}: CandidateViewProps) {
  return (
    <div className="@container flex flex-col gap-6">
      <ProfileHero
        profile={candidate}
        work={fieldOfWork(candidate)}
        facts={candidateFacts(candidate, rateHint, new Date(useNow() * 1000))}
        distance={distanceInWords(candidate)}
        contact={<ContactLinks profile={candidate} />}
        heading={isBeside ? 'h2' : 'h1'}
        isSmall={isBeside}
      />
      <div className="grid items-start gap-6 @4xl:grid-cols-[minmax(0,1fr)_21rem] @4xl:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-6 @4xl:col-start-2">
          {panel}
          {candidate.match && (
            <MatchPanel match={candidate.match} title={`Why ${candidate.first_name}`} />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6 @4xl:col-start-1 @4xl:row-span-2 @4xl:row-start-1">
          <About profile={candidate} />
          <IdealRole text={candidate.ideal_role} />
          <Career career={candidate.career} />
          <AnswersOf candidate={candidate} />
        </div>
        <div className="flex min-w-0 flex-col gap-6 @4xl:col-start-2">
          <Tickets tickets={candidate.tickets} />
          <Studies studies={candidate.studies} />
          <Skills skills={candidate.skills} />
          <Companies title="Past Companies" names={pastCompaniesOf(candidate)} />
        </div>
      </div>
    </div>
  )
}

function AnswersOf({ candidate }: { candidate: CandidateProfile }) {
  const { first_name, answers } = candidate
  return answers.some(({ response }) => response !== '') ? (
    <Answers answers={answers} />
  ) : (
    <EmptyState title={`${first_name} has not answered the questions of their role.`} />
  )
}

function pastCompaniesOf(candidate: CandidateProfile): string[] {
  return companiesOf(candidate).filter((company) => company !== candidate.current_company)
}
