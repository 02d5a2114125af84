import { applicants } from '@headframe/wire'

import { askAhead, listAhead } from '../../../calls/ask-ahead.ts'
import type { ApplicantsWish } from './applicants-wish.ts'

export function inputOfApplicants(
  jobId: string,
  { search = '', status, page = 1, sort }: ApplicantsWish,
) {
  return { id: jobId, search, status, page, perPage: undefined, sort } as const
}

export function askForApplicants(jobId: string, wish: ApplicantsWish): void {
  listAhead(applicants.list, inputOfApplicants(jobId, wish))
  if (wish.search) askAhead(applicants.readSearch, { id: jobId, search: wish.search })
}
