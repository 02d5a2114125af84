import { words } from '@headframe/wire'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { use } from 'react'

import { Part } from '../../../calls/part.tsx'
import { Screen } from '../../../calls/screen.tsx'
import { useAnswer } from '../../../calls/reading/use-answer.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { WizardSkeleton } from '../../../parts/wizard/wizard-skeleton.tsx'
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx'
import { JobWizard } from '../post-job/job-wizard.tsx'
import { BackToJobs, NotOpened } from '../post-job/not-opened.tsx'
import { LeftBehind } from '../post-job/draft/left-behind.tsx'
import { openJob, type OpenedJob } from '../post-job/draft/open-job.ts'
import { EditLiveJob } from './edit-live-job.tsx'

const route = getRouteApi('/company-own/company/edit-job/$jobId')

export default function EditJobScreen() {
  const { jobId } = route.useParams()

  return (
    <Screen
      title="Edit Job Posting"
      description="Change a job posting: a draft as a whole, a live one in its description and its start."
      breadcrumbs={
        <Breadcrumbs>
          <TextLink to={paths.company.manageJobs} className="inline-flex min-h-11 items-center">
            Manage Jobs
          </TextLink>
          <TextLink
            to={paths.company.viewJob}
            params={{ jobId }}
            className="inline-flex min-h-11 items-center"
          >
            Job
          </TextLink>
          <span aria-current="page">Edit</span>
        </Breadcrumbs>
      }
    >
      <Opening key={jobId} jobId={jobId} />
    </Screen>
  )
}

function Opening({ jobId }: { jobId: string }) {
  const [opened, again] = useAnswer(() => openJob(jobId))

  return (
    <Part
      loading={<WizardSkeleton />}
      failing={(failed, retry) => <NotOpened failed={failed} onRetried={retry} />}
      onRetried={again}
    >
      <Editing jobId={jobId} opened={opened} onNoDraft={again} />
    </Part>
  )
}

interface EditingProps {
  jobId: string
  opened: Promise<OpenedJob>
  /** The draft went live in another window. */
  onNoDraft: () => void
}

/** A draft is changed as a whole, a live posting within what was promised, and nothing that is over. */
function Editing({ jobId, opened, onNoDraft }: EditingProps) {
  const job = use(opened)
  const { step } = route.useSearch()
  const navigate = useNavigate()
  const to = paths.company.editJob

  if (job.is === 'over' && !job.left) return <BackToJobs says={words.jobNotEditable} />
  if (job.is !== 'draft') {
    return (
      <>
        <LeftBehind uuid={job.uuid} left={job.left} />
        {job.is === 'live' && <EditLiveJob job={job.job} revision={job.revision} />}
      </>
    )
  }
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
      onNoDraft={onNoDraft}
    />
  )
}
