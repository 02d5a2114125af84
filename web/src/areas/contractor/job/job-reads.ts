import { contractorJobs } from '@headframe/wire'

import { askAhead } from '../../../calls/ask-ahead.ts'

export function askForJob(jobId: string): void {
  askAhead(contractorJobs.job, { id: jobId })
}
