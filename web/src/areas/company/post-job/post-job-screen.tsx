import { Navigate, getRouteApi, useNavigate } from '@tanstack/react-router'
import { use } from 'react'

import { Part } from '../../../calls/part.tsx'
import { useAnswer } from '../../../calls/reading/use-answer.ts'
import { paths } from '../../../lib/paths.ts'
import { WizardSkeleton } from '../../../parts/wizard/wizard-skeleton.tsx'
import { JobWizard } from './job-wizard.tsx'
import { NotOpened } from './not-opened.tsx'
import { openJob, type OpenedJob } from './draft/open-job.ts'
import { PostJobFrame } from './post-job-frame.tsx'

const route = getRouteApi('/company-own/company/post-job')

export default function PostJobScreen() {
  // The route gives every address without a draft one of its own.
  const { draft } = route.useSearch()

  return (
    <PostJobFrame>
      {draft === undefined ? <WizardSkeleton /> : <Opening key={draft} draft={draft} />}
    </PostJobFrame>
  )
}

function Opening({ draft }: { draft: string }) {
  const [opened, again] = useAnswer(() => openJob(draft))

  return (
    <Part
      loading={<WizardSkeleton />}
      failing={(failed, retry) => <NotOpened failed={failed} onRetried={retry} />}
      onRetried={again}
    >
      <Posting draft={draft} opened={opened} />
    </Part>
  )
}

function Posting({ draft, opened }: { draft: string; opened: Promise<OpenedJob> }) {
  const job = use(opened)
  const { step } = route.useSearch()
  const navigate = useNavigate()
  const to = paths.company.postJob

  if (job.is !== 'draft') {
    return <Navigate to={paths.company.editJob} params={{ jobId: draft }} replace />
  }
  return (
    <JobWizard
      draft={job.draft}
      asked={step}
      onStep={(next, { replace }) => {
        void navigate({ to, search: { draft, step: next }, replace })
      }}
      onMoved={(id) => {
        void navigate({ to, search: { draft: id, step }, replace: true })
      }}
      onNoDraft={() => {
        void navigate({ to: paths.company.editJob, params: { jobId: draft }, replace: true })
      }}
    />
  )
}
