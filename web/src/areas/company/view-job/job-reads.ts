import { companyJobs } from '@headframe/wire'

import { askAhead } from '../../../calls/ask-ahead.ts'
import { askForApplicants } from '../applicants/applicants-reads.ts'
import type { JobViewWish } from '../applicants/applicants-wish.ts'

export function askForJob(jobId: string, { tab, ...wish }: JobViewWish): void {
  askAhead(companyJobs.job, { uuid: jobId })
  if (tab === 'applicants') askForApplicants(jobId, wish)
}
