import { applicants, type CandidateProfile } from '@headframe/wire'
import type { ReactNode } from 'react'

import { useDocument } from '../../../calls/screen.tsx'
import { useRead } from '../../../calls/use-read.ts'
import { MatchPanel } from '../../../parts/match/match-panel.tsx'
import { ContactSection } from '../../../parts/profile/contact-section.tsx'
import { About, Answers, IdealRole } from '../../../parts/profile/own-words.tsx'
import { ProfileHero } from '../../../parts/profile/profile-hero.tsx'
import {
  companiesOf,
  fieldOfWork,
  fullName,
  readableDescription,
} from '../../../parts/profile/profile-words.ts'
import { Career, Companies, Skills } from '../../../parts/profile/resume-facts.tsx'
import { Tickets } from '../../../parts/profile/tickets.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { AmongColleagues } from '../applicant-notes/among-colleagues.tsx'
import { ApplicationPanel } from './application-panel.tsx'
import { candidateFacts } from './candidate-facts.ts'

interface CandidateProps {
  jobId: string
  profileHash: string
}

/** A candidate as their application shows them; what is decided about them stands beside it. */
export function Candidate({ jobId, profileHash }: CandidateProps) {
  const candidate = useRead(applicants.candidate, { jobUuid: jobId, profile_hash: profileHash })
  const name = fullName(candidate)
  useDocument(name, `The candidate profile of ${name}.`)

  return (
    <CandidateView
      candidate={candidate}
      rateHint="as they applied"
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
}

/** All that a company may see of somebody who applied. */
export function CandidateView({ candidate, rateHint, panel }: CandidateViewProps) {
  return (
    <div className="flex flex-col gap-6">
      <ProfileHero
        profile={candidate}
        work={fieldOfWork(candidate)}
        facts={candidateFacts(candidate, rateHint)}
        heading="h1"
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-6 lg:col-start-2">
          {panel}
          {candidate.match && (
            <MatchPanel match={candidate.match} title={`Why ${candidate.first_name}`} />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <About text={readableDescription(candidate)} />
          <IdealRole text={candidate.ideal_role} />
          <Career career={candidate.career} />
          <AnswersOf candidate={candidate} />
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:col-start-2">
          <ContactSection profile={candidate} />
          <Tickets tickets={candidate.tickets} />
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
