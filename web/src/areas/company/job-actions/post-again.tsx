import type { ComponentProps } from 'react'

import { titleOf } from '../../../parts/job/job-words.ts'
import { Button } from '../../../ui/form/button.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import type { ActedJob } from './acted-job.ts'
import { useDuplicate } from './use-duplicate.ts'

interface PostAgainProps extends Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'className'
> {
  job: ActedJob
}

/** A draft with the same content, open for a last look. */
export function PostAgain({ job, ...look }: PostAgainProps) {
  const duplicate = useDuplicate()
  return (
    <Button
      {...look}
      busy={duplicate.isAsking}
      busyLabel="Making a draft"
      onClick={() => void duplicate.ask({ jobUUID: job.uuid })}
    >
      Post again
      <VisuallyHidden>: {titleOf(job)}</VisuallyHidden>
    </Button>
  )
}
