import { monthsInWords, type Applicant, type CompanyJob } from '@headframe/wire'

import { elapsedInShort } from '../../../lib/elapsed.ts'
import { inFigures } from '../../../lib/figures.ts'
import { paths, pictureOf } from '../../../lib/paths.ts'
import { ApplicationBadge } from '../../../parts/job/application-badge.tsx'
import { ButtonLink, TextLink } from '../../../parts/links.tsx'
import { MatchStrip } from '../../../parts/match/match-strip.tsx'
import {
  fullName,
  placeInWords,
  presentWork,
  rateInWords,
} from '../../../parts/profile/profile-words.ts'
import { Avatar } from '../../../ui/data/avatar.tsx'
import { Card } from '../../../ui/data/card.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { Moment } from '../../../ui/data/moment.tsx'
import { TickRow } from '../../../ui/data/table-ticks.tsx'
import type { Ticks } from '../../../ui/data/use-ticks.ts'
import { useNow } from '../../../ui/use-now.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import type { ApplicantsWish } from './applicants-wish.ts'
import { Decide } from './decide.tsx'
import { freeWords } from './free-words.ts'
import { besideJob } from './rate-beside-job.ts'
import { ResumeButton } from './resume-button.tsx'

interface ApplicantCardProps {
  job: CompanyJob
  applicant: Applicant
  /** The list that the card stands in, to come back to it. */
  wish: ApplicantsWish
  /** For whoever may do something with those who are ticked. */
  ticks: Ticks | undefined
  /** Those of the page. */
  among: readonly string[]
}

/** Somebody who applied: who it is, what decides, and what can be done. */
export function ApplicantCard({ job, applicant, wish, ticks, among }: ApplicantCardProps) {
  const { application_id, profile_hash, photo_hash, status, has_resume } = applicant
  const jobId = job.uuid
  const name = fullName(applicant)
  const toProfile = {
    to: paths.company.applicant,
    params: { jobId, profile_hash },
    search: wish,
    state: { isFromApplicants: true },
  } as const

  return (
    <Card as="article" padding="none" className="flex flex-col gap-4 p-4 sm:p-5">
      <div className="flex items-start gap-2 sm:gap-4">
        <div className="-mt-1 -ml-2">
          {ticks && <TickRow ticks={ticks} rowKey={application_id} name={name} among={among} />}
        </div>
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
            <p className="text-ink-2">{workOf(applicant)}</p>
          </div>
          <ApplicationBadge status={status} reader="company" />
        </div>
      </div>
      <ApplicantFacts applicant={applicant} job={job} />
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

/** What they do now, or what they would like to. */
function workOf({ current_role, current_company, preferred_role }: Applicant): string {
  const now = presentWork({ current_role, current_company })
  return now ?? preferred_role ?? 'No preferred role'
}

function ApplicantFacts({ applicant, job }: Pick<ApplicantCardProps, 'applicant' | 'job'>) {
  const now = useNow()
  const { application_date, distance_km: km, licences } = applicant
  const { updated_total_experience: months } = applicant
  const { converted, difference } = besideJob(applicant, job)
  const applied = <Moment at={application_date}>{elapsedInShort(application_date, now)}</Moment>
  const facts = [
    {
      label: 'Location',
      value: placeInWords(applicant),
      hint: km !== null && `${inFigures(km)} km to the site`,
    },
    { label: 'Availability', value: freeWords(applicant, new Date(now * 1000)) },
    {
      label: 'Rate',
      value: rateInWords(applicant),
      hint: [converted, difference].filter(Boolean).join(', '),
    },
    { label: 'Applied', value: applied },
    { label: 'Experience', value: months === null ? undefined : monthsInWords(months) },
    { label: 'Tickets', value: licences.join(', ') },
  ]

  return <Facts look="open" facts={facts} className="sm:grid-cols-3" />
}
