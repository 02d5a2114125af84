import { adminCompanies, adminJobs } from '@headframe/wire'

import { askAhead, listAhead } from '../../../calls/ask-ahead.ts'
import type { JobsWish } from './jobs-wish.ts'

export function inputOfJobs({ search = '', status, page = 1 }: JobsWish) {
  return { search, status, page, perPage: undefined }
}

export function askForJobs(wish: JobsWish): void {
  listAhead(adminJobs.list, inputOfJobs(wish))
}

export function askForJobsOf(companyId: string, wish: JobsWish): void {
  askAhead(adminCompanies.one, { companyId })
  listAhead(adminJobs.ofCompany, { ...inputOfJobs(wish), companyId })
}
