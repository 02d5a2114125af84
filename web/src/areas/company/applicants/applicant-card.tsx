import type { Applicant } from '@headframe/wire'

import { elapsedInShort } from '../../../lib/elapsed.ts'
import { paths, pictureOf } from '../../../lib/paths.ts'
import { ApplicationBadge } from '../../../parts/job/application-badge.tsx'
import { ButtonLink, TextLink } from '../../../parts/links.tsx'
import { MatchStrip } from '../../../parts/match/match-strip.tsx'
import { fullName, placeInWords, rateInWords } from '../../../parts/profile/profile-words.ts'
import { Avatar } from '../../../ui/data/avatar.tsx'
import { Card } from '../../../ui/data/card.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { Moment } from '../../../ui/data/moment.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import type { ApplicantsWish } from './applicants-wish.ts'
import { Decide } from './decide.tsx'
import { freeWords } from './free-words.ts'
import { ResumeButton } from './resume-button.tsx'

interface ApplicantCardProps {
  jobId: string
  applicant: Applicant
  /** The list that the card stands in, to come back to it. */
  wish: ApplicantsWish
}

/** Somebody who applied: who it is, what decides, and what can be done. */
export function ApplicantCard({ jobId, applicant, wish }: ApplicantCardProps) {
  const { profile_hash, photo_hash, preferred_role, status, has_resume } = applicant
  const name = fullName(applicant)
  const toProfile = {
    to: paths.company.applicant,
    params: { jobId, profile_hash },
    search: wish,
    state: { isFromApplicants: true },
  } as const

  return (
    <Card as="article" padding="none" className="flex flex-col gap-4 p-4 sm:p-5">
      <div className="flex items-start gap-4">
        <Avatar
          name={name}
          picture={photo_hash && pictureOf(photo_hash)}
          size="lg"
          className="max-sm:size-12 max-sm:text-base"
        />
        <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <div className="min-w-0">
            <h3 className="text-lg wrap-anywhere">
              <TextLink {...toProfile} look="plain">
                {name}
              </TextLink>
            </h3>
            <p className="text-ink-2">{preferred_role ?? 'No preferred role'}</p>
          </div>
          <ApplicationBadge status={status} reader="company" />
        </div>
      </div>
      <ApplicantFacts applicant={applicant} />
      <MatchStrip match={applicant.match} />
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line pt-4">
        <div className={buttonRow}>
          <ButtonLink {...toProfile} variant="secondary">
            View Profile
            <VisuallyHidden> of {name}</VisuallyHidden>
          </ButtonLink>
          {has_resume && <ResumeButton jobId={jobId} profileHash={profile_hash} name={name} />}
        </div>
        <Decide application={{ ...applicant, name }} className={buttonRow} />
      </div>
    </Card>
  )
}

/** On a phone the buttons share a row, and give up their icons for their words. */
const buttonRow =
  'flex flex-wrap gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:*:px-2 max-sm:[&_.lucide]:hidden'

function ApplicantFacts({ applicant }: { applicant: Applicant }) {
  const now = useNow()
  const { application_date } = applicant
  const applied = <Moment at={application_date}>{elapsedInShort(application_date, now)}</Moment>
  const facts = [
    { label: 'Location', value: placeInWords(applicant) },
    { label: 'Availability', value: freeWords(applicant) },
    { label: 'Rate', value: rateInWords(applicant) },
    { label: 'Applied', value: applied },
  ]

  return <Facts look="open" facts={facts} className="lg:grid-cols-4" />
}
