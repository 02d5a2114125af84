import { contractorJobs, type OpenJobDetail } from '@headframe/wire'
import { Suspense, useEffect, useRef } from 'react'

import { useDocument } from '../../../calls/screen.tsx'
import { useRead } from '../../../calls/use-read.ts'
import { lazyPart } from '../../../parts/lazy-part.tsx'
import { useStructuredData } from '../../../parts/structured-data.ts'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { patientPart } from '../../../ui/patient-part.ts'
import { SaveJobButton } from '../saved/save-job-button.tsx'
import { noteOpened } from '../recent/recent-jobs.ts'
import { ApplyBar } from './apply/apply-bar.tsx'
import { ApplyDialog } from './apply/apply-dialog.tsx'
import { StandingPlace } from './apply/standing-place.tsx'
import { EndedNotice } from './ended-notice.tsx'
import { descriptionOf, jobPostingOf, pageOf } from './job-posting.ts'
import { JobView } from './job-view.tsx'
import { ShareJob } from '../../../parts/job/share-job.tsx'
import { StartInCalendar } from './calendar/start-in-calendar.tsx'

/** Guests have none. */
const WhyYou = lazyPart(() => import('./why-you.tsx'))

const RelatedJobs = patientPart(() => import('./related/related-jobs.tsx'))

/** What a job is, and where its reader stands with it. A job that has ended stays to be read. */
export function JobPage({ jobId }: { jobId: string }) {
  const job = useRead(contractorJobs.job, { id: jobId }, { againWithWindow: true })
  const nowSeconds = useNow()
  useDocument(`${job.title} at ${job.company_name}`, descriptionOf(job, nowSeconds))
  useStructuredData(jobPostingOf(job, nowSeconds))
  useNoted(job)
  const standing = useRef<HTMLDivElement>(null)

  return (
    <>
      <link rel="canonical" href={pageOf(job)} />
      <JobView
        job={job}
        actions={
          <div className="flex items-center">
            <SaveJobButton jobId={job.uuid} title={job.title} saved={job.saved} />
            <StartInCalendar job={job} />
            <ShareJob title={job.title} slug={job.slug} />
          </div>
        }
        notice={!job.accepts_applications && <EndedNotice job={job} />}
        standing={
          <>
            <StandingPlace job={job} place={standing} className="scroll-my-24 max-lg:*:mb-6" />
            {job.match && (
              <div className="max-lg:mb-6 lg:mt-6">
                <WhyYou match={job.match} loading={<Skeleton className="h-80 rounded-lg" />} />
              </div>
            )}
          </>
        }
        onwards={
          <Suspense>
            <RelatedJobs job={job} />
          </Suspense>
        }
      />
      <ApplyBar job={job} />
      <ApplyDialog job={job} standing={standing} />
    </>
  )
}

/** It can be found again among those that were opened. */
function useNoted({ slug, title, company_name: company }: OpenJobDetail): void {
  useEffect(() => noteOpened({ slug, title, company }), [slug, title, company])
}
