import { companyJobs } from '@headframe/wire'

import { listAhead } from '../../../calls/ask-ahead.ts'
import type { JobsWish } from './jobs-wish.ts'

export function inputOfJobs({ search = '', status, only, sort, page = 1 }: JobsWish) {
  return { search, status, only, sort, page, perPage: undefined }
}

export function askForJobs(wish: JobsWish): void {
  listAhead(companyJobs.list, inputOfJobs(wish))
}
