import { contractorJobs } from '@headframe/wire'

import { listAhead } from '../../../calls/ask-ahead.ts'
import type { AppliedWish } from './applied-jobs-wish.ts'

export function inputOfApplications({ page, status }: AppliedWish) {
  return { page, perPage: undefined, status }
}

export function askForApplications(wish: AppliedWish): void {
  listAhead(contractorJobs.applications, inputOfApplications(wish))
}
