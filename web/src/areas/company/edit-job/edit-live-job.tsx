import type { JobForm } from '@headframe/wire'
import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'

import { CallField, CallForm } from '../../../forms/call-form.tsx'
import { KeptNote } from '../../../forms/kept-note.tsx'
import { useStored } from '../../../forms/use-stored.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { LeaveGuard } from '../../../parts/leave-guard.tsx'
import { Card } from '../../../ui/data/card.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { readJob } from '../post-job/draft/draft-calls.ts'
import { DescriptionField } from '../post-job/steps/description-field.tsx'
import { StartField } from '../post-job/steps/start-field.tsx'
import { FixedFacts } from './fixed-facts.tsx'
import { BothVersions } from './both-versions.tsx'
import { useLiveJobForm } from './use-live-job-form.ts'

/** A posting that contractors see already: only its description and its start may change. */
export function EditLiveJob({ job, revision }: { job: JobForm; revision: number }) {
  const toast = useToast()
  const [isSaved, setSaved] = useState(false)
  const { form, isOutdated, standing, decide } = useLiveJobForm(
    { job, revision },
    async () => {
      const { data, revision: now } = await readJob(job.uuid)
      return { job: data, revision: now }
    },
    (says) => {
      toast.success(says)
      setSaved(true)
    },
  )
  const isChanged = useStored(form.store, ({ values }) => values !== form.initial)
  const isOverwriting = isOutdated && standing?.undecided.length !== 0
  if (isSaved) return <Navigate to={paths.company.viewJob} params={{ jobId: job.uuid }} replace />

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Card padding="lg">
        <CallForm
          form={form}
          submit={isOverwriting ? 'Save mine all the same' : 'Save Changes'}
          className={formStyles}
          beside={
            isOutdated &&
            !standing && (
              <ButtonLink
                to={paths.company.viewJob}
                params={{ jobId: job.uuid }}
                target="_blank"
                variant="secondary"
              >
                See how it stands now
              </ButtonLink>
            )
          }
        >
          {!isOutdated && <KeptNote form={form} />}
          {standing && <BothVersions form={form} standing={standing} onDecided={decide} />}
          <h2>Role Description</h2>
          <DescriptionField form={form} />
          <h2 className="mt-3">Conditions</h2>
          <CallField form={form} name="start_date" label="Start date" required group>
            {({ value }, set) => (
              <StartField value={value} onChange={set} kept={form.initial.start_date.day} />
            )}
          </CallField>
        </CallForm>
      </Card>
      <FixedFacts job={job} />
      <LeaveGuard
        isUnsaved={isChanged}
        says="Your changes to this job are not saved yet. This window keeps them until you are back."
      />
    </div>
  )
}

const formStyles = 'sm:[&_[type=submit]]:justify-self-start'
