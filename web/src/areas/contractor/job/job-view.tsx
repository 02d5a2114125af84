import type { OpenJobDetail } from '@headframe/wire'
import type { ReactNode } from 'react'

import { JobDescription } from '../../../parts/job/job-description.tsx'
import { ProjectBlock } from '../../../parts/job/project-block.tsx'
import { JobColumns } from './job-columns.tsx'
import { JobHero } from './job-hero.tsx'
import { JobPlace } from './job-place.tsx'

interface JobViewProps {
  job: OpenJobDetail
  /** Told before everything else. */
  notice?: ReactNode
  standing: ReactNode
  /** Beside what it is: ways to hand it on. */
  actions?: ReactNode
  /** Below everything: where to go on to. */
  onwards?: ReactNode
}

/** A whole job, top down: what decides, then what is to be done, then where. */
export function JobView({ job, notice, standing, actions, onwards }: JobViewProps) {
  return (
    <>
      {notice}
      <JobColumns hero={<JobHero job={job} actions={actions} />} standing={standing}>
        <JobDescription html={job.description_rendered} />
        <ProjectBlock job={job} />
        <JobPlace job={job} />
        {onwards}
      </JobColumns>
    </>
  )
}
