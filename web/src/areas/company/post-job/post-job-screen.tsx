import { companyJobs } from '@headframe/wire'
import { Navigate, getRouteApi, useNavigate } from '@tanstack/react-router'
import { use, useEffect, useRef, useState } from 'react'

import { textOfFailure } from '../../../calls/failure.ts'
import { inAdvance } from '../../../calls/in-advance.ts'
import { Part } from '../../../calls/part.tsx'
import { Screen } from '../../../calls/screen.tsx'
import { paths } from '../../../lib/paths.ts'
import { WizardSkeleton } from '../../../parts/wizard/wizard-skeleton.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { JobWizard } from './job-wizard.tsx'
import { NotOpened } from './not-opened.tsx'
import { openJob, openNewDraft, type OpenedJob } from './open-job.ts'

const route = getRouteApi('/company-own/company/post-job')

export default function PostJobScreen() {
  const { draft } = route.useSearch()
  const { opened, visit, openAgain } = useOpenedJob(draft)

  return (
    <Screen
      title="Create a Job Posting"
      description="Write a job posting, see it as contractors will, and put it on the board."
    >
      <Part
        loading={<WizardSkeleton />}
        failing={(failed, retry) => {
          const again = () => {
            openAgain()
            retry()
          }
          if (draft !== undefined) return <NotOpened failed={failed} onRetried={again} />
          return (
            <ErrorState title={textOfFailure(failed, companyJobs.newDraft)} onRetried={again} />
          )
        }}
      >
        <Posting key={visit} opened={opened} />
      </Part>
    </Screen>
  )
}

function Posting({ opened }: { opened: Promise<OpenedJob> }) {
  const job = use(opened)
  const { draft, step } = route.useSearch()
  const navigate = useNavigate()
  const uuid = job.is === 'draft' ? job.draft.uuid : undefined

  useEffect(() => {
    // A reload goes on with this draft, and does not begin another one.
    if (draft === undefined && uuid !== undefined) {
      void navigate({ to: paths.company.postJob, search: { draft: uuid, step }, replace: true })
    }
  }, [draft, uuid, step, navigate])

  if (job.is !== 'draft') {
    return <Navigate to={paths.company.editJob} params={{ jobId: draft ?? '' }} replace />
  }
  return (
    <JobWizard
      draft={job.draft}
      asked={step}
      onStep={(next, { replace }) => {
        const search = { draft: job.draft.uuid, step: next }
        void navigate({ to: paths.company.postJob, search, replace })
      }}
      onMoved={(id) => {
        void navigate({ to: paths.company.postJob, search: { draft: id, step }, replace: true })
      }}
    />
  )
}

/** The draft that the address names, or a new one; whoever asks for another one is given it. */
function useOpenedJob(draft: string | undefined) {
  const [{ opened, visit }, setOpening] = useState(() => ({
    opened: inAdvance(open(draft)),
    visit: 0,
  }))
  const before = useRef(draft)

  useEffect(() => {
    const isLeft = before.current !== undefined && before.current !== draft
    before.current = draft
    if (isLeft) setOpening((last) => nextVisit(last, draft))
  }, [draft])

  return { opened, visit, openAgain: () => setOpening((last) => nextVisit(last, draft)) }
}

function nextVisit({ visit }: { visit: number }, draft: string | undefined) {
  return { opened: inAdvance(open(draft)), visit: visit + 1 }
}

async function open(draft: string | undefined): Promise<OpenedJob> {
  return draft === undefined ? { is: 'draft', draft: await openNewDraft() } : openJob(draft)
}
