import type { JobListItem } from '@headframe/wire'
import type { ComponentProps } from 'react'

import { Briefs } from '../../../../parts/map/briefs.tsx'
import { JobInBrief } from './job-in-brief.tsx'

type Props = ComponentProps<typeof Briefs<JobListItem>>

interface JobBriefsProps extends Omit<Props, 'rows' | 'idOf' | 'nameOf' | 'brief'> {
  /** Nothing while they are on their way. */
  jobs: readonly JobListItem[] | undefined
}

/** The jobs of the map as a list. */
export function JobBriefs({ jobs, ...rest }: JobBriefsProps) {
  return (
    <Briefs
      {...rest}
      rows={jobs}
      idOf={({ job_id }) => job_id}
      nameOf={({ job_title }) => job_title}
      brief={(job) => <JobInBrief job={job} />}
    />
  )
}
