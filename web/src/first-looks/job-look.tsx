import { jobScreenStyles, wayBackStyles } from '../areas/contractor/job/job-columns.tsx'
import { JobSkeleton } from '../areas/contractor/job/job-skeleton.tsx'
import { paths } from '../lib/paths.ts'
import { cn } from '../ui/cn.ts'
import { linkStyles } from '../ui/layout/link.tsx'

/** A job that nothing is known of but its name, its company and its place. */
export function JobLook() {
  return (
    <div className={jobScreenStyles}>
      <a
        href={paths.contractor.jobs}
        className={cn(linkStyles({ look: 'alone' }), wayBackStyles, 'pl-6.5')}
      >
        Back to search
      </a>
      <JobSkeleton
        known={{ company: '{{company_name}}', title: '{{title}}', place: '{{work_location}}' }}
      />
    </div>
  )
}
