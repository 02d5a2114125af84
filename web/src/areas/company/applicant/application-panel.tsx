import { applicationStatus, type CandidateProfile } from '@headframe/wire'

import { dateInWords } from '../../../lib/elapsed.ts'
import { ApplicationBadge } from '../../../parts/job/application-badge.tsx'
import { ProfileSection } from '../../../parts/profile/profile-section.tsx'
import { fullName } from '../../../parts/profile/profile-words.ts'
import { Moment } from '../../../ui/data/moment.tsx'
import { Decide } from '../applicants/decide.tsx'
import { ResumeButton } from '../applicants/resume-button.tsx'

interface ApplicationPanelProps {
  jobId: string
  candidate: CandidateProfile
  className?: string
}

/** How the application stands, and what can be done about it. */
export function ApplicationPanel({ jobId, candidate, className }: ApplicationPanelProps) {
  const { application, has_resume, profile_hash } = candidate
  const name = fullName(candidate)

  return (
    <ProfileSection
      title="Application"
      aside
      actions={application && <ApplicationBadge status={application.status} reader="company" />}
      className={className}
    >
      <div className="flex flex-col gap-4">
        {application && <Standing application={application} />}
        {application && <Decide application={{ ...application, name }} className="*:flex-1" />}
        {has_resume ? (
          <ResumeButton jobId={jobId} profileHash={profile_hash} name={name} className="w-full" />
        ) : (
          <p className="text-sm text-ink-2">They have no resume here.</p>
        )}
      </div>
    </ProfileSection>
  )
}

type Application = NonNullable<CandidateProfile['application']>

function Standing({ application }: { application: Application }) {
  const { status, application_date, decision_date, reason } = application
  const verb = status === applicationStatus.approved ? 'Approved' : 'Rejected'

  return (
    <div className="num text-ink-2">
      <p>
        Applied{' '}
        <Moment at={application_date} pressable>
          {dateInWords(application_date)}
        </Moment>
      </p>
      {decision_date !== null && (
        <p>
          {verb} {dateInWords(decision_date)}
        </p>
      )}
      {reason && (
        <blockquote className="mt-2 border-l-2 border-line-strong pl-3 whitespace-pre-line wrap-anywhere text-ink">
          {reason}
        </blockquote>
      )}
    </div>
  )
}
