import { contractorJobs, words } from '@headframe/wire'
import { useEffect, useRef } from 'react'

import { Part } from '../../../../calls/part.tsx'
import { useRead } from '../../../../calls/use-read.ts'
import { JobDescription } from '../../../../parts/job/job-description.tsx'
import { ProjectBlock } from '../../../../parts/job/project-block.tsx'
import { lazyPart } from '../../../../parts/lazy-part.tsx'
import { Banner } from '../../../../ui/data/banner.tsx'
import { Skeleton } from '../../../../ui/data/skeleton.tsx'
import { StandingPlace } from '../../job/apply/standing-place.tsx'
import { JobPlace } from '../../job/job-place.tsx'
import { noteOpened } from '../../recent/recent-jobs.ts'
import { BesideHead } from './beside-head.tsx'
import { BesideSkeleton } from './beside-skeleton.tsx'

/** Guests have none. */
const WhyYou = lazyPart(() => import('../../job/why-you.tsx'))

interface JobInFullProps {
  jobId: string
  isChosen: boolean
}

/** All that the job's own page tells, one under the other. */
export default function JobInFull(props: JobInFullProps) {
  return (
    <Part loading={<BesideSkeleton />}>
      <Shown {...props} />
    </Part>
  )
}

function Shown({ jobId, isChosen }: JobInFullProps) {
  const job = useRead(contractorJobs.job, { id: jobId })
  const { slug, title, company_name: company } = job
  const standing = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isChosen) noteOpened({ slug, title, company })
  }, [isChosen, slug, title, company])

  return (
    <>
      {!job.accepts_applications && <Banner tone="warning">{words.jobNotOpen}</Banner>}
      <BesideHead job={job} />
      <StandingPlace job={job} place={standing} />
      {job.match && <WhyYou match={job.match} loading={<Skeleton className="h-80 rounded-lg" />} />}
      <JobDescription html={job.description_rendered} />
      <ProjectBlock job={job} />
      <JobPlace job={job} />
    </>
  )
}
