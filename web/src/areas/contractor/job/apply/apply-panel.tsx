import type { OpenJobDetail } from '@headframe/wire'

import { openUntil } from '../../../../lib/open-until.ts'
import { paths } from '../../../../lib/paths.ts'
import { rateWords } from '../../../../parts/job/job-words.ts'
import { lazyPart } from '../../../../parts/lazy-part.tsx'
import { ButtonLink, TextLink } from '../../../../parts/links.tsx'
import { Card } from '../../../../ui/data/card.tsx'
import { cn } from '../../../../ui/cn.ts'
import { Skeleton } from '../../../../ui/data/skeleton.tsx'
import { useNow } from '../../../../ui/use-now.ts'
import { ApplyButton } from './apply-button.tsx'
import { useApplyStanding } from './apply-standing.ts'
import { WaitingApplication } from './waiting-application.tsx'
import { wayToApply } from './way-to-apply.ts'

const OwnApplication = lazyPart(() => import('./own-application.tsx'))

/** What a reader can do about a job, or has done already. */
export function ApplyPanel({ job }: { job: OpenJobDetail }) {
  const standing = useApplyStanding(job)

  switch (standing) {
    case 'applied':
      return <OwnApplication job={job} loading={<Skeleton className="h-72 rounded-lg" />} />
    case 'waiting':
      return <WaitingApplication job={job} />
    case 'ended':
      return (
        <ButtonLink to={paths.contractor.jobs} wide>
          See open jobs
        </ButtonLink>
      )
    case 'company':
      return (
        <Card padding="sm">
          <p className="font-semibold">This is how contractors see the job.</p>
          <p className="mt-1 text-sm text-ink-2">
            You are signed in as a company, so you cannot apply to it.
          </p>
        </Card>
      )
    case 'free':
      return <Offer job={job} isGuest={false} />
    case 'guest':
      return <Offer job={job} isGuest />
  }
}

function Offer({ job, isGuest }: { job: OpenJobDetail; isGuest: boolean }) {
  const now = useNow()
  return (
    <Card
      padding="none"
      data-print="hidden"
      className={cn('p-5 sm:p-6', !isGuest && 'max-lg:hidden')}
    >
      {/* On a phone the bar at the foot of the page has it. */}
      <div className="max-lg:hidden">
        <p className="num font-display text-xl font-heading">{rateWords(job)}</p>
        <p className="mt-1 mb-5 text-sm text-ink-2">{openUntil(job, now)}</p>
        <ApplyButton slug={job.slug} isGuest={isGuest} size="lg" wide />
      </div>
      {isGuest && (
        <p className="text-sm text-ink-2 lg:mt-3">
          You sign in on the way, and come straight back here. New on the marketplace?{' '}
          <TextLink to={paths.contractor.register} search={wayToApply(job.slug)}>
            Create a free account
          </TextLink>
        </p>
      )}
    </Card>
  )
}
