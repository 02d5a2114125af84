import { companyAccounts } from '@headframe/wire'

import { useRead } from '../../../../calls/use-read.ts'
import { counted } from '../../../../lib/figures.ts'
import { paths } from '../../../../lib/paths.ts'
import { ButtonLink } from '../../../../parts/links.tsx'
import { Card } from '../../../../ui/data/card.tsx'

/** Who waits for a decision, and what is on the board. */
export default function CompanysDay() {
  const { waiting_applicants: waiting, active_jobs: active } = useRead(
    companyAccounts.dashboard,
    {},
  )

  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div>
        <h2 className="num text-xl">
          {waiting > 0
            ? `${counted(waiting, 'applicant')} ${waiting === 1 ? 'waits' : 'wait'} for your decision`
            : 'No applicant waits for you'}
        </h2>
        <p className="num mt-1 text-ink-2">
          {active > 0
            ? `${counted(active, 'job')} of yours on the board`
            : 'No job of yours is on the board'}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={waiting > 0 ? paths.company.manageJobs : paths.company.postJob}>
          {waiting > 0 ? 'See your jobs' : 'Post a job'}
        </ButtonLink>
        <ButtonLink to={paths.company.dashboard} variant="secondary">
          Dashboard
        </ButtonLink>
      </div>
    </Card>
  )
}
