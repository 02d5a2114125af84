import { contractorJobs } from '@headframe/wire'

import { listAhead } from '../../../calls/ask-ahead.ts'
import type { PagesWish } from '../../../lib/wishes.ts'

export function inputOfApplications({ page }: PagesWish) {
  return { page, perPage: undefined }
}

export function askForApplications(wish: PagesWish): void {
  listAhead(contractorJobs.applications, inputOfApplications(wish))
}
