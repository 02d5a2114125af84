import { words } from '@headframe/wire'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { use, useState } from 'react'

import { inAdvance } from '../../../calls/in-advance.ts'
import { Part } from '../../../calls/part.tsx'
import { Screen } from '../../../calls/screen.tsx'
import { paths } from '../../../lib/paths.ts'
import { WizardSkeleton } from '../../../parts/wizard/wizard-skeleton.tsx'
import { JobWizard } from '../post-job/job-wizard.tsx'
import { BackToJobs, NotOpened } from '../post-job/not-opened.tsx'
import { openJob, type OpenedJob } from '../post-job/open-job.ts'
import { EditLiveJob } from './edit-live-job.tsx'

const route = getRouteApi('/company-own/company/edit-job/$jobId')

export default function EditJobScreen() {
  const { jobId } = route.useParams()

  return (
    <Screen
      title="Edit Job Posting"
      description="Change a job posting: a draft as a whole, a live one in its description and its start."
    >
      <Opening key={jobId} jobId={jobId} />
    </Screen>
  )
}

function Opening({ jobId }: { jobId: string }) {
  const [opened, setOpened] = useState(() => inAdvance(openJob(jobId)))

  return (
    <Part
      loading={<WizardSkeleton />}
      failing={(failed, retry) => (
        <NotOpened
          failed={failed}
          onRetried={() => {
            setOpened(inAdvance(openJob(jobId)))
            retry()
          }}
        />
      )}
    >
      <Editing jobId={jobId} opened={opened} />
    </Part>
  )
}

/** A draft is changed as a whole, a live posting within what was promised, and nothing that is over. */
function Editing({ jobId, opened }: { jobId: string; opened: Promise<OpenedJob> }) {
  const job = use(opened)
  const { step } = route.useSearch()
  const navigate = useNavigate()
  const to = paths.company.editJob

  if (job.is === 'over') return <BackToJobs says={words.jobNotEditable} />
  if (job.is === 'live') return <EditLiveJob job={job.job} />
  return (
    <JobWizard
      draft={job.draft}
      asked={step}
      onStep={(next, { replace }) => {
        void navigate({ to, params: { jobId }, search: { step: next }, replace })
      }}
      onMoved={(id) => {
        void navigate({ to, params: { jobId: id }, search: { step }, replace: true })
      }}
    />
  )
}
